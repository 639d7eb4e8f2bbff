import type { BoardRow } from '#shared/api/review.ts';
import type { Currency } from '#shared/money/money.ts';
import type { MoneyFigures, PeriodFigures } from '#shared/scoring/period-figures.ts';
import { median } from '#shared/scoring/statistics.ts';
import type { Flag, Thresholds } from '#shared/scoring/thresholds.ts';

/** Just done: the trainee is at a table. */
const LIVE_MS = 3 * 60_000;

/** Whether somebody practises right now: in the middle of a run, and an answer just given. */
export function isAtTable({ isPlaying, lastActivityAt }: Pick<BoardRow, 'isPlaying' | 'lastActivityAt'>, now: number): boolean {
  return isPlaying && lastActivityAt !== null && now - lastActivityAt < LIVE_MS;
}

/** How a trainee stands, in one word. */
export type Standing = 'ready' | 'watch' | 'few' | 'training';

const SERIOUS: ReadonlySet<Flag> = new Set<Flag>(['accuracyLow', 'accuracyFalling', 'moneyErrorHigh']);

/** Whether a flag is about what was done at the table; the others are about how often and how fast. */
export function isSerious(flag: Flag): boolean {
  return SERIOUS.has(flag);
}

/** From how many items on the school judges figures: those of fewer raise no flag, and are shown grey. */
export function judgedFrom({ flags }: Pick<Thresholds, 'flags'>): number {
  return flags.fewestItems;
}

export function standingOf(
  { readiness, flags, figures }: Pick<BoardRow, 'readiness' | 'flags' | 'figures'>,
  thresholds: Thresholds,
): Standing {
  if (readiness.ready) return 'ready';
  if (flags.some(isSerious)) return 'watch';
  return figures.items < judgedFrom(thresholds) ? 'few' : 'training';
}

/** The middle of the figures there are; null without any. */
export function middleOf(figures: readonly (number | null)[]): number | null {
  return median(figures.filter((figure) => figure !== null));
}

/** What was short and over in one currency; null where nothing was practised for it. */
export function moneyIn({ money }: Pick<PeriodFigures, 'money'>, currency: Currency | undefined): MoneyFigures | null {
  return money.find((each) => each.currency === currency) ?? null;
}

export const COLUMNS = ['name', 'items', 'accuracy', 'cleanRate', 'pace', 'money', 'flags', 'standing'] as const;
export type Column = (typeof COLUMNS)[number];
export interface Sorting {
  readonly column: Column;
  readonly direction: 'ascending' | 'descending';
}

/** The other way round on the same column; on another one, the best first, names from A. */
export function sortBy(now: Sorting, column: Column): Sorting {
  if (now.column === column) return { column, direction: now.direction === 'ascending' ? 'descending' : 'ascending' };
  return { column, direction: column === 'name' || column === 'money' || column === 'standing' ? 'ascending' : 'descending' };
}

interface Sorted {
  readonly sorting: Sorting;
  readonly currency: Currency | undefined;
  readonly thresholds: Thresholds;
  readonly compareNames: (a: string, b: string) => number;
}

const STANDINGS: readonly Standing[] = ['ready', 'training', 'few', 'watch'];

/** The rows as the table shows them. Who has no figure for a column comes last, whichever way it is sorted. */
export function sortedRows(rows: readonly BoardRow[], { sorting, currency, thresholds, compareNames }: Sorted): readonly BoardRow[] {
  const byName = (a: BoardRow, b: BoardRow) => compareNames(a.person.name ?? '', b.person.name ?? '');
  const sign = sorting.direction === 'ascending' ? 1 : -1;
  const { column } = sorting;
  if (column === 'name') return [...rows].sort((a, b) => sign * byName(a, b));
  const figure = (row: BoardRow): number | null => {
    const { figures } = row;
    switch (column) {
      case 'items':
        return figures.items;
      case 'accuracy':
        return figures.accuracy;
      case 'cleanRate':
        return figures.cleanRate;
      case 'pace':
        return figures.decisionsPerMinute;
      case 'money': {
        const money = moneyIn(figures, currency);
        return money && money.overpaidPerHundred + money.underpaidPerHundred;
      }
      case 'flags':
        return row.flags.length;
      case 'standing':
        return STANDINGS.indexOf(standingOf(row, thresholds));
    }
  };
  return [...rows].sort((a, b) => {
    const [one, other] = [figure(a), figure(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null) || byName(a, b);
    return sign * (one - other) || byName(a, b);
  });
}
