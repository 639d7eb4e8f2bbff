import type { RouletteTable, RuleSet, Spot, Table } from '../types.ts';
import { pileUp } from '../by-spot.ts';
import { writeListSettlement } from '../write-table-file.ts';
import { citations } from './citations.ts';
import { dealRoulette } from './deal.ts';
import { rouletteMisreadings } from './misreadings.ts';
import { ROULETTE_ID, readRouletteTable } from './read.ts';
import { ANNOUNCEMENTS, OPTIONS, ORDER_RULES, PAY_TABLES, READINGS, SEATS } from './rules.ts';
import { settleRoulette } from './settle.ts';
import { ROULETTE_SITUATIONS, rouletteShowings } from './situations.ts';
import { SPOT_IDS, spotWord } from './spots.ts';
import { writeRouletteTable } from './write.ts';

/** English roulette as the Luxembourg regulation of 2002 lays it down. */
export const luEnglishRoulette: RuleSet = {
  id: ROULETTE_ID,
  family: 'roulette',
  source: { id: 'lu-2002-03-08', jurisdiction: 'luxembourg', status: 'inForce', language: 'fr' },
  currency: 'EUR',
  seats: SEATS,
  bets: SPOT_IDS,
  betWord: spotWord,
  denominations: [500_000, 100_000, 50_000, 10_000, 2_500, 500, 100],
  citations,
  readings: READINGS,
  options: OPTIONS,
  losesHalves: true,
  payTables: PAY_TABLES,
  orderRules: ORDER_RULES,
  announcements: ANNOUNCEMENTS,
  callValues: (table) => ({ number: String(rouletteTable(table).number) }),
  situations: ROULETTE_SITUATIONS,
  dealableSituations: () => ROULETTE_SITUATIONS,
  showings: (table) => rouletteShowings(rouletteTable(table)),
  misreadings: (table) => rouletteMisreadings(rouletteTable(table)),
  read: readRouletteTable,
  write: (table) => writeRouletteTable(rouletteTable(table)),
  settle: (table) => settleRoulette(rouletteTable(table)),
  writeSettlement: writeListSettlement,
  spots: (table) => rouletteTable(table).seats.flatMap(spotsOf),
  deal: dealRoulette,
};

function spotsOf({ seat, chipValue, bets }: RouletteTable['seats'][number]): Spot[] {
  return pileUp(
    bets.map(({ on, chips }) => ({ seat, bet: on, stake: chips * chipValue, actions: ['take', 'pay', 'return'], chip: chipValue })),
  );
}

/** A table of this game; another one here is a programming error. */
function rouletteTable(table: Table): RouletteTable {
  if (!isRouletteTable(table)) throw new Error(`no roulette table: ${table.ruleSet}`);
  return table;
}

function isRouletteTable(table: Table): table is RouletteTable {
  return table.ruleSet === ROULETTE_ID && 'number' in table;
}
