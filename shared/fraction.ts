/** An exact fraction in lowest terms; the denominator is positive. */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

/** A fraction of two whole numbers, reduced. */
export function fraction(numerator: number, denominator: number): Fraction {
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator) || denominator <= 0) {
    throw new Error(`no exact fraction: ${numerator}/${denominator}`);
  }
  const divisor = greatestCommonDivisor(Math.abs(numerator), denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** A fraction as a number, for display only. */
export function toNumber({ numerator, denominator }: Fraction): number {
  return numerator / denominator;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
