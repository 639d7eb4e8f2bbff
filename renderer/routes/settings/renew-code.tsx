import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { isRefusal } from '../../app/desk-error.ts';
import { schoolApi } from '../../app/school-api.ts';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormRow } from '../../ui/form.tsx';
import { SecretField } from '../../ui/secret-field.tsx';
import { useErrorWords } from '../../ui/states.tsx';
import { RecoveryCode } from '../sign-in/recovery-code.tsx';

/** Makes a supervisor's recovery code anew. The password is asked for: the code opens the account. */
export function RenewCode({ school }: { readonly school: string }) {
  const { t } = useTranslation(['school', 'people']);
  const wordsOf = useErrorWords();
  const [isOpen, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  const { mutate, isPending, data, error, reset } = useMutation({ mutationFn: schoolApi.renewRecoveryCode });
  const close = () => {
    setOpen(false);
    setPassword('');
    reset();
  };
  return (
    <FormRow label={t('account.code')} help={t('account.codeHelp')}>
      <Button onClick={() => setOpen(true)}>{t('account.renew')}</Button>
      <Dialog title={t('account.renew')} opened={isOpen} onClose={close}>
        {data ? (
          <RecoveryCode
            lead={t('recovery.doneLead')}
            school={school}
            login={null}
            code={data.recoveryCode}
            action={t('people:done')}
            onDone={close}
          />
        ) : (
          <form
            className="dialog-form"
            onSubmit={(event) => {
              event.preventDefault();
              if (password !== '' && !isPending) mutate(password);
            }}
          >
            <SecretField
              label={t('secret.password')}
              value={password}
              onChange={setPassword}
              error={
                isRefusal(error, 'badCredentials')
                  ? t('account.wrongCurrent')
                  : error
                    ? `${wordsOf(error).title} ${wordsOf(error).advice}`
                    : null
              }
            />
            <div className="form-actions">
              <SubmitButton disabled={password === '' || isPending}>{t('account.renew')}</SubmitButton>
              <Button kind="quiet" onClick={close}>
                {t('people:cancel')}
              </Button>
            </div>
          </form>
        )}
      </Dialog>
    </FormRow>
  );
}
