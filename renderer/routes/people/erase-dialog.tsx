import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { PersonView } from '#shared/api/people.ts';

import { recordsQuery } from '../../app/records-api.ts';
import { schoolApi } from '../../app/school-api.ts';
import { useSchoolAction } from '../../app/use-action.ts';
import { useFormat } from '../../i18n/use-language.ts';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';

const GOES = ['name', 'access', 'settings', 'remarks'] as const;
const STAYS = ['answers', 'log'] as const;

interface EraseDialogProps {
  readonly person: PersonView;
  readonly name: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Says what goes and what stays, and asks for the name: there is no way back. */
export function EraseDialog({ person, name, opened, onClose }: EraseDialogProps) {
  const { t } = useTranslation('people');
  const format = useFormat();
  const records = useQuery(recordsQuery).data;
  const [typed, setTyped] = useState('');
  const { run, isRunning } = useSchoolAction({ act: () => schoolApi.erasePerson(person.id), onDone: onClose });
  const isSame = typed.trim().normalize() === name.trim().normalize();
  return (
    <Dialog title={t('eraseDialog.title', { name })} opened={opened} onClose={onClose}>
      <form
        className="dialog-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (isSame && !isRunning) run();
        }}
      >
        <div className="goes-stays">
          <section>
            <h3>{t('eraseDialog.goes')}</h3>
            <ul>
              {GOES.map((what) => (
                <li key={what}>
                  <Icon name="cross" />
                  {t(`eraseDialog.goesList.${what}`)}
                </li>
              ))}
            </ul>
          </section>
          <section>
            <h3>{t('eraseDialog.stays')}</h3>
            <ul>
              {STAYS.map((what) => (
                <li key={what}>
                  <Icon name="check" />
                  {t(`eraseDialog.staysList.${what}`)}
                </li>
              ))}
            </ul>
          </section>
        </div>
        {records ? (
          <p className="muted small">
            {records.copies === null ? t('eraseDialog.backups') : t('eraseDialog.copies', { days: format.number(records.keptDays) })}
          </p>
        ) : null}
        <p className="strong">{t('eraseDialog.noWayBack')}</p>
        <TextField label={t('eraseDialog.type', { name })} value={typed} onChange={setTyped} autoComplete="off" maxLength={80} autoFocus />
        <div className="form-actions">
          <SubmitButton kind="danger" disabled={!isSame || isRunning}>
            {t('eraseDialog.submit')}
          </SubmitButton>
          <Button kind="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
