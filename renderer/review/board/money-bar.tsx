import { useTranslation } from 'react-i18next';

import type { MoneyFigures } from '#shared/scoring/period-figures.ts';

import { useFormat } from '../../i18n/use-language.ts';

interface MoneyBarProps {
  readonly money: MoneyFigures | null;
  /** The longest half of any row, in minor units: all rows share the scale. */
  readonly longest: number;
}

const WIDTH = 150;
const MIDDLE = 76;
const HALF = 30;

/** What players were short of to the left, what the house overpaid to the right, per hundred items. */
export function MoneyBar({ money, longest }: MoneyBarProps) {
  const { t } = useTranslation('review');
  const format = useFormat();
  if (!money) return <span className="faint">–</span>;
  const { underpaidPerHundred: short, overpaidPerHundred: over } = money;
  const length = (amount: number) => (longest === 0 ? 0 : (amount / longest) * HALF);
  return (
    <svg
      className="money-bar"
      width={WIDTH}
      height="20"
      viewBox={`0 0 ${WIDTH} 20`}
      role="img"
      aria-label={t('shortAndOver', { short: format.money(short, money.currency), over: format.money(over, money.currency) })}
    >
      <rect className="short" x={MIDDLE - length(short)} y="5" width={length(short)} height="10" />
      <rect className="over" x={MIDDLE} y="5" width={length(over)} height="10" />
      <path d={`M${MIDDLE} 1V19`} />
      <text className="less" x={MIDDLE - length(short) - 5} y="14" textAnchor="end">
        {t('less', { amount: format.shortAmount(short) })}
      </text>
      <text x={MIDDLE + length(over) + 5} y="14">
        {t('more', { amount: format.shortAmount(over) })}
      </text>
    </svg>
  );
}
