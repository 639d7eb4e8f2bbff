import { DEALER_HAND_NAMES, THREE_CARD_HANDS } from '../../cards/three-card-hand.ts';
import type { AnnouncementChoice, RuleSet, Table, ThreeCardTable } from '../types.ts';
import { writeSettlement } from '../write-table-file.ts';
import { dealThreeCard } from './deal.ts';
import { prepareHands } from './hand-pool.ts';
import { threeCardMisreadings } from './misreadings.ts';
import { readThreeCardTable } from './read.ts';
import type { ThreeCardRules } from './rules.ts';
import { settleThreeCard } from './settle.ts';
import { threeCardShowings } from './showings.ts';
import { dealableSituations } from './situation-rules.ts';
import { THREE_CARD_SITUATIONS } from './situations.ts';
import { threeCardSpots } from './spots.ts';
import { writeThreeCardTable } from './write.ts';

const ANNOUNCEMENTS: readonly AnnouncementChoice[] = [
  { announcement: 'dealerQualifies', about: 'table', hands: DEALER_HAND_NAMES },
  { announcement: 'dealerNotQualified', about: 'table', hands: DEALER_HAND_NAMES },
  { announcement: 'playerWins', about: 'seat', hands: THREE_CARD_HANDS },
  { announcement: 'dealerWins', about: 'seat', hands: THREE_CARD_HANDS },
  { announcement: 'tie', about: 'seat' },
];

/** Makes a rule set of the rules of a three-card game. */
export function threeCardRuleSet(rules: ThreeCardRules): RuleSet {
  return {
    id: rules.id,
    family: 'threeCard',
    source: rules.source,
    currency: rules.currency,
    seats: rules.seats,
    bets: rules.bets,
    denominations: rules.denominations,
    citations: rules.citations,
    readings: rules.readings,
    options: rules.options,
    payTables: [
      { bet: 'anteBonus', baseBet: 'ante', ...rules.anteBonus },
      { bet: 'pairPlus', baseBet: 'pairPlus', ...rules.pairPlus },
    ],
    orderRules: rules.orderRules,
    announcements: ANNOUNCEMENTS,
    situations: THREE_CARD_SITUATIONS,
    dealableSituations: (options) => dealableSituations(rules, options),
    showings: (table) => threeCardShowings(threeCardTable(table)),
    misreadings: (table) => threeCardMisreadings(rules, threeCardTable(table)),
    read: (input) => readThreeCardTable(rules, input),
    write: (table) => writeThreeCardTable(threeCardTable(table)),
    settle: (table) => settleThreeCard(rules, threeCardTable(table)),
    writeSettlement: writeSettlement,
    spots: (table) => threeCardSpots(rules, threeCardTable(table)),
    prepare: prepareHands,
    deal: (request) => dealThreeCard(rules, request),
  };
}

/** A table of this family; another one here is a programming error. */
function threeCardTable(table: Table): ThreeCardTable {
  if (!isThreeCardTable(table)) throw new Error(`no three-card table: ${table.ruleSet}`);
  return table;
}

function isThreeCardTable(table: Table): table is ThreeCardTable {
  return 'dealer' in table && 'seats' in table;
}
