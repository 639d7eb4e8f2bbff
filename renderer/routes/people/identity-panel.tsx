import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { PersonView } from '#shared/api/people.ts';
import { loginSchema } from '#shared/api/school.ts';

import { schoolApi } from '../../app/school-api.ts';
import { useSchoolAction } from '../../app/use-action.ts';
import { SubmitButton } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';

/** The name, and the name to sign in with. */
export function IdentityPanel({ person }: { readonly person: PersonView }) {
  const { t } = useTranslation(['people', 'school']);
  const [name, setName] = useState(person.name ?? '');
  const [login, setLogin] = useState(person.login ?? '');
  const { run, isRunning } = useSchoolAction({
    act: () => schoolApi.changePerson(person.id, { name: name.trim(), login: login.trim() }),
  });
  const isLoginFine = loginSchema.safeParse(login).success;
  const isChanged = name.trim() !== person.name || login.trim() !== person.login;
  const isReady = isChanged && name.trim() !== '' && isLoginFine;
  return (
    <section className="panel form">
      <h2>{t('person.identity')}</h2>
      <form
        className="panel-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady && !isRunning) run();
        }}
      >
        <TextField
          label={t('columns.name')}
          value={name}
          onChange={setName}
          autoComplete="off"
          maxLength={80}
          error={name.trim() === '' ? t('school:nameField.required') : null}
        />
        <TextField
          label={t('columns.login')}
          value={login}
          onChange={setLogin}
          autoComplete="off"
          maxLength={40}
          error={isLoginFine ? null : t('school:nameField.login')}
        />
        <div className="form-actions">
          <SubmitButton kind="default" size="default" disabled={!isReady || isRunning}>
            {t('save')}
          </SubmitButton>
        </div>
      </form>
    </section>
  );
}
