import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { ClassView, PersonView } from '#shared/api/people.ts';

import { useSession } from '../../app/preferences.ts';
import { classesQuery, peopleQuery } from '../../app/school-queries.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Bones, ErrorPanel, StatePanel } from '../../ui/states.tsx';
import { SchoolPage } from '../school/school-page.tsx';
import { AddPerson } from './add-person.tsx';
import { PeopleTable } from './people-table.tsx';

/** Everybody in the school. */
export function PeopleRoute() {
  return (
    <SchoolPage>
      <People />
    </SchoolPage>
  );
}

function People() {
  const { t } = useTranslation(['people', 'common']);
  const people = useQuery(peopleQuery);
  const classes = useQuery(classesQuery).data ?? [];
  const school = useSession()?.school?.name ?? '';
  const [isAdding, setAdding] = useState(false);
  const active = people.data?.filter(({ archivedAt }) => archivedAt === null) ?? [];
  const hasPeople = (people.data?.length ?? 0) > 1;
  const actions = (
    <>
      <LinkButton href="/people/import" icon="file">
        {t('import')}
      </LinkButton>
      <Button kind="primary" icon="plus" onClick={() => setAdding(true)}>
        {t('add')}
      </Button>
    </>
  );
  return (
    <>
      <PageHead title={t('title')} actions={hasPeople ? actions : null}>
        {people.data ? t('lead', { count: active.length, school }) : null}
      </PageHead>
      {people.isError ? (
        <ErrorPanel error={people.error} onRetry={() => void people.refetch()} />
      ) : !people.data ? (
        <Bones lines={8} label={t('common:loading')} />
      ) : hasPeople ? (
        <FilteredPeople people={people.data} classes={classes} />
      ) : (
        <StatePanel title={t('empty')} actions={actions}>
          <p>{t('emptyHelp')}</p>
        </StatePanel>
      )}
      <AddPerson opened={isAdding} classes={classes} onClose={() => setAdding(false)} />
    </>
  );
}

const STATES = ['active', 'archived'] as const;
const ALL = 'all';
const NONE = 'none';

function FilteredPeople({ people, classes }: { readonly people: readonly PersonView[]; readonly classes: readonly ClassView[] }) {
  const { t } = useTranslation('people');
  const language = useLanguage();
  const [search, setSearch] = useState('');
  const [classId, setClassId] = useState(ALL);
  const [state, setState] = useState<(typeof STATES)[number]>('active');
  const wanted = search.trim().toLocaleLowerCase();
  // In the order of the board: each language has its own.
  const sorted = useMemo(() => {
    const { compare } = new Intl.Collator(language);
    return people.toSorted((a, b) => compare(a.name ?? '', b.name ?? ''));
  }, [people, language]);
  const found = useMemo(
    () =>
      sorted.filter(
        (person) =>
          (state === 'active') === (person.archivedAt === null) &&
          (classId === ALL || (classId === NONE ? person.classes.length === 0 : person.classes.includes(classId))) &&
          (wanted === '' || [person.name, person.login].some((text) => text?.toLocaleLowerCase().includes(wanted))),
      ),
    [sorted, state, classId, wanted],
  );
  const open = classes.filter(({ archivedAt }) => archivedAt === null);
  return (
    <>
      <div className="filters" role="search">
        <TextField label={t('search')} value={search} onChange={setSearch} type="search" maxLength={80} />
        <SelectField
          label={t('class')}
          value={classId}
          onChange={setClassId}
          choices={[
            { value: ALL, label: t('allClasses') },
            ...open.map(({ id, name }) => ({ value: id, label: name })),
            { value: NONE, label: t('noClass') },
          ]}
        />
        <Segmented
          wide
          label={t('state')}
          value={state}
          onChange={setState}
          choices={STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
        />
      </div>
      {found.length === 0 ? (
        <StatePanel title={t('noneFound')}>
          <p>{t('noneFoundHelp')}</p>
        </StatePanel>
      ) : (
        <section className="panel listing">
          <PeopleTable people={found} classes={classes} />
        </section>
      )}
    </>
  );
}
