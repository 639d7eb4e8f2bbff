import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { RunReport } from '#shared/api/schemas.ts';
import { ruleSetById } from '#shared/games/index.ts';
import type { RuleSet } from '#shared/games/types.ts';

import { reportQuery } from '../../app/queries.ts';
import { Shell } from '../../app/shell.tsx';
import { useRuleWords } from '../../i18n/rule-words.ts';
import { useFormat } from '../../i18n/use-language.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Bones, ErrorPanel, StatePanel } from '../../ui/states.tsx';
import { ExportButtons } from '../../review/export-buttons.tsx';
import { HomeworkDialog, type HomeworkDraft } from '../../review/homework/homework-dialog.tsx';
import { useLive } from '../../review/live.ts';
import { reviewApi } from '../../review/review-api.ts';
import { Comparison } from '../result/comparison.tsx';
import { Diagnoses } from '../result/diagnoses.tsx';
import { mistakesRun } from '../result/mistakes-run.ts';
import { ScoreHead } from '../result/score-head.tsx';
import { Situations } from '../result/situations.tsx';
import { Slowest } from '../result/slowest.tsx';

/** A trainee's run: its figures, and each hand a click from its replay. */
export function RunReviewRoute({ run }: { readonly run: string }) {
  const { t } = useTranslation(['review', 'common', 'result']);
  const refetchInterval = useLive();
  const query = useQuery({
    ...reportQuery(run),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.run.finishedAt === null ? refetchInterval : false),
  });
  const ruleSet = ruleSetById(query.data?.run.settings.ruleSet ?? '');
  return (
    <Shell>
      {query.isError ? (
        <ErrorPanel error={query.error} onRetry={() => void query.refetch()}>
          <LinkButton href="/review">{t('toBoard')}</LinkButton>
        </ErrorPanel>
      ) : query.data && ruleSet ? (
        <RunReview report={query.data} ruleSet={ruleSet} />
      ) : (
        <div className="page">
          <Bones lines={4} label={t('common:loading')} />
          <Bones lines={8} label={t('common:loading')} />
        </div>
      )}
    </Shell>
  );
}

function RunReview({ report, ruleSet }: { readonly report: RunReport; readonly ruleSet: RuleSet }) {
  const { t } = useTranslation(['review', 'common', 'result']);
  const format = useFormat();
  const words = useRuleWords(ruleSet.id);
  const { run, result, comparison } = report;
  const [draft, setDraft] = useState<HomeworkDraft | null>(null);
  const first = result.byItem.find(({ errors }) => errors > 0) ?? result.byItem[0];
  return (
    <div className="page res">
      <PageHead
        title={run.person.name ?? t('common:noName')}
        actions={
          <>
            <LinkButton href={`/review/trainee/${run.person.id}`} kind="quiet" icon="back">
              {t('toTrainee')}
            </LinkButton>
            <ExportButtons file={(style) => reviewApi.exportRun(run.id, style)} disabled={result.items === 0} />
            <Button
              icon="target"
              onClick={() => setDraft({ settings: mistakesRun(report) ?? run.settings, classes: [], trainees: [run.person.id] })}
            >
              {t('setHomework')}
            </Button>
            {first ? (
              <LinkButton href={`/attempt/${first.attempt}`} kind="primary" icon="play">
                {t(first.errors > 0 ? 'run.replayFirstError' : 'run.replay')}
              </LinkButton>
            ) : null}
          </>
        }
      >
        {t('run.line', {
          when: format.dateAndTime(run.startedAt),
          game: words.name,
          place: words.place,
          level: run.settings.level,
          hands: t('common:hands', { count: result.items }),
          time: format.clock(result.durationMs),
        })}
      </PageHead>
      {result.items === 0 ? (
        <StatePanel title={t('result:nothingYet')}>
          <p>{t('run.nothingYet')}</p>
        </StatePanel>
      ) : (
        <>
          <ScoreHead report={report} ruleSet={ruleSet} />
          <div className="grid3">
            <Diagnoses result={result} ruleSet={ruleSet} />
            <Slowest result={result} ruleSet={ruleSet} />
            <Comparison comparison={comparison} ruleSet={ruleSet} run={run.id} />
          </div>
          <Situations result={result} run={run} ruleSet={ruleSet} />
        </>
      )}
      <HomeworkDialog draft={draft} people={[run.person]} classes={[]} onClose={() => setDraft(null)} />
    </div>
  );
}
