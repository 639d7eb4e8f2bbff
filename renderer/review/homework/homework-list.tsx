import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';

import type { HomeworkView } from '#shared/api/homework.ts';

import { useFormat, useLanguage } from '../../i18n/use-language.ts';
import { Badge } from '../../ui/badge.tsx';
import { gameWords } from '../fact-words.ts';
import { dueToTell } from './due-date.ts';
import { STATE_LOOKS } from './homework-words.ts';

interface HomeworkListProps {
  readonly homework: readonly HomeworkView[];
  readonly now: number;
  /** Whose state is shown. */
  readonly person: string;
  readonly empty: string;
}

/** Homework of one trainee: what, until when, and how it stands. */
export function HomeworkList({ homework, now, person, empty }: HomeworkListProps) {
  const { t } = useTranslation('review');
  const format = useFormat();
  const language = useLanguage();
  if (homework.length === 0) return <p className="muted">{empty}</p>;
  return (
    <ul className="homework-list">
      {homework.map((each) => {
        const own = each.progress.find((progress) => progress.person.id === person);
        const look = own ? STATE_LOOKS[own.state] : undefined;
        return (
          <li key={each.id}>
            <span>
              <b>{each.title}</b>
              <small>
                {t('homework.line', {
                  game: gameWords(each.settings.ruleSet, language),
                  level: each.settings.level,
                  count: each.settings.items,
                })}
              </small>
            </span>
            <span className="figures">
              {each.cancelledAt !== null ? <Badge>{t('homework.cancelled')}</Badge> : null}
              {own && look && each.cancelledAt === null ? (
                <Badge icon={look.icon} {...(look.tone ? { tone: look.tone } : {})}>
                  {t(`homework.states.${own.state}`)}
                </Badge>
              ) : null}
              <small>
                {own !== undefined && own.run !== null && own.accuracy !== null ? (
                  <Link href={`/review/run/${own.run}`}>{format.percent(own.accuracy, 1)}</Link>
                ) : (
                  t('homework.dueWhen', { when: format.ago(dueToTell(each.dueAt, now), now) })
                )}
              </small>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
