import { useTranslation } from 'react-i18next';

import type { MoneyFigures } from '#shared/scoring/period-figures.ts';

import { useFormat } from '../../i18n/use-language.ts';
import { useMoneyWords } from '../money-words.ts';

interface MoneyBarProps {
  readonly money: MoneyFigures | null;
  /** The longest half of any row, in minor units: all rows share the scale. */
  readonly longest: number;
  /** From how many items on it is more than rough. */
  readonly judged: number;
}

const WIDTH = 150;
const MIDDLE = 76;
const HALF = 22;

/** What players were short of to the left, what the house overpaid to the right, per hundred items. */
export function MoneyBar({ money, longest, judged }: MoneyBarProps) {
  const { t } = useTranslation('review');
  const format = useFormat();
  const words = useMoneyWords();
  if (!money) return <span className="faint">–</span>;
  const { underpaidPerHundred: short, overpaidPerHundred: over } = money;
  const isRough = money.items < judged;
  const label = t('shortAndOver', {
    short: format.money(short, money.currency),
    over: format.money(over, money.currency),
    count: money.items,
  });
  const length = (amount: number) => (longest === 0 ? 0 : (amount / longest) * HALF);
  return (
    <svg
      className={isRough ? 'money-bar rough' : 'money-bar'}
      width={WIDTH}
      height="20"
      viewBox={`0 0 ${WIDTH} 20`}
      role="img"
      aria-label={label}
    >
      <title>{label}</title>
      <rect className="short" x={MIDDLE - length(short)} y="5" width={length(short)} height="10" />
      <rect className="over" x={MIDDLE} y="5" width={length(over)} height="10" />
      <path d={`M${MIDDLE} 1V19`} />
      <text className="less" x={MIDDLE - length(short) - 5} y="14" textAnchor="end">
        {isRough ? t('about', { figure: words.short(short, format.shortAmount) }) : words.short(short, format.shortAmount)}
      </text>
      <text x={MIDDLE + length(over) + 5} y="14">
        {words.over(over, format.shortAmount)}
      </text>
    </svg>
  );
}
