import { writeTableMoney } from '../../money/table-money.ts';
import type { StudSeat, StudTable } from '../types.ts';
import { writeHead } from '../write-table-file.ts';

/** The table as a table file; reading it gives the table again. */
export function writeStudTable(table: StudTable): Readonly<Record<string, unknown>> {
  return { ...writeHead(table), dealer: table.dealer, seats: table.seats.map(writeSeat) };
}

function writeSeat({ seat, cards, bets, folded }: StudSeat): Readonly<Record<string, unknown>> {
  const stakes = Object.entries(bets).map(([bet, stake]) => [bet, writeTableMoney(stake)]);
  return { seat, cards, bets: Object.fromEntries(stakes), ...(folded ? { folded } : {}) };
}
