import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';

import type { RunReport } from '#shared/api/schemas.ts';
import type { RuleSet } from '#shared/games/types.ts';

import { useStartRun } from '../../app/start-run.ts';
import { isControlsOwnKey, useKeys } from '../../app/use-keys.ts';
import { letterOf } from '../../drills/settle/keys.ts';
import { useRuleWords } from '../../i18n/rule-words.ts';
import { useFormat } from '../../i18n/use-language.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Comparison } from './comparison.tsx';
import { Diagnoses } from './diagnoses.tsx';
import { mistakesRun } from './mistakes-run.ts';
import { ScoreHead } from './score-head.tsx';
import { Situations } from './situations.tsx';
import { Slowest } from './slowest.tsx';

/** So long after a run has ended, Enter is taken for one press too many and not for the wish to begin another. */
const SETTLING_DOWN_MS = 800;

interface ReportProps {
  readonly report: RunReport;
  readonly ruleSet: RuleSet;
}

/** A run's figures, its errors and its place among the last ones; and what to do next. */
export function Report({ report, ruleSet }: ReportProps) {
  const { t } = useTranslation(['result', 'common', 'home']);
  const format = useFormat();
  const words = useRuleWords(ruleSet.id);
  const [, navigate] = useLocation();
  const { start, isStarting } = useStartRun();
  const { run, result, comparison } = report;
  const isFinished = run.finishedAt !== null;
  const mistakes = mistakesRun(report);
  const goOn = () => {
    if (!isFinished) navigate(`/run/${run.id}`);
    else start(mistakes ?? run.settings);
  };
  const repeat = () => {
    start(run.settings, run.id);
  };
  const arrived = useRef(0);
  useEffect(() => {
    arrived.current = performance.now();
  }, []);
  useKeys((event) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || isStarting) return false;
    if (event.key === 'Escape') navigate('/');
    else if (event.key === 'Enter' && !isControlsOwnKey(event)) {
      if (performance.now() - arrived.current >= SETTLING_DOWN_MS) goOn();
    } else if (letterOf(event) === 'r' && isFinished) repeat();
    else return false;
    return true;
  });
  return (
    <div className="page res">
      <PageHead
        title={isFinished ? t('title') : t('titleUnfinished')}
        actions={
          <>
            <LinkButton href="/" kind="quiet" cap="Esc">
              {t('common:nav.home')}
            </LinkButton>
            {isFinished ? (
              <Button cap="R" onClick={repeat} disabled={isStarting}>
                {t('repeat')}
              </Button>
            ) : null}
            <Button kind="primary" cap="↵" onClick={goOn} disabled={isStarting}>
              {isFinished ? (mistakes ? t('drillMistakes') : t('newRun')) : t('home:continue')}
            </Button>
          </>
        }
      >
        {t('line', {
          game: words.name,
          place: words.place,
          level: run.settings.level,
          hands: t('common:hands', { count: result.items }),
          time: format.clock(result.durationMs),
        })}
      </PageHead>
      <ScoreHead report={report} ruleSet={ruleSet} />
      <div className="grid3">
        <Diagnoses result={result} ruleSet={ruleSet} />
        <Slowest result={result} ruleSet={ruleSet} />
        <Comparison comparison={comparison} ruleSet={ruleSet} run={run.id} />
      </div>
      <Situations result={result} run={run} ruleSet={ruleSet} />
    </div>
  );
}
