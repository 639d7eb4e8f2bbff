import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';

import { isSecretFor } from '#shared/api/school.ts';

import { enterSession } from '../../app/change-person.ts';
import { keepName } from '../../app/known-names.ts';
import { useSession } from '../../app/preferences.ts';
import { timeZoneHere } from '../../app/time-zones.ts';
import { schoolApi } from '../../app/school-api.ts';
import { Button, LinkButton, SubmitButton } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { SecretField } from '../../ui/secret-field.tsx';
import { StatePanel, useErrorWords } from '../../ui/states.tsx';
import { RecoveryCode } from '../sign-in/recovery-code.tsx';
import { Threshold } from '../sign-in/threshold.tsx';

const LONGEST = 80;

/** Sets up the school of this desk: its name, and the first supervisor. */
export function SetUpRoute() {
  const { t } = useTranslation(['school', 'common']);
  const session = useSession();
  if (session?.school) {
    return (
      <Threshold>
        <StatePanel
          isPage
          title={t('setUp.exists')}
          actions={
            <LinkButton href="/" kind="primary">
              {t('common:nav.home')}
            </LinkButton>
          }
        >
          <p>{t('setUp.existsHelp')}</p>
        </StatePanel>
      </Threshold>
    );
  }
  return (
    <Threshold foot={t('doors.foot')}>
      <section className="panel threshold">
        <SetUp profileName={session?.profile?.name ?? ''} />
      </section>
    </Threshold>
  );
}

function SetUp({ profileName }: { readonly profileName: string }) {
  const { t } = useTranslation('school');
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const wordsOf = useErrorWords();
  const [school, setSchool] = useState('');
  const [name, setName] = useState(profileName);
  const [password, setPassword] = useState('');
  const [isTried, setTried] = useState(false);
  const { mutate, isPending, data, error } = useMutation({ mutationFn: schoolApi.setUp });
  if (data) {
    return (
      <RecoveryCode
        title={t('setUp.done', { school: school.trim() })}
        lead={t('setUp.doneLead', { login: data.login })}
        school={school.trim()}
        login={data.login}
        code={data.recoveryCode}
        action={t('setUp.enter')}
        onDone={() => {
          const { profile } = data.session;
          if (profile) keepName({ id: profile.id, login: data.login, name: profile.name ?? data.login });
          navigate('/people');
          enterSession(client, data.session);
        }}
      />
    );
  }
  const isMissing = (text: string) => (isTried && text.trim() === '' ? t('nameField.required') : null);
  const isFine = isSecretFor('supervisor', password);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (school.trim() !== '' && name.trim() !== '' && isFine && !isPending)
          mutate({ school: school.trim(), name: name.trim(), password, timeZone: timeZoneHere() });
      }}
    >
      <h1>{t('setUp.title')}</h1>
      <p className="muted">{t('setUp.lead')}</p>
      <TextField
        label={t('setUp.school')}
        hint={t('setUp.schoolHelp')}
        error={isMissing(school)}
        value={school}
        onChange={setSchool}
        autoComplete="organization"
        maxLength={LONGEST}
        autoFocus
      />
      <TextField
        label={t('setUp.name')}
        hint={t('setUp.nameHelp')}
        error={isMissing(name)}
        value={name}
        onChange={setName}
        autoComplete="name"
        maxLength={LONGEST}
      />
      <SecretField
        label={t('secret.password')}
        value={password}
        onChange={setPassword}
        newFor="supervisor"
        error={isTried && !isFine ? t('secret.weak') : error ? `${wordsOf(error).title} ${wordsOf(error).advice}` : null}
      />
      <div className="form-actions">
        <SubmitButton cap="↵" disabled={isPending}>
          {t('setUp.submit')}
        </SubmitButton>
        <Button
          kind="quiet"
          icon="back"
          onClick={() => {
            window.history.back();
          }}
        >
          {t('back')}
        </Button>
      </div>
    </form>
  );
}
