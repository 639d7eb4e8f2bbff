import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';

import type { HomeworkView } from '#shared/api/homework.ts';

import { api } from '../../app/api.ts';
import { isWorthRetrying } from '../../app/desk-error.ts';
import { newId } from '../../app/new-id.ts';
import { runQuery } from '../../app/queries.ts';
import { usePersonId, useRole } from '../../app/session.ts';
import { useErrorToast } from '../../app/toasts.tsx';
import { useNow } from '../../app/use-now.ts';
import { useFormat, useLanguage } from '../../i18n/use-language.ts';
import { gameWords } from '../../review/fact-words.ts';
import { dueToTell } from '../../review/homework/due-date.ts';
import { STATE_LOOKS } from '../../review/homework/homework-words.ts';
import { homeworkQuery, unseenWordsQuery } from '../../review/review-api.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** A trainee is told of nothing by the desk: an open home screen asks, and when its window is come back to. */
const ASKING = { refetchInterval: 20_000, refetchOnWindowFocus: 'always' } as const;

/** What a trainee is asked to do, the next due first, and what supervisors said that is not read yet. Nothing for anybody else. */
export function HomeworkDue() {
  const { t } = useTranslation('review');
  const isTrainee = useRole() === 'trainee';
  const me = usePersonId();
  const now = useNow(60_000);
  const homework = useQuery({ ...homeworkQuery(), ...ASKING, enabled: isTrainee });
  const unseen = useQuery({ ...unseenWordsQuery(), ...ASKING, enabled: isTrainee }).data;
  const open = homework.data?.filter((each) => isOpen(each, me)) ?? [];
  const attempt = unseen?.attempt ?? null;
  if (open.length === 0 && attempt === null) return null;
  return (
    <section className="panel due" aria-label={t(open.length > 0 ? 'homework.heading' : 'remarks.title')}>
      {open.length > 0 ? (
        <>
          <h2>{t('homework.heading')}</h2>
          <ul>
            {open.map((each) => (
              <DueItem key={each.id} homework={each} me={me} now={now} />
            ))}
          </ul>
        </>
      ) : null}
      {attempt !== null ? (
        <Link className="unread" href={`/attempt/${attempt}`}>
          <Icon name="call" />
          <span>{t('remarks.unread', { count: unseen?.count ?? 0 })}</span>
          <Icon name="next" />
        </Link>
      ) : null}
    </section>
  );
}

function isOpen({ progress }: HomeworkView, me: string): boolean {
  const own = progress.find(({ person }) => person.id === me);
  return own !== undefined && own.state !== 'done' && own.state !== 'late';
}

function DueItem({ homework, me, now }: { readonly homework: HomeworkView; readonly me: string; readonly now: number }) {
  const { t } = useTranslation('review');
  const format = useFormat();
  const language = useLanguage();
  const [, navigate] = useLocation();
  const client = useQueryClient();
  const showError = useErrorToast();
  const own = homework.progress.find(({ person }) => person.id === me);
  const { mutate, isPending } = useMutation({
    mutationFn: (id: string) => api.startRun({ id, settings: homework.settings, homework: homework.id }),
    // The id comes from here, so asking twice starts one run.
    retry: (failures, error) => failures < 2 && isWorthRetrying(error),
    onSuccess: (state) => {
      client.setQueryData(runQuery(state.run.id).queryKey, state);
      for (const queryKey of [['runs'], ['homework']]) void client.invalidateQueries({ queryKey });
      navigate(`/run/${state.run.id}`);
    },
    onError: showError,
  });
  if (!own) return null;
  const look = STATE_LOOKS[own.state];
  const { settings } = homework;
  return (
    <li>
      <span className="what">
        <b>{homework.title}</b>
        <small>{t('homework.line', { game: gameWords(settings.ruleSet, language), level: settings.level, count: settings.items })}</small>
      </span>
      <span className="when">
        {own.state === 'open' ? null : (
          <Badge icon={look.icon} {...(look.tone ? { tone: look.tone } : {})}>
            {own.state === 'started'
              ? t('homework.startedAt', { answered: format.number(own.answered), items: format.number(settings.items) })
              : t(`homework.states.${own.state}`)}
          </Badge>
        )}
        <small title={format.longDate(homework.dueAt)}>
          {t('homework.dueWhen', { when: format.ago(dueToTell(homework.dueAt, now), now) })}
        </small>
      </span>
      {own.run !== null ? (
        <LinkButton href={`/run/${own.run}`} kind="primary">
          {t('homework.goOn')}
        </LinkButton>
      ) : (
        <Button disabled={isPending} onClick={() => mutate(newId())}>
          {t('homework.begin')}
        </Button>
      )}
    </li>
  );
}
