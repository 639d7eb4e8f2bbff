import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';

import type { ClassView } from '#shared/api/people.ts';

import { classesQuery } from '../../app/school-queries.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { SwitchRow } from '../../ui/form.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Bones, ErrorPanel, StatePanel } from '../../ui/states.tsx';
import { useFormat } from '../../i18n/use-language.ts';
import { SchoolPage } from '../school/school-page.tsx';
import { AddClass } from './add-class.tsx';

/** The classes of the school. */
export function ClassesRoute() {
  return (
    <SchoolPage>
      <Classes />
    </SchoolPage>
  );
}

function Classes() {
  const { t } = useTranslation(['people', 'common']);
  const query = useQuery(classesQuery);
  const [isAdding, setAdding] = useState(false);
  const [showsArchived, setShowsArchived] = useState(false);
  const add = (
    <Button kind="primary" icon="plus" onClick={() => setAdding(true)}>
      {t('classes.add')}
    </Button>
  );
  const hasArchived = query.data?.some(({ archivedAt }) => archivedAt !== null) ?? false;
  const shown = query.data?.filter(({ archivedAt }) => archivedAt === null || showsArchived) ?? [];
  return (
    <>
      <PageHead title={t('classes.title')} actions={add}>
        {t('classes.lead')}
      </PageHead>
      {query.isError ? (
        <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />
      ) : !query.data ? (
        <Bones label={t('common:loading')} />
      ) : query.data.length === 0 ? (
        <StatePanel title={t('classes.empty')} actions={add}>
          <p>{t('classes.emptyHelp')}</p>
        </StatePanel>
      ) : (
        <>
          {hasArchived ? <SwitchRow label={t('classes.showArchived')} checked={showsArchived} onChange={setShowsArchived} /> : null}
          <ul className="class-list">
            {shown.map((each) => (
              <ClassCard key={each.id} group={each} />
            ))}
          </ul>
        </>
      )}
      <AddClass opened={isAdding} onClose={() => setAdding(false)} />
    </>
  );
}

const NAMED = 4;

function ClassCard({ group: { id, name, members, archivedAt } }: { readonly group: ClassView }) {
  const { t } = useTranslation('people');
  const format = useFormat();
  const names = members.slice(0, NAMED).map((member) => member.name ?? t('noName'));
  const rest = members.length - NAMED;
  return (
    <li className="panel">
      <Link href={`/classes/${id}`}>
        <b>{name}</b> {archivedAt === null ? null : <Badge>{t('states.archived')}</Badge>}
        <span className="muted small">{t('classes.members', { count: members.length })}</span>
        <span className="faint small">{rest > 0 ? `${names.join(', ')} +${format.number(rest)}` : format.list(names)}</span>
      </Link>
    </li>
  );
}
