import { type Fraction, toNumber } from '#shared/fraction.ts';

/** A figure as it was computed, beside the one it must be. Both are texts: exact figures are compared exactly. */
export interface Figure {
  readonly name: string;
  readonly computed: string;
  readonly expected: string;
}

/** A figure that is a whole number. */
export function count(name: string, computed: number, expected: number): Figure {
  return { name, computed: String(computed), expected: String(expected) };
}

/** A figure that is an exact fraction, expected as `-686689/20358520`. */
export function exact(name: string, computed: Fraction, expected: string): Figure {
  return alike(name, [computed], expected);
}

/** An exact fraction that several bets have in common; where one of them has another, all are told. */
export function alike(name: string, computed: readonly Fraction[], expected: string): Figure {
  const texts = computed.map(({ numerator, denominator }) => `${numerator}/${denominator}`);
  return { name, computed: [...new Set(texts)].join(' '), expected };
}

/** A figure published as a rounded number: the computed one is rounded to as many decimals. */
export function rounded(name: string, computed: number, expected: string): Figure {
  const decimals = expected.split('.')[1]?.length ?? 0;
  return { name, computed: computed.toFixed(decimals), expected };
}

/** A share or an edge published in per cent. */
export function percent(name: string, computed: Fraction, expected: string): Figure {
  return rounded(`${name}, %`, 100 * toNumber(computed), expected);
}

/** Whether a figure is what it must be. */
export function agrees({ computed, expected }: Figure): boolean {
  return computed === expected;
}
