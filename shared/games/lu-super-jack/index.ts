import { writeTableMoney } from '../../money/table-money.ts';
import type { RuleSet, Spot, SuperJackSeat, SuperJackTable, Table } from '../types.ts';
import { writeHead, writeSettlement } from '../write-table-file.ts';
import { citations } from './citations.ts';
import { dealSuperJack } from './deal.ts';
import { superJackMisreadings } from './misreadings.ts';
import { readSuperJackTable } from './read.ts';
import { ANNOUNCEMENTS, CHANCES, OPTIONS, ORDER_RULES, PAY_TABLES, READINGS, SEATS, SUPER_JACK_ID } from './rules.ts';
import { settleSuperJack } from './settle.ts';
import { SUPER_JACK_SITUATIONS, superJackShowings } from './situations.ts';

/** Super-jack, the side bets on the bank's cards at blackjack, as the Luxembourg regulation of 2002 lays them down. */
export const luSuperJack: RuleSet = {
  id: SUPER_JACK_ID,
  family: 'superJack',
  source: { id: 'lu-2002-03-08', jurisdiction: 'luxembourg', status: 'inForce', language: 'fr' },
  currency: 'EUR',
  seats: SEATS,
  bets: CHANCES,
  denominations: [500_000, 100_000, 50_000, 10_000, 5_000, 2_500, 1_000, 500, 100],
  citations,
  readings: READINGS,
  options: OPTIONS,
  payTables: PAY_TABLES,
  orderRules: ORDER_RULES,
  announcements: ANNOUNCEMENTS,
  situations: SUPER_JACK_SITUATIONS,
  dealableSituations: () => SUPER_JACK_SITUATIONS,
  showings: (table) => superJackShowings(superJackTable(table)),
  misreadings: (table) => superJackMisreadings(superJackTable(table)),
  read: readSuperJackTable,
  write: (table) => {
    const { shoe, seats } = superJackTable(table);
    return { ...writeHead(table), shoe, seats: seats.map(writeSeat) };
  },
  settle: (table) => settleSuperJack(superJackTable(table)),
  writeSettlement,
  spots: (table) => superJackTable(table).seats.flatMap(spotsOf),
  deal: dealSuperJack,
};

function writeSeat({ seat, bets }: SuperJackSeat): Readonly<Record<string, unknown>> {
  return { seat, bets: Object.fromEntries(Object.entries(bets).map(([bet, stake]) => [bet, writeTableMoney(stake)])) };
}

/** Nothing is ever returned: a chance wins or loses. */
function spotsOf({ seat, bets }: SuperJackSeat): Spot[] {
  return CHANCES.flatMap((bet): Spot[] => {
    const stake = bets[bet];
    return stake === undefined ? [] : [{ seat, bet, stake, actions: ['take', 'pay'] }];
  });
}

/** A table of this game; another one here is a programming error. */
function superJackTable(table: Table): SuperJackTable {
  if (!isSuperJackTable(table)) throw new Error(`no super-jack table: ${table.ruleSet}`);
  return table;
}

function isSuperJackTable(table: Table): table is SuperJackTable {
  return table.ruleSet === SUPER_JACK_ID && 'shoe' in table;
}
