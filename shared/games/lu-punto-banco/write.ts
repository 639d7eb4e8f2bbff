import { writeTableMoney } from '../../money/table-money.ts';
import type { PuntoBancoSeat, PuntoBancoTable } from '../types.ts';
import { writeHead } from '../write-table-file.ts';

/** The table as a table file; reading it gives the table again. */
export function writePuntoBancoTable(table: PuntoBancoTable): Readonly<Record<string, unknown>> {
  return { ...writeHead(table), shoe: table.shoe, seats: table.seats.map(writeSeat) };
}

function writeSeat({ seat, bets }: PuntoBancoSeat): Readonly<Record<string, unknown>> {
  return { seat, bets: Object.fromEntries(Object.entries(bets).map(([bet, stake]) => [bet, writeTableMoney(stake)])) };
}
