import { RULE_SETS, ruleSetById } from '#shared/games/index.ts';
import { readTableFile } from '#shared/games/settle-table-file.ts';
import type { RuleSet, Settlement, Table } from '#shared/games/types.ts';

/** A seat as a table file writes it, its cards as one text: `As Kd 9h`. */
export interface SeatText {
  readonly seat?: number;
  readonly cards: string;
  readonly bets: Readonly<Record<string, unknown>>;
  readonly folded?: boolean;
}

/** The file of a table against a dealer, its hands written as texts. */
export function tableFile(
  ruleSet: string,
  dealer: string,
  seats: readonly SeatText[],
  more: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  return {
    ruleSet,
    dealer: dealer.split(' '),
    seats: seats.map((seat, index) => ({ seat: index + 1, ...seat, cards: seat.cards.split(' ') })),
    ...more,
  };
}

/** The rule set of that id, which the test knows to exist. */
export function knownRuleSet(id: string): RuleSet {
  const ruleSet = ruleSetById(id);
  if (ruleSet === undefined) throw new Error(`no rule set ${id}`);
  return ruleSet;
}

/** The rule sets of a family. */
export function idsOfFamily(family: RuleSet['family']): readonly string[] {
  return RULE_SETS.filter((ruleSet) => ruleSet.family === family).map(({ id }) => id);
}

/** A table file, read; the test knows it to be good. */
export function tableOf(input: unknown): Table {
  const read = readTableFile(input);
  if (!read.ok) throw new Error(`${read.error.code} at ${read.error.path}: ${read.error.message}`);
  return read.value.table;
}

/** A table file, read and settled; the test knows it to be good. */
export function settlementOf(input: unknown): Settlement {
  const table = tableOf(input);
  const settlement = knownRuleSet(table.ruleSet).settle(table);
  if (!settlement.ok) throw new Error(`${settlement.error.code} at ${settlement.error.path}`);
  return settlement.value;
}
