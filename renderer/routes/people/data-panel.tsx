import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { PersonView } from '#shared/api/people.ts';

import { saveFile } from '../../app/save-file.ts';
import { schoolApi } from '../../app/school-api.ts';
import { usePersonId } from '../../app/session.ts';
import { useSchoolAction } from '../../app/use-action.ts';
import { useFormat } from '../../i18n/use-language.ts';
import { Button } from '../../ui/button.tsx';
import { FormRow } from '../../ui/form.tsx';
import { EraseDialog } from './erase-dialog.tsx';

/** What is kept about a person: taking it along, putting it away, and wiping it out. */
export function DataPanel({ person, name }: { readonly person: PersonView; readonly name: string }) {
  const { t } = useTranslation('people');
  const format = useFormat();
  const me = usePersonId();
  const [isErasing, setErasing] = useState(false);
  const exporting = useSchoolAction({
    act: async () =>
      saveFile(
        `tapis-${person.login ?? 'person'}.json`,
        'application/json',
        JSON.stringify(await schoolApi.exportPerson(person.id), null, 2),
      ),
  });
  const archiving = useSchoolAction({ act: () => schoolApi.archivePerson(person.id) });
  const returning = useSchoolAction({ act: () => schoolApi.unarchivePerson(person.id) });
  return (
    <section className="panel form">
      <h2>{t('person.data')}</h2>
      <FormRow label={t('person.export')} help={t('person.exportHelp')}>
        <Button icon="save" disabled={exporting.isRunning} onClick={() => exporting.run()}>
          {t('person.download')}
        </Button>
      </FormRow>
      {person.archivedAt === null ? (
        person.id === me ? null : (
          <FormRow label={t('person.archive')} help={t('person.archiveHelp')}>
            <Button disabled={archiving.isRunning} onClick={() => archiving.run()}>
              {t('person.archive')}
            </Button>
          </FormRow>
        )
      ) : (
        <>
          <FormRow label={t('person.unarchive')} help={t('person.unarchiveHelp', { date: format.date(person.archivedAt) })}>
            <Button disabled={returning.isRunning} onClick={() => returning.run()}>
              {t('person.unarchive')}
            </Button>
          </FormRow>
          <FormRow label={t('person.erase')} help={t('person.eraseHelp')}>
            <Button kind="danger" onClick={() => setErasing(true)}>
              {t('person.erase')}
            </Button>
          </FormRow>
          <EraseDialog person={person} name={name} opened={isErasing} onClose={() => setErasing(false)} />
        </>
      )}
    </section>
  );
}
