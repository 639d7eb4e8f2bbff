import { ruleSetById } from '../games/index.ts';
import type { RuleSet, RuleSetId } from '../games/types.ts';
import type { Minor } from '../money/money.ts';
import { ratio, sumOf } from './statistics.ts';

/** Sums over the answers that count, of one rule set and drill. */
export interface PracticeSums {
  readonly ruleSet: RuleSetId;
  readonly items: number;
  readonly cleanItems: number;
  readonly decisions: number;
  readonly rightDecisions: number;
  readonly overpaid: Minor;
  readonly underpaid: Minor;
  readonly durationMs: number;
  /** Items in which a supervisor overrode a decision. */
  readonly overridden: number;
}

/** What somebody did over a time. Overrides are counted in, and `overridden` says in how many items. */
export interface PeriodFigures {
  readonly items: number;
  readonly cleanItems: number;
  readonly decisions: number;
  readonly rightDecisions: number;
  readonly durationMs: number;
  readonly overridden: number;
  /** 0–100, one decimal; null without decisions. */
  readonly accuracy: number | null;
  /** Clean items in a hundred, one decimal; null without items. */
  readonly cleanRate: number | null;
  readonly decisionsPerMinute: number | null;
  /** By currency: money of two of them is never added up. */
  readonly money: readonly MoneyFigures[];
}
export interface MoneyFigures {
  readonly currency: RuleSet['currency'];
  /** The items it rests on: those practised for this currency. */
  readonly items: number;
  readonly overpaid: Minor;
  readonly underpaid: Minor;
  readonly overpaidPerHundred: Minor;
  readonly underpaidPerHundred: Minor;
}

/** Adds sums up and draws the figures from them. */
export function periodFigures(sums: readonly PracticeSums[]): PeriodFigures {
  const items = sumOf(sums, (each) => each.items);
  const cleanItems = sumOf(sums, (each) => each.cleanItems);
  const decisions = sumOf(sums, (each) => each.decisions);
  const rightDecisions = sumOf(sums, (each) => each.rightDecisions);
  const durationMs = sumOf(sums, (each) => each.durationMs);
  return {
    items,
    cleanItems,
    decisions,
    rightDecisions,
    durationMs,
    overridden: sumOf(sums, (each) => each.overridden),
    accuracy: ratio(rightDecisions, decisions, 100),
    cleanRate: ratio(cleanItems, items, 100),
    decisionsPerMinute: ratio(decisions, durationMs, 60_000),
    money: moneyFigures(sums),
  };
}

function moneyFigures(sums: readonly PracticeSums[]): MoneyFigures[] {
  const byCurrency = Map.groupBy(sums, ({ ruleSet }) => ruleSetById(ruleSet)?.currency);
  return [...byCurrency].flatMap(([currency, own]) => {
    // Sums of a rule set this version does not know: there is no telling what money it was.
    if (currency === undefined) return [];
    const items = sumOf(own, (each) => each.items);
    const overpaid = sumOf(own, (each) => each.overpaid);
    const underpaid = sumOf(own, (each) => each.underpaid);
    const perHundred = (amount: Minor): Minor => (items === 0 ? 0 : Math.round((amount * 100) / items));
    return [{ currency, items, overpaid, underpaid, overpaidPerHundred: perHundred(overpaid), underpaidPerHundred: perHundred(underpaid) }];
  });
}
