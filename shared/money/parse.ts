import { type Result, fail, ok } from '../result.ts';
import { MINOR_PER_UNIT, type Minor } from './money.ts';

/** Why a typed amount is refused. The interface says it in words; nothing is ever guessed. */
export type AmountProblem =
  | { readonly code: 'empty' }
  | { readonly code: 'malformed' }
  /** `1,234`: a thousand or one and a bit? `grouped` is the whole number it may have meant. */
  | { readonly code: 'ambiguous'; readonly grouped: string }
  | { readonly code: 'tooManyDecimals' }
  | { readonly code: 'tooLarge' };

/** Spaces and apostrophes that group thousands somewhere; they never mark decimals. */
const GROUP_MARKS = /[\s\u00a0\u2007\u2009\u202f'\u2019]/gu;
const FULL_WIDTH_ZERO = 0xff10;
const PLAIN: Readonly<Record<string, string>> = { '，': ',', '、': ',', '．': '.', '。': '.', '｡': '.' };

/**
 * Reads an amount typed in any of the languages: `1 234,50`, `1,234.50`, `1234.5`, full-width digits.
 * Comma and dot are both decimal marks whatever the language; text that reads two ways is refused.
 */
export function parseAmount(text: string): Result<Minor, AmountProblem> {
  const plain = toPlain(text.trim());
  if (plain === '') return fail({ code: 'empty' });
  if (!/^[\d,.\s\u00a0\u2007\u2009\u202f'\u2019]+$/u.test(plain) || !/\d/u.test(plain)) return fail({ code: 'malformed' });
  const mark = decimalMark(plain);
  if (mark === 'malformed') return fail({ code: 'malformed' });
  const at = mark === null ? -1 : plain.lastIndexOf(mark);
  const whole = at < 0 ? plain : plain.slice(0, at);
  const decimals = at < 0 ? '' : plain.slice(at + 1);
  if (!/^\d*$/u.test(decimals) || (at >= 0 && decimals === '')) return fail({ code: 'malformed' });
  if (!isGroupedWell(whole, at >= 0)) return fail({ code: 'malformed' });
  const digits = whole.replace(/\D/gu, '');
  if (decimals.length === 3 && /^[1-9]\d{0,2}$/u.test(whole)) return fail({ code: 'ambiguous', grouped: digits + decimals });
  if (decimals.length > 2) return fail({ code: 'tooManyDecimals' });
  const minor = Number(digits === '' ? '0' : digits) * MINOR_PER_UNIT + Number(decimals.padEnd(2, '0'));
  return Number.isSafeInteger(minor) ? ok(minor) : fail({ code: 'tooLarge' });
}

/** Full-width digits and marks, as an input method types them, become their plain likenesses. */
function toPlain(text: string): string {
  const digits = text.replace(/[０-９]/gu, (digit) => String(digit.charCodeAt(0) - FULL_WIDTH_ZERO));
  return digits.replace(/[，、．。｡]/gu, (mark) => PLAIN[mark] ?? mark);
}

/** Which mark separates the decimals: the last of two kinds, or the only one; several of one kind group thousands. */
function decimalMark(text: string): ',' | '.' | null | 'malformed' {
  const commas = text.split(',').length - 1;
  const dots = text.split('.').length - 1;
  if (commas > 0 && dots > 0) {
    const last = text.lastIndexOf(',') > text.lastIndexOf('.') ? ',' : '.';
    return (last === ',' ? commas : dots) === 1 ? last : 'malformed';
  }
  if (commas + dots === 0) return null;
  if (commas + dots === 1) return commas === 1 ? ',' : '.';
  return null;
}

/** Thousands come in threes, all with the same mark. An empty whole part is good before decimals only (`,50`). */
function isGroupedWell(whole: string, hasDecimals: boolean): boolean {
  if (whole === '') return hasDecimals;
  if (/^\d+$/u.test(whole)) return true;
  const marks = new Set(whole.replace(/\d/gu, '').replace(GROUP_MARKS, ' '));
  return marks.size === 1 && /^\d{1,3}(?:\D\d{3})+$/u.test(whole);
}
