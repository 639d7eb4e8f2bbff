import { DAY_MS } from '../time.ts';
import type { PeriodFigures } from './period-figures.ts';

/** What a school asks for, and what it wants to be told of. */
export interface Thresholds {
  readonly ready: {
    readonly items: number;
    readonly accuracy: number;
    readonly cleanRate: number;
    readonly decisionsPerMinute: number;
  };
  readonly flags: {
    readonly fewestItems: number;
    readonly daysAway: number;
    readonly accuracyBelow: number;
    readonly accuracyFallsBy: number;
    readonly paceBelow: number;
    readonly moneyPerHundredAbove: number | null;
  };
}

export const FLAGS = ['neverPractised', 'away', 'accuracyLow', 'accuracyFalling', 'paceLow', 'moneyErrorHigh'] as const;
export type Flag = (typeof FLAGS)[number];

export const READINESS_GAPS = ['items', 'accuracy', 'cleanRate', 'pace'] as const;
export interface Readiness {
  readonly ready: boolean;
  /** What is not reached yet. */
  readonly gaps: readonly (typeof READINESS_GAPS)[number][];
}

export interface Watched {
  readonly figures: PeriodFigures;
  readonly trend: number | null;
  readonly lastActivityAt: number | null;
}

/** What a supervisor should look at. Figures of too few items raise nothing. */
export function flagsOf({ figures, trend, lastActivityAt }: Watched, { flags }: Thresholds, now: number): Flag[] {
  if (lastActivityAt === null) return ['neverPractised'];
  const found: Flag[] = now - lastActivityAt > flags.daysAway * DAY_MS ? ['away'] : [];
  if (figures.items < flags.fewestItems) return found;
  if (isBelow(figures.accuracy, flags.accuracyBelow)) found.push('accuracyLow');
  if (trend !== null && trend <= -flags.accuracyFallsBy) found.push('accuracyFalling');
  if (isBelow(figures.decisionsPerMinute, flags.paceBelow)) found.push('paceLow');
  const most = flags.moneyPerHundredAbove;
  if (most !== null && figures.money.some((money) => money.overpaidPerHundred + money.underpaidPerHundred > most)) {
    found.push('moneyErrorHigh');
  }
  return found;
}

/** Whether a trainee reaches all the school asks for, and what is missing. */
export function readinessOf(figures: PeriodFigures, { ready }: Thresholds): Readiness {
  const gaps: Readiness['gaps'][number][] = [];
  if (figures.items < ready.items) gaps.push('items');
  if ((figures.accuracy ?? 0) < ready.accuracy) gaps.push('accuracy');
  if ((figures.cleanRate ?? 0) < ready.cleanRate) gaps.push('cleanRate');
  if ((figures.decisionsPerMinute ?? 0) < ready.decisionsPerMinute) gaps.push('pace');
  return { ready: gaps.length === 0, gaps };
}

function isBelow(figure: number | null, least: number): boolean {
  return figure !== null && figure < least;
}

/** Fewer items say nothing about a trend. */
const FEWEST_FOR_TREND = 20;

/** Points of accuracy between the first and the second half of the items, from sums by day, the oldest first; null with too few. */
export function trendOf(
  days: readonly { readonly items: number; readonly decisions: number; readonly rightDecisions: number }[],
): number | null {
  const items = days.reduce((sum, day) => sum + day.items, 0);
  if (items < FEWEST_FOR_TREND) return null;
  const first = { decisions: 0, right: 0 };
  const second = { decisions: 0, right: 0 };
  let before = 0;
  for (const day of days) {
    const half = before + day.items / 2 <= items / 2 ? first : second;
    half.decisions += day.decisions;
    half.right += day.rightDecisions;
    before += day.items;
  }
  if (first.decisions === 0 || second.decisions === 0) return null;
  return Math.round((second.right / second.decisions - first.right / first.decisions) * 1_000) / 10;
}
