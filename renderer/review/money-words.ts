import { useTranslation } from 'react-i18next';

import type { Minor } from '#shared/money/money.ts';
import type { MoneyFigures } from '#shared/scoring/period-figures.ts';

import { useFormat } from '../i18n/use-language.ts';

/** What players were short of and what was overpaid, in words that every screen and sheet shares. */
export interface MoneyWords {
  /** `−17`; `0` where nothing was short. */
  readonly short: (minor: Minor, write?: (minor: Minor) => string) => string;
  /** `+17`; `0` where nothing was overpaid. */
  readonly over: (minor: Minor, write?: (minor: Minor) => string) => string;
  /** `−17 / +3`, rough where it rests on fewer items than are `judged` by. */
  readonly both: (money: MoneyFigures, judged: number) => string;
  /** Says of a figure that rests on few items how many they are; null where there is no need to. */
  readonly rough: (money: Pick<MoneyFigures, 'items'>, judged: number) => string | null;
}

/** The words for money errors per hundred items. */
export function useMoneyWords(): MoneyWords {
  const { t } = useTranslation('review');
  const format = useFormat();
  const signed =
    (key: 'less' | 'more') =>
    (minor: Minor, write: (minor: Minor) => string = format.wholeAmount) => {
      const amount = write(minor);
      // What is less than half a unit is written as none, and has no sign then.
      return amount === write(0) ? amount : t(key, { amount });
    };
  const words = { short: signed('less'), over: signed('more') };
  return {
    ...words,
    both: (money, judged) => {
      const pair = t('moneyPair', { short: words.short(money.underpaidPerHundred), over: words.over(money.overpaidPerHundred) });
      return money.items < judged ? t('about', { figure: pair }) : pair;
    },
    rough: ({ items }, judged) => (items < judged ? t('roughFrom', { count: items }) : null),
  };
}
