import { derive } from '#shared/random/seed.ts';

import { type CommandIo, EXIT } from '../command.ts';
import { parseOptions } from '../parse-options.ts';
import { type LineWriter, lineWriter } from '../line-writer.ts';
import { type DealOrder, dealOrder } from './deal-request.ts';

const HELP = `Usage: tapis deal --rule-set ID --seed SEED [options]

Deals tables and writes them as table files, one JSON object a line: papers for "tapis settle" to correct.
The same command line always deals the same tables.

Options:
  --rule-set ID     the rule set
  --seed SEED       32 hexadecimal digits
  --count N         how many tables (1)
  --mix MIX         training: rare situations come often; natural: a fair shuffle (training)
  --level N         1 to 4: seats, spots in use, roundness of the stakes (1)
  --seats N         seats with bets (the level's own number)
  --situation ID    what each table must show; only with the training mix
  --option ID       a house option to switch on, or ID=VALUE for one that is no switch; may be given several times
  -h, --help        show this help
`;

const BATCH = 200;

/** `tapis deal`: table files from a seed. */
export async function run(commandArguments: readonly string[], io: CommandIo): Promise<number> {
  const parsed = parseOptions({
    args: [...commandArguments],
    options: {
      'rule-set': { type: 'string' },
      seed: { type: 'string' },
      count: { type: 'string', default: '1' },
      mix: { type: 'string', default: 'training' },
      level: { type: 'string', default: '1' },
      seats: { type: 'string' },
      situation: { type: 'string' },
      option: { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (!parsed.ok) return usageError(parsed.error, io);
  if (parsed.value.values.help) {
    io.stdout.write(HELP);
    return EXIT.ok;
  }
  const order = dealOrder(parsed.value.values);
  if (!order.ok) return usageError(order.error, io);
  await dealAll(order.value, lineWriter(io.stdout));
  return EXIT.ok;
}

function usageError(message: string, io: CommandIo): number {
  io.stderr.write(`tapis deal: ${message}\n`);
  return EXIT.usage;
}

async function dealAll(order: DealOrder, writer: LineWriter): Promise<void> {
  for (let first = 0; first < order.count; first += BATCH) {
    const size = Math.min(BATCH, order.count - first);
    const lines = Array.from({ length: size }, (_, offset) => dealLine(order, first + offset));
    if (!(await writer.write(lines))) return;
  }
}

function dealLine({ rules, request, seed }: DealOrder, index: number): string {
  const { table } = rules.deal({ ...request, seed: derive(seed, `item:${index}`) });
  return JSON.stringify({ id: `${seed}-${index + 1}`, ...rules.write(table) });
}
