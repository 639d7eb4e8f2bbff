import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';

import type { HomeworkState, HomeworkView } from '#shared/api/homework.ts';

import { Shell } from '../../app/shell.tsx';
import { useErrorToast } from '../../app/toasts.tsx';
import { useNow } from '../../app/use-now.ts';
import { useFormat, useLanguage } from '../../i18n/use-language.ts';
import { ExportButtons } from '../../review/export-buttons.tsx';
import { gameWords } from '../../review/fact-words.ts';
import { dueToTell } from '../../review/homework/due-date.ts';
import { STATE_LOOKS } from '../../review/homework/homework-words.ts';
import { useLive } from '../../review/live.ts';
import { homeworkQuery, reviewApi } from '../../review/review-api.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Bones, ErrorPanel, StatePanel } from '../../ui/states.tsx';

/** All homework given: who has done it, who has not. */
export function HomeworkRoute() {
  const { t } = useTranslation(['review', 'common']);
  const query = useQuery({ ...homeworkQuery(), refetchInterval: useLive() });
  const now = useNow(60_000);
  return (
    <Shell>
      <div className="page homework-page">
        <PageHead
          title={t('homework.heading')}
          actions={
            <>
              <LinkButton href="/review" kind="quiet" icon="back">
                {t('toBoard')}
              </LinkButton>
              <ExportButtons file={reviewApi.exportHomework} disabled={!query.data || query.data.length === 0} />
            </>
          }
        >
          {t('homework.lead')}
        </PageHead>
        {query.isError ? (
          <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />
        ) : !query.data ? (
          <Bones lines={6} label={t('common:loading')} />
        ) : query.data.length === 0 ? (
          <StatePanel title={t('homework.empty')}>
            <p>{t('homework.emptyHelp')}</p>
          </StatePanel>
        ) : (
          query.data.map((homework) => <Given key={homework.id} homework={homework} now={now} />)
        )}
      </div>
    </Shell>
  );
}

const STATES: readonly HomeworkState[] = ['done', 'late', 'started', 'open', 'overdue'];

function Given({ homework, now }: { readonly homework: HomeworkView; readonly now: number }) {
  const { t } = useTranslation(['review', 'common']);
  const format = useFormat();
  const language = useLanguage();
  const client = useQueryClient();
  const showError = useErrorToast();
  const { settings, progress } = homework;
  const { mutate, isPending } = useMutation({
    mutationFn: reviewApi.cancelHomework,
    onSuccess: () => client.invalidateQueries({ queryKey: ['homework'] }),
    onError: showError,
  });
  const done = progress.filter(({ state }) => state === 'done' || state === 'late').length;
  const ordered = [...progress].sort((a, b) => STATES.indexOf(a.state) - STATES.indexOf(b.state));
  return (
    <section className="panel given">
      <header>
        <div>
          <h2>{homework.title}</h2>
          <p className="muted small">
            {t('homework.line', { game: gameWords(settings.ruleSet, language), level: settings.level, count: settings.items })}
          </p>
        </div>
        <p className="num">
          {t('homework.doneOf', { done: format.number(done), count: progress.length })}
          <small className="muted">{t('homework.dueWhen', { when: format.ago(dueToTell(homework.dueAt, now), now) })}</small>
        </p>
        {homework.cancelledAt === null ? (
          <Button size="small" kind="quiet" disabled={isPending} onClick={() => mutate(homework.id)}>
            {t('homework.cancel')}
          </Button>
        ) : (
          <Badge>{t('homework.cancelled')}</Badge>
        )}
      </header>
      <ul>
        {ordered.map(({ person, state, run, accuracy }) => {
          const look = STATE_LOOKS[state];
          const name = person.name ?? t('common:noName');
          return (
            <li key={person.id} className={look.tone}>
              <Icon name={look.icon} />
              {run === null ? <span>{name}</span> : <Link href={`/review/run/${run}`}>{name}</Link>}
              <small>{accuracy !== null && state !== 'started' ? format.percent(accuracy, 1) : t(`homework.states.${state}`)}</small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
