import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { PersonSecrets, PersonView } from '#shared/api/people.ts';
import { isSecretFor } from '#shared/api/school.ts';

import { schoolApi } from '../../app/school-api.ts';
import { useSchoolAction } from '../../app/use-action.ts';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormRow } from '../../ui/form.tsx';
import { SecretField } from '../../ui/secret-field.tsx';
import { ShownOnce } from './shown-once.tsx';

/** What somebody may do in the school, and making them the other. */
export function RoleRow({ person }: { readonly person: PersonView }) {
  const { t } = useTranslation('people');
  const [isOpen, setOpen] = useState(false);
  const [given, setGiven] = useState<PersonSecrets | null>(null);
  const name = person.name ?? '';
  const toSupervisor = person.role === 'trainee';
  const close = () => {
    setOpen(false);
    setGiven(null);
  };
  const title = given ? t('once.title', { name }) : t(toSupervisor ? 'role.supervisorTitle' : 'role.traineeTitle', { name });
  return (
    <FormRow label={t('role.title')} help={t(toSupervisor ? 'role.isTrainee' : 'role.isSupervisor')}>
      <Button onClick={() => setOpen(true)}>{t(toSupervisor ? 'role.makeSupervisor' : 'role.makeTrainee')}</Button>
      <Dialog title={title} opened={isOpen} onClose={close}>
        {given ? (
          <ShownOnce secrets={given} onDone={close} />
        ) : (
          <RoleForm
            person={person}
            onCancel={close}
            onDone={(secrets) => {
              if (secrets.recoveryCode === null) close();
              else setGiven(secrets);
            }}
          />
        )}
      </Dialog>
    </FormRow>
  );
}

interface RoleFormProps {
  readonly person: PersonView;
  readonly onCancel: () => void;
  readonly onDone: (secrets: PersonSecrets) => void;
}

/** Says what changes; a supervisor to be needs a password. */
function RoleForm({ person, onCancel, onDone }: RoleFormProps) {
  const { t } = useTranslation(['people', 'school']);
  const [password, setPassword] = useState('');
  // The list of people comes anew while this closes: what it was opened for stays.
  const [toSupervisor] = useState(person.role === 'trainee');
  const change = useSchoolAction({
    act: () => schoolApi.changeRole(person.id, { role: toSupervisor ? 'supervisor' : 'trainee', secret: toSupervisor ? password : null }),
    onDone,
  });
  const isReady = !change.isRunning && (!toSupervisor || isSecretFor('supervisor', password));
  return (
    <form
      className="dialog-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) change.run();
      }}
    >
      <p>{t(toSupervisor ? 'role.supervisorHelp' : 'role.traineeHelp', { name: person.name ?? '' })}</p>
      {toSupervisor ? (
        <SecretField label={t('school:secret.newPassword')} value={password} onChange={setPassword} newFor="supervisor" autoFocus />
      ) : null}
      <div className="form-actions">
        <SubmitButton disabled={!isReady}>{t(toSupervisor ? 'role.makeSupervisor' : 'role.makeTrainee')}</SubmitButton>
        <Button kind="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
