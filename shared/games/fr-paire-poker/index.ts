import type { PairePokerTable, RuleSet, Spot, Table } from '../types.ts';
import { pileUp } from '../by-spot.ts';
import { writeListSettlement } from '../write-table-file.ts';
import { citations } from './citations.ts';
import { DENOMINATIONS, dealPairePoker } from './deal.ts';
import { pairePokerMisreadings } from './misreadings.ts';
import { PAIRE_POKER_ID, readPairePokerTable } from './read.ts';
import { ANNOUNCEMENTS, OPTIONS, ORDER_RULES, PAY_TABLES, READINGS, SEATS } from './rules.ts';
import { settlePairePoker } from './settle.ts';
import { PAIRE_POKER_SITUATIONS, pairePokerShowings } from './situations.ts';
import { SPOT_IDS } from './spots.ts';
import { writePairePokerTable } from './write.ts';

/** Pair'e poker as article 55-24 of the French regulation lays it down. */
export const frPairePoker: RuleSet = {
  id: PAIRE_POKER_ID,
  family: 'pairePoker',
  source: { id: 'fr-55-24', jurisdiction: 'france', status: 'inForce', language: 'fr' },
  currency: 'EUR',
  seats: SEATS,
  bets: SPOT_IDS,
  // The colon of `pair:7` would be taken for the end of a namespace.
  betWord: (bet) => ({ key: bet.replace(':', '.') }),
  denominations: DENOMINATIONS,
  citations,
  readings: READINGS,
  options: OPTIONS,
  payTables: PAY_TABLES,
  orderRules: ORDER_RULES,
  announcements: ANNOUNCEMENTS,
  situations: PAIRE_POKER_SITUATIONS,
  dealableSituations: () => PAIRE_POKER_SITUATIONS,
  showings: (table) => pairePokerShowings(pairePokerTable(table)),
  misreadings: (table) => pairePokerMisreadings(pairePokerTable(table)),
  read: readPairePokerTable,
  write: (table) => writePairePokerTable(pairePokerTable(table)),
  settle: (table) => settlePairePoker(pairePokerTable(table)),
  writeSettlement: writeListSettlement,
  spots: (table) => pairePokerTable(table).seats.flatMap(spotsOf),
  deal: dealPairePoker,
};

function spotsOf({ seat, bets }: PairePokerTable['seats'][number]): Spot[] {
  return pileUp(bets.map(({ on, amount }) => ({ seat, bet: on, stake: amount, actions: ['take', 'pay', 'return'] })));
}

/** A table of this game; another one here is a programming error. */
function pairePokerTable(table: Table): PairePokerTable {
  if (!isPairePokerTable(table)) throw new Error(`no pair'e poker table: ${table.ruleSet}`);
  return table;
}

function isPairePokerTable(table: Table): table is PairePokerTable {
  return table.ruleSet === PAIRE_POKER_ID && 'cards' in table;
}
