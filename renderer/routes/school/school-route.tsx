import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { DEFAULT_THRESHOLDS, type SchoolView, schoolChangeSchema } from '#shared/api/school.ts';
import type { Thresholds } from '#shared/scoring/thresholds.ts';

import { sessionQuery } from '../../app/queries.ts';
import { schoolApi } from '../../app/school-api.ts';
import { schoolQuery } from '../../app/school-queries.ts';
import { timeZones } from '../../app/time-zones.ts';
import { useErrorToast } from '../../app/toasts.tsx';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Bones, ErrorPanel } from '../../ui/states.tsx';
import { RecordsPanel } from '../settings/records/records-panel.tsx';
import { JoiningPanel } from './joining-panel.tsx';
import { SchoolPage } from './school-page.tsx';
import { ThresholdFields } from './threshold-fields.tsx';

/** What null is called. */
const UTC = 'UTC';

/** The school's name, and what its class board goes by. */
export function SchoolRoute() {
  const { t } = useTranslation('common');
  const query = useQuery(schoolQuery);
  return (
    <SchoolPage>
      {query.isError ? (
        <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />
      ) : query.data ? (
        <>
          <SchoolForm school={query.data} />
          <RecordsPanel />
        </>
      ) : (
        <Bones lines={8} label={t('loading')} />
      )}
    </SchoolPage>
  );
}

function SchoolForm({ school }: { readonly school: SchoolView }) {
  const { t } = useTranslation('school');
  const client = useQueryClient();
  const showError = useErrorToast();
  const [name, setName] = useState(school.name);
  const [timeZone, setTimeZone] = useState(school.timeZone ?? UTC);
  const [thresholds, setThresholds] = useState<Thresholds>(school.thresholds);
  // Set anew, the fields take the usual values.
  const [turn, setTurn] = useState(0);
  const { mutate, isPending, data } = useMutation({
    mutationFn: schoolApi.saveSchool,
    onSuccess: (saved) => {
      client.setQueryData(schoolQuery.queryKey, saved);
      void client.invalidateQueries({ queryKey: ['review'] });
      const session = client.getQueryData(sessionQuery.queryKey);
      if (session?.school) client.setQueryData(sessionQuery.queryKey, { ...session, school: { ...session.school, name: saved.name } });
    },
    onError: showError,
  });
  const wanted = schoolChangeSchema.safeParse({ name, thresholds, timeZone: timeZone === UTC ? null : timeZone });
  const saved = data ?? school;
  const isChanged =
    name.trim() !== saved.name || timeZone !== (saved.timeZone ?? UTC) || JSON.stringify(thresholds) !== JSON.stringify(saved.thresholds);
  return (
    <form
      className="school-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (wanted.success && isChanged && !isPending) mutate(wanted.data);
      }}
    >
      <PageHead
        title={t('settings.title')}
        actions={
          <>
            <span className="hint" role="status">
              {data && !isChanged ? t('settings.saved') : null}
            </span>
            <SubmitButton size="default" disabled={!wanted.success || !isChanged || isPending}>
              {t('settings.save')}
            </SubmitButton>
          </>
        }
      >
        {t('settings.lead')}
      </PageHead>
      <div className="columns">
        <section className="panel form">
          <TextField
            label={t('settings.name')}
            value={name}
            onChange={setName}
            autoComplete="organization"
            maxLength={80}
            error={name.trim() === '' ? t('nameField.required') : null}
          />
          <SelectField
            label={t('settings.timeZone')}
            hint={t('settings.timeZoneHelp')}
            value={timeZone}
            onChange={setTimeZone}
            choices={timeZones(UTC, timeZone).map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
          />
        </section>
        <JoiningPanel />
      </div>
      <ThresholdFields key={turn} thresholds={thresholds} onChange={setThresholds} />
      <div>
        <Button
          kind="quiet"
          icon="again"
          onClick={() => {
            setThresholds(DEFAULT_THRESHOLDS);
            setTurn(turn + 1);
          }}
        >
          {t('settings.standard')}
        </Button>
      </div>
    </form>
  );
}
