import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { ClassView } from '#shared/api/people.ts';

import { schoolApi } from '../../app/school-api.ts';
import { classesQuery, peopleQuery } from '../../app/school-queries.ts';
import { useSchoolAction } from '../../app/use-action.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, LinkButton, SubmitButton } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { FormRow } from '../../ui/form.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Bones, ErrorPanel, StatePanel } from '../../ui/states.tsx';
import { SchoolPage } from '../school/school-page.tsx';
import { MembersPanel } from './members-panel.tsx';

/** One class: its name, who is in it, and putting it away. */
export function ClassRoute({ id }: { readonly id: string }) {
  return (
    <SchoolPage>
      <Class id={id} />
    </SchoolPage>
  );
}

function Class({ id }: { readonly id: string }) {
  const { t } = useTranslation(['people', 'common']);
  const classes = useQuery(classesQuery);
  const people = useQuery(peopleQuery);
  const group = classes.data?.find((each) => each.id === id);
  const back = (
    <LinkButton href="/classes" kind="quiet" icon="back">
      {t('classes.back')}
    </LinkButton>
  );
  const error = classes.error ?? people.error;
  if (error) return <ErrorPanel error={error} onRetry={() => void Promise.all([classes.refetch(), people.refetch()])} />;
  if (!classes.data || !people.data) return <Bones lines={6} label={t('common:loading')} />;
  if (!group) {
    return (
      <StatePanel isPage title={t('common:notFound.title')} actions={back}>
        <p>{t('common:notFound.advice')}</p>
      </StatePanel>
    );
  }
  const trainees = people.data.filter(({ role, archivedAt }) => role === 'trainee' && archivedAt === null);
  return (
    <>
      <PageHead title={group.name} actions={back}>
        {t('classes.members', { count: group.members.length })} {group.archivedAt === null ? null : <Badge>{t('states.archived')}</Badge>}
      </PageHead>
      <div className="columns">
        <MembersPanel key={group.members.map((member) => member.id).join()} group={group} trainees={trainees} />
        <NamePanel key={group.name} group={group} />
      </div>
    </>
  );
}

function NamePanel({ group }: { readonly group: ClassView }) {
  const { t } = useTranslation('people');
  const [name, setName] = useState(group.name);
  const rename = useSchoolAction({ act: () => schoolApi.changeClass(group.id, name.trim()) });
  const isOpen = group.archivedAt === null;
  const archive = useSchoolAction({ act: () => (isOpen ? schoolApi.archiveClass(group.id) : schoolApi.unarchiveClass(group.id)) });
  const isReady = name.trim() !== '' && name.trim() !== group.name && !rename.isRunning;
  return (
    <section className="panel form">
      <h2>{t('classes.rename')}</h2>
      <form
        className="panel-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) rename.run();
        }}
      >
        <TextField label={t('classes.name')} value={name} onChange={setName} autoComplete="off" maxLength={80} />
        <div className="form-actions">
          <SubmitButton kind="default" size="default" disabled={!isReady}>
            {t('save')}
          </SubmitButton>
        </div>
      </form>
      <FormRow label={isOpen ? t('classes.archive') : t('classes.unarchive')} help={t('classes.archiveHelp')}>
        <Button disabled={archive.isRunning} onClick={() => archive.run()}>
          {isOpen ? t('classes.archive') : t('classes.unarchive')}
        </Button>
      </FormRow>
    </section>
  );
}
