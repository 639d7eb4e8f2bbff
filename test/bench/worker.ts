// One contender in a process of its own: node worker.ts <contender>. Works when its parent says so.
import type { Contender, Measurement, Order } from './contender.ts';

const name = process.argv[2] ?? '';
const { contender } = (await import(`./contenders/${name}.ts`)) as { readonly contender: Contender };

/** Counts processor time, all threads together: what else the machine does meanwhile is not ours. */
async function measure({ milliseconds }: Order): Promise<Measurement> {
  const start = process.cpuUsage();
  let operations = 0;
  let spent: number;
  do {
    operations += await contender.batch();
    const { user, system } = process.cpuUsage(start);
    spent = (user + system) / 1_000;
  } while (spent < milliseconds);
  return { operations, milliseconds: spent };
}

process.on('message', (order: Order) => void measure(order).then((measurement) => process.send?.(measurement)));
process.on('disconnect', () => process.exit());
// The parent waits until the sample is made.
process.send?.('ready');
