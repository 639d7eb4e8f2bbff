import { useTranslation } from 'react-i18next';

import type { BoardRow } from '#shared/api/review.ts';
import type { Flag, Thresholds } from '#shared/scoring/thresholds.ts';
import { DAY_MS } from '#shared/time.ts';

import { useFormat } from '../../i18n/use-language.ts';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { isSerious, judgedFrom, standingOf } from './board-model.ts';

/** Ready for a live table. */
export function ReadyBadge() {
  const { t } = useTranslation('review');
  return (
    <Badge tone="right" icon="check">
      {t('standings.ready')}
    </Badge>
  );
}

/** How a trainee stands; too few items say how many of how many. */
export function StandingBadge({ row, thresholds }: { readonly row: BoardRow; readonly thresholds: Thresholds }) {
  const { t } = useTranslation('review');
  const format = useFormat();
  const standing = standingOf(row, thresholds);
  switch (standing) {
    case 'ready':
      return <ReadyBadge />;
    case 'watch':
      return (
        <Badge tone="wrong" icon="warn">
          {t('standings.watch')}
        </Badge>
      );
    case 'few':
      return (
        <Badge>{t('standings.few', { items: format.number(row.figures.items), wanted: format.number(judgedFrom(thresholds)) })}</Badge>
      );
    case 'training':
      return <Badge>{t('standings.training')}</Badge>;
  }
}

/** A flag with its icon, in words. */
export function FlagWords({ flag, row, now }: { readonly flag: Flag; readonly row: BoardRow; readonly now: number }) {
  const { t } = useTranslation('review');
  const days = row.lastActivityAt === null ? 0 : Math.floor((now - row.lastActivityAt) / DAY_MS);
  const isClock = flag === 'away' || flag === 'neverPractised' || flag === 'paceLow';
  return (
    <span className={isSerious(flag) ? 'flag' : 'flag soft'}>
      <Icon name={isClock ? 'clock' : 'warn'} />
      <span>{t(`flags.${flag}`, { count: days })}</span>
    </span>
  );
}
