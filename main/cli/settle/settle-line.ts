import { settleTableFile } from '#shared/games/settle-table-file.ts';
import { isRecord } from '#shared/games/table-file.ts';
import type { TableError } from '#shared/games/types.ts';

import type { Line } from './json-lines.ts';

/** What a line of input becomes: the line of output, and whether it could be settled. */
export interface SettledLine {
  readonly settled: boolean;
  readonly text: string;
}

const FAULTS = {
  tooLong: { code: 'badInput', path: '', message: 'the line is too long' },
  notUtf8: { code: 'badJson', path: '', message: 'the line is not UTF-8' },
} as const satisfies Readonly<Record<string, TableError>>;

/** Settles one line. A line that cannot be settled becomes a line that says why, with the table's id if it has one. */
export function settleLine(line: Line): SettledLine {
  if ('fault' in line) return refusal(undefined, FAULTS[line.fault]);
  let input: unknown;
  try {
    input = JSON.parse(line.text);
  } catch {
    return refusal(undefined, { code: 'badJson', path: '', message: 'the line is not JSON' });
  }
  const settlement = settleTableFile(input);
  return settlement.ok ? { settled: true, text: JSON.stringify(settlement.value) } : refusal(input, settlement.error);
}

function refusal(input: unknown, error: TableError): SettledLine {
  const id = isRecord(input) && typeof input.id === 'string' ? { id: input.id } : {};
  return { settled: false, text: JSON.stringify({ ...id, error }) };
}
