import { useMemo } from 'react';
import { useSearchParams } from 'wouter';

import { PERIODS, type Period, daysOf } from './period.ts';

/** What a review screen looks at. Null: all. */
export interface ReviewFilters {
  readonly class: string | null;
  readonly ruleSet: string | null;
  readonly drill: string | null;
  readonly level: string | null;
  readonly period: Period;
}

/** The filters as the desk is asked: without what is not filtered, and with days for the period. */
export interface ReviewQuery {
  readonly class?: string;
  readonly ruleSet?: string;
  readonly drill?: string;
  readonly level?: string;
  readonly from: string;
  readonly to: string;
}

/** The filters of a screen live in its address, so that going back finds them again. */
export function useReviewFilters(): readonly [ReviewFilters, (change: Partial<ReviewFilters>) => void] {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(
    (): ReviewFilters => ({
      class: params.get('class'),
      ruleSet: params.get('ruleSet'),
      drill: params.get('drill'),
      level: params.get('level'),
      period: PERIODS.find((period) => period === params.get('period')) ?? 'month',
    }),
    [params],
  );
  const change = (changes: Partial<ReviewFilters>) => {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === null) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  };
  return [filters, change];
}

/** What to ask the desk. */
export function queryOf({ class: group, ruleSet, drill, level, period }: ReviewFilters, now: number): ReviewQuery {
  return {
    ...(group === null ? {} : { class: group }),
    ...(ruleSet === null ? {} : { ruleSet }),
    ...(drill === null ? {} : { drill }),
    ...(level === null ? {} : { level }),
    ...daysOf(period, now),
  };
}

/** The same filters for an address: `?class=…&period=term`. */
export function searchOf(filters: Partial<ReviewFilters>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filters))
    if (value !== null && !(name === 'period' && value === 'month')) params.set(name, value);
  return params.size > 0 ? `?${params.toString()}` : '';
}
