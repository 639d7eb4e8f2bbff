import { FIVE_CARD_HANDS } from '../../cards/five-card-hand.ts';
import type { AnnouncementChoice, RuleSet, StudTable, Table } from '../types.ts';
import { writeSettlement } from '../write-table-file.ts';
import { dealStud } from './deal.ts';
import { studMisreadings } from './misreadings.ts';
import { raiseLines } from './raise-odds.ts';
import { readStudTable } from './read.ts';
import { STUD_BETS, type StudRules } from './rules.ts';
import { settleStud } from './settle.ts';
import { studShowings } from './showings.ts';
import { STUD_SITUATIONS } from './situations.ts';
import { studSpots } from './spots.ts';
import { writeStudTable } from './write.ts';

/** What wins against a dealer who plays, and what he plays with. */
const WINNING_HANDS = FIVE_CARD_HANDS.filter((hand) => hand !== 'highCard');

function announcementsOf({ citeDealerCall, citeSeatCall, citeBankWins }: StudRules): readonly AnnouncementChoice[] {
  return [
    { announcement: 'dealerQualifies', about: 'table', hands: WINNING_HANDS, citation: citeDealerCall(true) },
    { announcement: 'dealerNotQualified', about: 'table', citation: citeDealerCall(false) },
    { announcement: 'playerWins', about: 'seat', hands: WINNING_HANDS, citation: citeSeatCall },
    { announcement: 'dealerWins', about: 'seat', hands: WINNING_HANDS, citation: citeSeatCall },
    { announcement: 'tie', about: 'seat', citation: citeSeatCall },
    { announcement: 'bankWins', about: 'table', topic: 'bankWins', onRequest: true, citation: citeBankWins },
  ];
}

/** Makes a rule set of the rules of a stud game. */
export function studRuleSet(rules: StudRules): RuleSet {
  const { citation } = rules.raise;
  return {
    id: rules.id,
    family: 'stud',
    source: rules.source,
    currency: rules.currency,
    seats: rules.seats,
    bets: STUD_BETS,
    denominations: rules.denominations,
    citations: rules.citations,
    readings: rules.readings,
    options: rules.options,
    payTables: [{ bet: 'raise', baseBet: 'raise', ...rules.raise }],
    payTablesUnder: (options) => [{ bet: 'raise', baseBet: 'raise', citation, lines: raiseLines(rules, options) }],
    orderRules: rules.orderRules,
    announcements: announcementsOf(rules),
    situations: STUD_SITUATIONS,
    dealableSituations: () => STUD_SITUATIONS,
    showings: (table) => studShowings(studTable(table)),
    misreadings: (table) => studMisreadings(rules, studTable(table)),
    read: (input) => readStudTable(rules, input),
    write: (table) => writeStudTable(studTable(table)),
    settle: (table) => settleStud(rules, studTable(table)),
    writeSettlement,
    spots: (table) => studSpots(studTable(table)),
    deal: (request) => dealStud(rules, request),
  };
}

/** A table of this family; another one here is a programming error. */
function studTable(table: Table): StudTable {
  if (!isStudTable(table)) throw new Error(`no stud table: ${table.ruleSet}`);
  return table;
}

function isStudTable(table: Table): table is StudTable {
  return 'dealer' in table && 'seats' in table;
}
