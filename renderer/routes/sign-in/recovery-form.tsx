import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { isSecretFor } from '#shared/api/school.ts';

import { enterSession } from '../../app/change-person.ts';
import { DeskError, isRefusal } from '../../app/desk-error.ts';
import { useSession } from '../../app/preferences.ts';
import { schoolApi } from '../../app/school-api.ts';
import { clock } from '../../i18n/format.ts';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { SecretField } from '../../ui/secret-field.tsx';
import { useErrorWords } from '../../ui/states.tsx';
import { RecoveryCode } from './recovery-code.tsx';
import { useLockOut } from './use-lock-out.ts';

/** The way back in for a supervisor who forgot the password; trainees are told whom to ask. */
export function RecoveryForm({ onBack }: { readonly onBack: () => void }) {
  const { t } = useTranslation('school');
  const client = useQueryClient();
  const wordsOf = useErrorWords();
  const school = useSession()?.school?.name ?? '';
  const lockOut = useLockOut();
  const [login, setLogin] = useState('');
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: schoolApi.recover,
    onError: (failure) => {
      if (isRefusal(failure, 'tooManyTries')) lockOut.lock(failure.waitSeconds ?? 60);
    },
  });
  if (data) {
    return (
      <RecoveryCode
        title={t('recovery.done')}
        lead={t('recovery.doneLead')}
        school={school}
        login={login.trim()}
        code={data.recoveryCode}
        action={t('recovery.enter')}
        onDone={() => {
          enterSession(client, data.session);
        }}
      />
    );
  }
  const isReady = login.trim() !== '' && code.trim() !== '' && isSecretFor('supervisor', password);
  const isLocked = lockOut.left > 0;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !isPending && !isLocked) mutate({ login: login.trim(), code, password });
      }}
    >
      <h1>{t('recovery.title')}</h1>
      <p className="muted">{t('recovery.trainee')}</p>
      <p className="muted">{t('recovery.supervisor')}</p>
      <TextField label={t('signIn.login')} value={login} onChange={setLogin} autoComplete="username" maxLength={80} autoFocus />
      <TextField
        label={t('recovery.code')}
        hint={t('recovery.codeHelp')}
        value={code}
        onChange={setCode}
        autoComplete="off"
        maxLength={80}
        error={complaintOf(error, isLocked)}
      />
      <SecretField label={t('secret.newPassword')} value={password} onChange={setPassword} newFor="supervisor" />
      <div className="form-actions">
        <SubmitButton disabled={!isReady || isPending || isLocked}>{t('recovery.submit')}</SubmitButton>
        <Button kind="quiet" icon="back" onClick={onBack}>
          {t('recovery.back')}
        </Button>
      </div>
    </form>
  );

  function complaintOf(failure: unknown, locked: boolean): string | null {
    if (locked) return `${t('signIn.locked')} ${t('signIn.lockedFor', { clock: clock(lockOut.left + 999) })}`;
    if (!(failure instanceof DeskError) || failure.code === 'tooManyTries') return null;
    if (failure.code === 'badCredentials') return t('recovery.bad');
    return `${wordsOf(failure).title} ${wordsOf(failure).advice}`;
  }
}
