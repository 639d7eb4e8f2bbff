import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { PersonSecrets, PersonView } from '#shared/api/people.ts';
import { isSecretFor } from '#shared/api/school.ts';

import { schoolApi } from '../../app/school-api.ts';
import { usePersonId } from '../../app/session.ts';
import { useSchoolAction } from '../../app/use-action.ts';
import { useNow } from '../../app/use-now.ts';
import { useFormat } from '../../i18n/use-language.ts';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormRow } from '../../ui/form.tsx';
import { SecretField } from '../../ui/secret-field.tsx';
import { RoleRow } from './role-row.tsx';
import { ShownOnce } from './shown-once.tsx';

/** How a person signs in: when last, and a new PIN or password. */
export function AccessPanel({ person }: { readonly person: PersonView }) {
  const { t } = useTranslation('people');
  const format = useFormat();
  const now = useNow(60_000);
  const me = usePersonId();
  const [given, setGiven] = useState<PersonSecrets | null>(null);
  const [isTyping, setTyping] = useState(false);
  const reset = useSchoolAction({ act: (secret: string | null) => schoolApi.resetSecret(person.id, secret), onDone: setGiven });
  const close = () => {
    setGiven(null);
    setTyping(false);
  };
  const isTrainee = person.role === 'trainee';
  return (
    <section className="panel form">
      <h2>{t('person.access')}</h2>
      <p className="muted small">
        {person.lastSignInAt === null ? t('person.neverSignedIn') : t('person.lastSignIn', { when: format.ago(person.lastSignInAt, now) })}
      </p>
      {person.id === me ? null : (
        <FormRow label={isTrainee ? t('person.reset') : t('person.resetPassword')} help={t('person.resetHelp')}>
          <Button
            disabled={reset.isRunning}
            onClick={() => {
              if (isTrainee) reset.run(null);
              else setTyping(true);
            }}
          >
            {isTrainee ? t('person.reset') : t('person.resetPassword')}
          </Button>
        </FormRow>
      )}
      {person.id === me ? null : <RoleRow person={person} />}
      <Dialog
        title={given ? t('once.title', { name: person.name ?? '' }) : t('person.resetPassword')}
        opened={given !== null || isTyping}
        onClose={close}
      >
        {given ? (
          <ShownOnce secrets={given} onDone={close} />
        ) : (
          <PasswordForm isRunning={reset.isRunning} onCancel={close} onSet={(secret) => reset.run(secret)} />
        )}
      </Dialog>
    </section>
  );
}

interface PasswordFormProps {
  readonly isRunning: boolean;
  readonly onCancel: () => void;
  readonly onSet: (secret: string) => void;
}

function PasswordForm({ isRunning, onCancel, onSet }: PasswordFormProps) {
  const { t } = useTranslation(['people', 'school']);
  const [password, setPassword] = useState('');
  const isReady = isSecretFor('supervisor', password) && !isRunning;
  return (
    <form
      className="dialog-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) onSet(password);
      }}
    >
      <SecretField label={t('school:secret.newPassword')} value={password} onChange={setPassword} newFor="supervisor" autoFocus />
      <div className="form-actions">
        <SubmitButton disabled={!isReady}>{t('person.setPassword')}</SubmitButton>
        <Button kind="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
