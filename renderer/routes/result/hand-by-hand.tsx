import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';

import type { RunResult } from '#shared/scoring/types.ts';

import { useFormat } from '../../i18n/use-language.ts';
import { Icon } from '../../ui/icon.tsx';

const NUMBERED_UP_TO = 25;
const MARKED_UP_TO = 50;

/** One column a hand, as high as its score; each opens its correction. */
export function HandByHand({ result, items }: { readonly result: RunResult; readonly items: number }) {
  const { t } = useTranslation('result');
  const format = useFormat();
  const numbered = items <= NUMBERED_UP_TO;
  const marked = items <= MARKED_UP_TO;
  return (
    <div className="by-hand">
      <dt className="small muted">{t('handByHand')}</dt>
      <dd>
        <ol className={marked ? undefined : 'dense'}>
          {result.byItem.map(({ index, attempt, score, errors }) => {
            const isClean = errors === 0;
            const name = isClean
              ? t('handClean', { hand: format.number(index + 1) })
              : t('handErrors', { hand: format.number(index + 1), count: errors, score: format.percent(score) });
            return (
              <li key={index} className={isClean ? 'clean' : undefined}>
                <Link href={`/attempt/${attempt}`} aria-label={name} title={name}>
                  <span className="column">
                    <i style={{ height: `${Math.max(score, 4)}%` }} />
                    {marked ? isClean ? <Icon name="check" /> : <b>{format.number(errors)}</b> : null}
                  </span>
                  {numbered ? <span aria-hidden="true">{format.number(index + 1)}</span> : null}
                </Link>
              </li>
            );
          })}
        </ol>
      </dd>
    </div>
  );
}
