import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { RuleSet, Table } from '#shared/games/types.ts';

import { clock } from '../../i18n/format.ts';
import { useRuleWords } from '../../i18n/rule-words.ts';
import { useFormat } from '../../i18n/use-language.ts';
import { Badge } from '../../ui/badge.tsx';

const TICK_MS = 250;

/** The placard of limits at the dealer's left hand, in the words of the text. */
export function Placard({ table, ruleSet }: { readonly table: Table; readonly ruleSet: RuleSet }) {
  const { t } = useTranslation(['run', 'games']);
  const format = useFormat();
  const words = useRuleWords(ruleSet.id);
  const { limits } = table;
  const isHistorical = ruleSet.source.status === 'historical';
  const source = ruleSet.source.language;
  return (
    <div className="corner left">
      {limits ? (
        <dl className="placard">
          <Limit language={source} print={t('placard.min', { lng: source })} word={t('placard.min')} />
          <dd>{format.amount(limits.min)}</dd>
          <Limit language={source} print={t('placard.max', { lng: source })} word={t('placard.max')} />
          <dd>{format.amount(limits.max)}</dd>
        </dl>
      ) : null}
      {isHistorical ? (
        <p title={words.sourceStatus(ruleSet.source.id)}>
          <Badge>{t('games:statuses.historical')}</Badge>
        </p>
      ) : null}
    </div>
  );
}

/** A limit as the text calls it; the reader's own word small beside it, where that is another. */
function Limit({ language, print, word }: { readonly language: string; readonly print: string; readonly word: string }) {
  return (
    <dt>
      <span lang={language}>{print}</span>
      {word.toLowerCase() === print.toLowerCase() ? null : <small> {word}</small>}
    </dt>
  );
}

interface ClockProps {
  readonly elapsed: () => number;
  readonly isRunning: boolean;
  /** The time a table like this may take; null where the level has none. */
  readonly allowanceMs: number | null;
  readonly pace: number | null;
}

/** The time spent on this table and the pace of the run. Unobtrusive: it tells, it never stops anyone. */
export function Clock({ elapsed, isRunning, allowanceMs, pace }: ClockProps) {
  const { t } = useTranslation('run');
  const format = useFormat();
  const [ms, setMs] = useState(0);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => {
      setMs(elapsed());
    }, TICK_MS);
    return () => {
      clearInterval(timer);
    };
  }, [elapsed, isRunning]);
  const share = allowanceMs === null ? 0 : Math.min(1, ms / allowanceMs);
  return (
    <div className="corner right">
      <div className="clock" role="timer" aria-label={t('time')}>
        {clock(ms)}
      </div>
      {allowanceMs === null ? null : (
        <div className={share < 1 ? 'allow' : 'allow over'} title={t('allowance', { time: clock(allowanceMs) })}>
          <i style={{ width: `${share * 100}%` }} />
        </div>
      )}
      {pace === null ? null : <span className="num">{t('paceNow', { pace: format.number(pace, 1) })}</span>}
    </div>
  );
}
