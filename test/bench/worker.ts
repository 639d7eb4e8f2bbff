// One contender in a process of its own: node worker.ts <contender> [what it is told…]. Works when its parent says so.
import type { Clock, Contender, Measurement, Order } from './contender.ts';

const name = process.argv[2] ?? '';
const { contender } = (await import(`./contenders/${name}.ts`)) as { readonly contender: Contender };

async function measure({ milliseconds, clock }: Order): Promise<Measurement> {
  const start = now(clock);
  let operations = 0;
  let spent: number;
  do {
    operations += await contender.batch();
    spent = now(clock) - start;
  } while (spent < milliseconds);
  return { operations, milliseconds: spent };
}

/** In milliseconds. */
function now(clock: Clock): number {
  if (clock === 'wall') return performance.now();
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

process.on('message', (order: Order) => void measure(order).then((measurement) => process.send?.(measurement)));
process.on('disconnect', () => process.exit());
// The parent waits until the sample is made.
process.send?.('ready');
