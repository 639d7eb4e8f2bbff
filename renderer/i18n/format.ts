import type { Language } from '#shared/api/schemas.ts';
import { type Currency, MINOR_PER_UNIT, type Minor } from '#shared/money/money.ts';

/** Numbers, money, times and lists as a language writes them. */
export interface Format {
  /** A dash for a figure that is not known. */
  readonly number: (value: number | null, decimals?: number) => string;
  /** `value` in hundredths: 92.3 is 92.3 %. A dash where it is not known. */
  readonly percent: (value: number | null, decimals?: number) => string;
  /** Money with its currency; whole units without decimals. */
  readonly money: (minor: Minor, currency: Currency, sign?: 'auto' | 'exceptZero') => string;
  /** Money without its currency, as it stands on chips and in columns. */
  readonly amount: (minor: Minor) => string;
  /** The same in whole units: for averages, whose decimals say nothing. */
  readonly wholeAmount: (minor: Minor) => string;
  /** The same for a narrow column: in thousands (`170 k`) from a hundred thousand on, else in whole units. */
  readonly shortAmount: (minor: Minor) => string;
  readonly currencySymbol: (currency: Currency) => string;
  readonly date: (time: number) => string;
  readonly shortDate: (time: number) => string;
  readonly longDate: (time: number) => string;
  readonly dateAndTime: (time: number) => string;
  /** `two hours ago`, `yesterday`, `in three days`: how long before or after `now`. */
  readonly ago: (time: number, now: number) => string;
  /** The same in fewer letters, for a column: `2 hr ago`. */
  readonly agoShort: (time: number, now: number) => string;
  /** A clock: `1:52`, `1:02:07`. */
  readonly clock: (ms: number) => string;
  readonly seconds: (ms: number, decimals?: number) => string;
  readonly list: (items: readonly string[]) => string;
}

/** The regions whose habits the application follows. */
const LOCALES: Readonly<Record<Language, string>> = { fr: 'fr-FR', en: 'en-GB', 'zh-Hant': 'zh-Hant-HK' };
/** What is written for a figure nobody knows. */
const UNKNOWN = '–';
/** Six digits and more do not fit beside a bar. */
const SHORTENED_FROM = 100_000;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const made = new Map<Language, Format>();

/** The formats of a language; made once. */
export function formatFor(language: Language): Format {
  const known = made.get(language);
  if (known) return known;
  const format = makeFormat(LOCALES[language]);
  made.set(language, format);
  return format;
}

function makeFormat(locale: string): Format {
  const numbers = new Map<string, Intl.NumberFormat>();
  const numberFormat = (options: Intl.NumberFormatOptions): Intl.NumberFormat => {
    const key = JSON.stringify(options);
    const format = numbers.get(key) ?? new Intl.NumberFormat(locale, options);
    numbers.set(key, format);
    return format;
  };
  const dates = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, options);
    // French counts the first of a month, and only the first, as such: Intl does not know.
    const isOrdinal = locale.startsWith('fr') && options.month !== 'numeric';
    if (!isOrdinal) return (time: number) => format.format(time);
    return (time: number) =>
      format
        .formatToParts(time)
        .map(({ type, value }) => (type === 'day' && value === '1' ? '1er' : value))
        .join('');
  };
  const decimalsOf = (minor: Minor) => (minor % MINOR_PER_UNIT === 0 ? 0 : 2);
  const fixed = (decimals: number) => ({ minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const relativeShort = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' });
  const lists = new Intl.ListFormat(locale, { type: 'conjunction', style: 'long' });

  const amount = (minor: Minor): string => minusSign(numberFormat(fixed(decimalsOf(minor))).format(minor / MINOR_PER_UNIT));

  return {
    number: (value, decimals = 0) => (value === null ? UNKNOWN : numberFormat(fixed(decimals)).format(value)),
    percent: (value, decimals = 0) =>
      value === null ? UNKNOWN : numberFormat({ style: 'percent', ...fixed(decimals) }).format(value / 100),
    money: (minor, currency, sign = 'auto') =>
      minusSign(
        numberFormat({
          style: 'currency',
          currency,
          currencyDisplay: 'narrowSymbol',
          signDisplay: sign,
          ...fixed(decimalsOf(minor)),
        }).format(minor / MINOR_PER_UNIT),
      ),
    amount,
    wholeAmount: (minor) => amount(Math.round(minor / MINOR_PER_UNIT) * MINOR_PER_UNIT),
    shortAmount: (minor) => {
      const units = Math.round(minor / MINOR_PER_UNIT);
      const isLong = Math.abs(units) >= SHORTENED_FROM;
      return minusSign(numberFormat(isLong ? { notation: 'compact', maximumSignificantDigits: 3 } : fixed(0)).format(units));
    },
    currencySymbol: (currency) =>
      numberFormat({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
        .formatToParts(0)
        .find(({ type }) => type === 'currency')?.value ?? currency,
    date: dates({ day: 'numeric', month: 'long', year: 'numeric' }),
    shortDate: dates({ day: 'numeric', month: 'numeric' }),
    longDate: dates({ weekday: 'long', day: 'numeric', month: 'long' }),
    dateAndTime: dates({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }),
    ago: (time, now) => agoIn(relative, time, now),
    agoShort: (time, now) => agoIn(relativeShort, time, now),
    clock,
    seconds: (ms, decimals = 1) =>
      unitSpace(
        numberFormat({
          style: 'unit',
          unit: 'second',
          unitDisplay: locale.startsWith('en') ? 'narrow' : 'short',
          ...fixed(decimals),
        }).format(ms / SECOND),
      ),
    list: (items) => lists.format(items),
  };
}

function agoIn(relative: Intl.RelativeTimeFormat, time: number, now: number): string {
  const away = time - now;
  const span = Math.abs(away);
  if (span < MINUTE) return relative.format(0, 'second');
  if (span < HOUR) return relative.format(Math.round(away / MINUTE), 'minute');
  if (span < DAY) return relative.format(Math.round(away / HOUR), 'hour');
  return relative.format(Math.round(away / DAY), 'day');
}

/** The minus of typography, as wide as the plus. */
function minusSign(text: string): string {
  return text.replace('-', '\u2212');
}

/** A full no-break space before a unit: the narrow one all but closes before a letter. */
function unitSpace(text: string): string {
  return text.replace('\u202f', '\u00a0');
}

/** A running clock, the same in every language. */
export function clock(ms: number): string {
  const seconds = Math.floor(Math.max(0, ms) / SECOND);
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0 ? `${String(hours)}:${two(minutes)}:${two(seconds % 60)}` : `${String(minutes)}:${two(seconds % 60)}`;
}
