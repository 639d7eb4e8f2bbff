import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { isSecretFor } from '#shared/api/school.ts';
import type { Role } from '#shared/api/schemas.ts';

import { isRefusal } from '../../app/desk-error.ts';
import { schoolApi } from '../../app/school-api.ts';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormRow } from '../../ui/form.tsx';
import { SecretField } from '../../ui/secret-field.tsx';
import { useErrorWords } from '../../ui/states.tsx';

/** Changes one's own PIN or password. The current one is asked for first. */
export function ChangeSecret({ role }: { readonly role: Role }) {
  const { t } = useTranslation(['school', 'people']);
  const [isOpen, setOpen] = useState(false);
  const [isChanged, setChanged] = useState(false);
  return (
    <FormRow label={t('account.change')} help={<p role="status">{isChanged ? t('account.changed') : t('account.changeHelp')}</p>}>
      <Button onClick={() => setOpen(true)}>{t('account.save')}</Button>
      <Dialog title={t('account.change')} opened={isOpen} onClose={() => setOpen(false)}>
        <ChangeForm
          role={role}
          onCancel={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            setChanged(true);
          }}
        />
      </Dialog>
    </FormRow>
  );
}

interface ChangeFormProps {
  readonly role: Role;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

function ChangeForm({ role, onCancel, onDone }: ChangeFormProps) {
  const { t } = useTranslation(['school', 'people']);
  const wordsOf = useErrorWords();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const { mutate, isPending, error } = useMutation({ mutationFn: schoolApi.changeSecret, onSuccess: onDone });
  const isReady = current !== '' && isSecretFor(role, next);
  const isWrong = isRefusal(error, 'badCredentials');
  return (
    <form
      className="dialog-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !isPending) mutate({ current, next });
      }}
    >
      <SecretField
        label={t('account.current')}
        value={current}
        onChange={setCurrent}
        autoFocus
        error={isWrong ? t('account.wrongCurrent') : error ? `${wordsOf(error).title} ${wordsOf(error).advice}` : null}
      />
      <SecretField
        label={role === 'trainee' ? t('secret.newPin') : t('secret.newPassword')}
        value={next}
        onChange={setNext}
        newFor={role}
      />
      <div className="form-actions">
        <SubmitButton disabled={!isReady || isPending}>{t('account.save')}</SubmitButton>
        <Button kind="quiet" onClick={onCancel}>
          {t('people:cancel')}
        </Button>
      </div>
    </form>
  );
}
