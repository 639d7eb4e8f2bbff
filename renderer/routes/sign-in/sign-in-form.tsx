import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';

import type { Profile } from '#shared/api/schemas.ts';

import { enterSession } from '../../app/change-person.ts';
import { isRefusal } from '../../app/desk-error.ts';
import { type KnownName, forgetNames, keepName, knownNames } from '../../app/known-names.ts';
import { useChangePreferences } from '../../app/preferences.ts';
import { schoolApi } from '../../app/school-api.ts';
import { clock } from '../../i18n/format.ts';
import { systemLanguage } from '../../i18n/i18n.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SecretField } from '../../ui/secret-field.tsx';
import { useErrorWords } from '../../ui/states.tsx';
import { KnownNames } from './known-names-list.tsx';
import { useLockOut } from './use-lock-out.ts';

interface SignInFormProps {
  /** Whose session ended: they are asked first, and stay where they were. */
  readonly ended: Profile | null;
  readonly onForgotten: () => void;
}

/** Name and PIN. Names used on this computer are picked, others typed. */
export function SignInForm({ ended, onForgotten }: SignInFormProps) {
  const { t } = useTranslation('school');
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const wordsOf = useErrorWords();
  const lockOut = useLockOut();
  const language = useLanguage();
  const changePreferences = useChangePreferences();
  const [names, setNames] = useState(knownNames);
  const [chosen, setChosen] = useState<KnownName | null>(() => names.find(({ id }) => id === ended?.id) ?? null);
  const [login, setLogin] = useState('');
  const [secret, setSecret] = useState('');
  const secretField = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: schoolApi.signIn,
    onSuccess: (session, { login: used }) => {
      const { profile } = session;
      if (profile) keepName({ id: profile.id, login: used, name: profile.name ?? used });
      // Somebody else does not go on where the one before was.
      if (ended !== null && profile?.id !== ended.id) navigate('/', { replace: true });
      enterSession(client, session);
      // Who never chose a language goes on in the one of this screen, not in the system's.
      if (session.preferences.language === null && language !== systemLanguage()) changePreferences({ language });
    },
    onError: (failure) => {
      setSecret('');
      if (isRefusal(failure, 'tooManyTries')) lockOut.lock(failure.waitSeconds ?? 60);
      secretField.current?.focus();
    },
  });
  useEffect(() => {
    if (chosen) secretField.current?.focus();
  }, [chosen]);
  const used = chosen?.login ?? login.trim();
  const isLocked = lockOut.left > 0;
  const complaint =
    error === null || isRefusal(error, 'tooManyTries')
      ? null
      : isRefusal(error, 'badCredentials')
        ? t('signIn.bad')
        : `${wordsOf(error).title} ${wordsOf(error).advice}`;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (used === '' || secret === '' || isPending || isLocked) return;
        lockOut.forget();
        mutate({ login: used, secret });
      }}
    >
      <h1>{t('signIn.title')}</h1>
      {chosen === null ? (
        <>
          <KnownNames
            names={names}
            onPick={setChosen}
            onForget={() => {
              forgetNames();
              setNames([]);
            }}
          />
          <TextField
            label={names.length === 0 ? t('signIn.login') : t('signIn.other')}
            hint={t('signIn.loginHelp')}
            value={login}
            onChange={setLogin}
            autoComplete="username"
            maxLength={80}
            autoFocus={names.length === 0}
          />
        </>
      ) : (
        <p className="chosen">
          <span>{t('signIn.as', { name: chosen.name })}</span>
          <Button
            kind="quiet"
            size="small"
            onClick={() => {
              reset();
              setSecret('');
              setChosen(null);
            }}
          >
            {t('signIn.change')}
          </Button>
        </p>
      )}
      <SecretField ref={secretField} label={t('signIn.secret')} value={secret} onChange={setSecret} error={isLocked ? null : complaint} />
      {isLocked ? (
        <div className="lock-out">
          <p role="alert">
            <Icon name="warn" />
            {t('signIn.locked')}
          </p>
          <p className="num" role="timer">
            {t('signIn.lockedFor', { clock: clock(lockOut.left + 999) })}
          </p>
        </div>
      ) : lockOut.isOver ? (
        <p className="hint" role="status">
          <Icon name="check" />
          {t('signIn.unlocked')}
        </p>
      ) : null}
      <div className="form-actions">
        <SubmitButton cap="↵" disabled={used === '' || secret === '' || isPending || isLocked}>
          {t('signIn.submit')}
        </SubmitButton>
        <Button kind="quiet" onClick={onForgotten}>
          {t('signIn.forgot')}
        </Button>
      </div>
    </form>
  );
}
