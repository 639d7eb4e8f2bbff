import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';

import type { HomeworkView } from '#shared/api/homework.ts';
import type { BoardRow } from '#shared/api/review.ts';

import { isControlsOwnKey, useKeys } from '../../app/use-keys.ts';
import { useNow } from '../../app/use-now.ts';
import { useFormat } from '../../i18n/use-language.ts';
import { isAtTable, isSerious } from '../../review/board/board-model.ts';
import { FlagWords } from '../../review/board/standing-badge.tsx';
import { useLive } from '../../review/live.ts';
import { boardQuery, homeworkQuery } from '../../review/review-api.ts';
import { queryOf } from '../../review/review-filters.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Bones, ErrorPanel } from '../../ui/states.tsx';
import { Welcome } from './welcome.tsx';

const SHOWN = 6;
const MINUTE_MS = 60_000;
/** The whole school over the usual period, as the class board opens. */
const WHOLE_SCHOOL = { class: null, ruleSet: null, drill: null, level: null, period: 'month' } as const;

/** What a supervisor wants to know first: who is at a table, who needs a look, what is due. Without trainees: how to get some. */
export function SchoolNow({ takesEnter }: { readonly takesEnter: boolean }) {
  const { t } = useTranslation(['school', 'common', 'people']);
  const now = useNow(MINUTE_MS);
  const [, navigate] = useLocation();
  const refetchInterval = useLive();
  const board = useQuery({ ...boardQuery(queryOf(WHOLE_SCHOOL, now)), refetchInterval, placeholderData: (before) => before });
  const homework = useQuery({ ...homeworkQuery(), refetchInterval });
  const rows = board.data?.rows ?? [];
  useKeys((event) => {
    if (!takesEnter || rows.length === 0 || event.key !== 'Enter' || event.repeat || isControlsOwnKey(event)) return false;
    navigate('/review');
    return true;
  });
  if (board.isError && !board.data) return <ErrorPanel error={board.error} onRetry={() => void board.refetch()} />;
  if (!board.data) return <Bones lines={6} label={t('common:loading')} />;
  if (rows.length === 0) return <Welcome />;
  return (
    <section className="school-now" aria-label={t('now.title')}>
      <div className="cards">
        <Activity rows={rows} now={now} />
        <Flagged rows={rows} now={now} />
        <Due homework={homework.data ?? []} now={now} />
      </div>
      <div className="row">
        <LinkButton href="/review" kind="primary" icon="board" {...(takesEnter ? { cap: '↵' } : {})}>
          {t('common:nav.review')}
        </LinkButton>
        <LinkButton href="/review/homework" icon="target">
          {t('common:nav.homework')}
        </LinkButton>
        <LinkButton href="/people/import" icon="people">
          {t('people:import')}
        </LinkButton>
      </div>
    </section>
  );
}

interface CardProps {
  readonly title: string;
  readonly empty: string;
  /** What else there is to say. */
  readonly foot?: string | null;
  readonly children: readonly ReactNode[];
}

/** A list in a panel, or what it means that there is nothing in it. */
function Card({ title, empty, foot = null, children }: CardProps) {
  return (
    <section className="panel">
      <h2>{title}</h2>
      {children.length === 0 ? <p className="muted">{empty}</p> : <ul>{children}</ul>}
      {foot === null ? null : <p className="faint small">{foot}</p>}
    </section>
  );
}

interface RowsProps {
  readonly rows: readonly BoardRow[];
  readonly now: number;
}

/** Who practised last, whoever is at a table above all. */
function Activity({ rows, now }: RowsProps) {
  const { t } = useTranslation(['school', 'review', 'common']);
  const format = useFormat();
  const active = rows
    .flatMap((row) => (row.lastActivityAt === null ? [] : [{ row, at: row.lastActivityAt }]))
    .sort((one, other) => other.at - one.at);
  const atTable = active.filter(({ row }) => isAtTable(row, now)).length;
  return (
    <Card title={atTable === 0 ? t('now.activity') : t('now.atTable', { count: atTable })} empty={t('now.nobody')}>
      {active.slice(0, SHOWN).map(({ row, at }) => (
        <li key={row.person.id}>
          <PersonLink row={row} />
          {isAtTable(row, now) ? <span className="live">{t('review:atTable')}</span> : <span className="faint">{format.ago(at, now)}</span>}
        </li>
      ))}
    </Card>
  );
}

/** Who has a red flag, what was done at the table before the rest. Who has not begun is counted: on the first day that is everybody. */
function Flagged({ rows, now }: RowsProps) {
  const { t } = useTranslation(['school', 'review']);
  const waiting = rows.filter(({ lastActivityAt }) => lastActivityAt === null).length;
  const weight = ({ flags }: BoardRow) => 10 * flags.filter(isSerious).length + flags.length;
  const flagged = rows.filter(hasRealFlag).sort((one, other) => weight(other) - weight(one));
  return (
    <Card
      title={flagged.length === 0 ? t('settings.flags') : t('now.flagged', { count: flagged.length })}
      empty={t('now.noFlags')}
      foot={waiting === 0 ? null : t('now.notBegun', { count: waiting })}
    >
      {flagged.slice(0, SHOWN).map((row) => {
        const flag = row.flags.find(isSerious) ?? row.flags[0];
        return (
          <li key={row.person.id}>
            <PersonLink row={row} />
            <span>
              {flag === undefined ? null : <FlagWords flag={flag} row={row} now={now} />}
              {row.flags.length > 1 ? <span className="faint"> {t('review:moreFlags', { count: row.flags.length - 1 })}</span> : null}
            </span>
          </li>
        );
      })}
    </Card>
  );
}

function hasRealFlag({ flags }: BoardRow): boolean {
  return flags.some((flag) => flag !== 'neverPractised');
}

function PersonLink({ row: { person } }: { readonly row: BoardRow }) {
  const { t } = useTranslation('common');
  return <Link href={`/review/trainee/${person.id}`}>{person.name ?? t('noName')}</Link>;
}

/** Homework that is not done by everybody yet, the next due first. */
function Due({ homework, now }: { readonly homework: readonly HomeworkView[]; readonly now: number }) {
  const { t } = useTranslation(['school', 'review', 'common']);
  const format = useFormat();
  const open = homework.flatMap(({ id, title, dueAt, cancelledAt, progress }) => {
    const done = progress.filter(({ state }) => state === 'done' || state === 'late').length;
    return cancelledAt !== null || done === progress.length ? [] : [{ id, title, dueAt, done, count: progress.length }];
  });
  return (
    <Card title={t('common:nav.homework')} empty={t('now.noHomework')}>
      {open.slice(0, SHOWN).map(({ id, title, dueAt, done, count }) => (
        <li key={id}>
          <Link href="/review/homework">{title}</Link>
          <span className={dueAt < now ? 'late' : 'faint'}>
            {t('now.done', { done: format.number(done), total: format.number(count), when: format.ago(dueAt, now) })}
          </span>
        </li>
      ))}
    </Card>
  );
}
