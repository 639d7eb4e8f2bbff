import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { ClassView, PersonSecrets } from '#shared/api/people.ts';
import { isSecretFor, loginSchema } from '#shared/api/school.ts';
import type { Role } from '#shared/api/schemas.ts';

import { isRefusal } from '../../app/desk-error.ts';
import { newId } from '../../app/new-id.ts';
import { schoolApi } from '../../app/school-api.ts';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { SecretField } from '../../ui/secret-field.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { useErrorWords } from '../../ui/states.tsx';
import { ShownOnce } from './shown-once.tsx';

const NO_CLASS = '';

interface AddPersonProps {
  readonly opened: boolean;
  readonly classes: readonly ClassView[];
  readonly onClose: () => void;
}

/** Adds one person. A trainee's PIN is made up and shown once; a supervisor types a password. */
export function AddPerson({ opened, classes, onClose }: AddPersonProps) {
  const { t } = useTranslation('people');
  const client = useQueryClient();
  const [added, setAdded] = useState<PersonSecrets | null>(null);
  const close = () => {
    setAdded(null);
    onClose();
  };
  return (
    <Dialog title={added ? t('once.title', { name: added.person.name ?? '' }) : t('add')} opened={opened} onClose={close}>
      {added ? (
        <ShownOnce secrets={added} onDone={close} />
      ) : (
        <AddForm
          classes={classes}
          onCancel={close}
          onAdded={(secrets) => {
            setAdded(secrets);
            void client.invalidateQueries({ queryKey: ['people'] });
            void client.invalidateQueries({ queryKey: ['classes'] });
          }}
        />
      )}
    </Dialog>
  );
}

interface AddFormProps {
  readonly classes: readonly ClassView[];
  readonly onCancel: () => void;
  readonly onAdded: (secrets: PersonSecrets) => void;
}

function AddForm({ classes, onCancel, onAdded }: AddFormProps) {
  const { t } = useTranslation(['people', 'school']);
  const wordsOf = useErrorWords();
  const [name, setName] = useState('');
  const [login, setLogin] = useState('');
  const [role, setRole] = useState<Role>('trainee');
  const [password, setPassword] = useState('');
  const [classId, setClassId] = useState(NO_CLASS);
  const [id] = useState(newId);
  const { mutate, isPending, error } = useMutation({ mutationFn: schoolApi.addPerson, onSuccess: onAdded });
  const isLoginWrong = login.trim() !== '' && !loginSchema.safeParse(login).success;
  const isReady = name.trim() !== '' && !isLoginWrong && (role === 'trainee' || isSecretFor('supervisor', password));
  const loginFault = isLoginWrong ? t('school:nameField.login') : isRefusal(error, 'loginTaken') ? t('school:nameField.loginTaken') : null;
  const other = error !== null && !isRefusal(error, 'loginTaken') ? `${wordsOf(error).title} ${wordsOf(error).advice}` : null;
  const open = classes.filter(({ archivedAt }) => archivedAt === null);
  return (
    <form
      className="dialog-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReady || isPending) return;
        mutate({
          id,
          name: name.trim(),
          role,
          ...(login.trim() === '' ? {} : { login: login.trim() }),
          ...(role === 'supervisor' ? { secret: password } : {}),
          ...(role === 'trainee' && classId !== NO_CLASS ? { classes: [classId] } : {}),
        });
      }}
    >
      <TextField label={t('addDialog.name')} value={name} onChange={setName} autoComplete="off" maxLength={80} error={other} autoFocus />
      <TextField
        label={t('addDialog.login')}
        hint={t('addDialog.loginHelp')}
        value={login}
        onChange={setLogin}
        autoComplete="off"
        maxLength={40}
        error={loginFault}
      />
      <div className="entry-field">
        <span className="label">{t('addDialog.role')}</span>
        <Segmented
          wide
          label={t('addDialog.role')}
          value={role}
          onChange={setRole}
          choices={(['trainee', 'supervisor'] as const).map((value) => ({ value, label: t(`school:roles.${value}`) }))}
        />
      </div>
      {role === 'supervisor' ? (
        <SecretField label={t('school:secret.password')} value={password} onChange={setPassword} newFor="supervisor" />
      ) : (
        <>
          {open.length === 0 ? null : (
            <SelectField
              label={t('class')}
              value={classId}
              onChange={setClassId}
              choices={[{ value: NO_CLASS, label: t('noClass') }, ...open.map(({ id: value, name: label }) => ({ value, label }))]}
            />
          )}
          <p className="hint">{t('addDialog.pinNote')}</p>
        </>
      )}
      <div className="form-actions">
        <SubmitButton disabled={!isReady || isPending}>{t('addDialog.submit')}</SubmitButton>
        <Button kind="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
