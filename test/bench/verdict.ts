/** How far short of a goal a noisy machine may fall. */
const MARGIN = 0.15;

export type Verdict = 'pass' | 'near' | 'miss';

/** How a measured value stands to a goal. */
export function verdictOf(measured: number, least: number): Verdict {
  if (measured >= least) return 'pass';
  return measured >= least * (1 - MARGIN) ? 'near' : 'miss';
}

export const VERDICT_WORDS: Readonly<Record<Verdict, string>> = { pass: 'pass', near: 'near', miss: 'MISS' };

/** The middle of some values; of an even number the lower of the two. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}

/** A number with three figures that count, and its thousands set apart. */
export function figures(value: number): string {
  return value.toLocaleString('en', { maximumSignificantDigits: 3 });
}
