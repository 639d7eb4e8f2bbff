import { writeTableMoney } from '../../money/table-money.ts';
import type { RouletteTable } from '../types.ts';
import { writeHead } from '../write-table-file.ts';

/** The table as a table file; reading it gives the table again. */
export function writeRouletteTable(table: RouletteTable): Readonly<Record<string, unknown>> {
  const seats = table.seats.map(({ seat, chipValue, bets }) => ({ seat, chipValue: writeTableMoney(chipValue), bets }));
  return { ...writeHead(table), number: table.number, seats };
}
