import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { ClassView, PersonView } from '#shared/api/people.ts';

import { classesQuery, peopleQuery } from '../../app/school-queries.ts';
import { useFormat } from '../../i18n/use-language.ts';
import { Badge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Bones, ErrorPanel, StatePanel } from '../../ui/states.tsx';
import { SchoolPage } from '../school/school-page.tsx';
import { AccessPanel } from './access-panel.tsx';
import { ClassesPanel } from './classes-panel.tsx';
import { DataPanel } from './data-panel.tsx';
import { IdentityPanel } from './identity-panel.tsx';

/** One person of the school, as its administration sees them. */
export function PersonRoute({ id }: { readonly id: string }) {
  return (
    <SchoolPage>
      <Person id={id} />
    </SchoolPage>
  );
}

function Person({ id }: { readonly id: string }) {
  const { t } = useTranslation(['people', 'common']);
  const people = useQuery(peopleQuery);
  const classes = useQuery(classesQuery);
  const person = people.data?.find((each) => each.id === id);
  const back = (
    <LinkButton href="/people" kind="quiet" icon="back">
      {t('person.back')}
    </LinkButton>
  );
  if (people.isError) return <ErrorPanel error={people.error} onRetry={() => void people.refetch()} />;
  if (!people.data) return <Bones lines={6} label={t('common:loading')} />;
  if (!person) {
    return (
      <StatePanel isPage title={t('common:notFound.title')} actions={back}>
        <p>{t('common:notFound.advice')}</p>
      </StatePanel>
    );
  }
  return <PersonPanels person={person} classes={classes.data ?? []} back={back} />;
}

interface PersonPanelsProps {
  readonly person: PersonView;
  readonly classes: readonly ClassView[];
  readonly back: ReactNode;
}

function PersonPanels({ person, classes, back }: PersonPanelsProps) {
  const { t } = useTranslation(['people', 'school']);
  const format = useFormat();
  const isErased = person.erasedAt !== null;
  const name = person.name ?? (isErased ? t('nameless') : t('noName'));
  return (
    <>
      <PageHead
        title={name}
        actions={
          <>
            {person.role === 'trainee' && !isErased ? (
              <LinkButton href={`/review/trainee/${person.id}`} icon="board">
                {t('person.review')}
              </LinkButton>
            ) : null}
            {back}
          </>
        }
      >
        <Badge tone={person.role === 'supervisor' ? 'brass' : undefined}>{t(`school:roles.${person.role}`)}</Badge>{' '}
        {isErased || person.archivedAt === null ? null : <Badge>{t('states.archived')}</Badge>}
      </PageHead>
      {person.erasedAt !== null ? (
        <StatePanel title={name}>
          <p>{t('person.erasedOn', { date: format.date(person.erasedAt) })}</p>
        </StatePanel>
      ) : (
        <div className="columns">
          <div className="stack">
            <IdentityPanel key={`${person.name ?? ''} ${person.login ?? ''}`} person={person} />
            {person.role === 'trainee' ? <ClassesPanel person={person} classes={classes} /> : null}
          </div>
          <div className="stack">
            {person.archivedAt === null ? <AccessPanel person={person} /> : null}
            <DataPanel person={person} name={name} />
          </div>
        </div>
      )}
    </>
  );
}
