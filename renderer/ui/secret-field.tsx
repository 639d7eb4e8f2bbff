import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { LEAST_PASSWORD, LEAST_PIN, isSecretFor } from '#shared/api/school.ts';
import type { Role } from '#shared/api/schemas.ts';

import { Button } from './button.tsx';
import { TextField } from './field.tsx';
import { Icon } from './icon.tsx';

const STRONG = 16;

interface SecretFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Whose it will be: then what is typed is judged. Left out where an existing one is asked for. */
  readonly newFor?: Role;
  readonly error?: string | null | undefined;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A PIN or a password: hidden, shown on wish, and judged while a new one is typed. */
export function SecretField({ newFor, value, ...rest }: SecretFieldProps) {
  const { t } = useTranslation('school');
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...rest}
      value={value}
      type={shown ? 'text' : 'password'}
      autoComplete={newFor === undefined ? 'current-password' : 'new-password'}
      maxLength={200}
      hint={newFor === undefined ? undefined : <Strength secret={value} role={newFor} />}
      beside={
        <Button
          kind="quiet"
          icon={shown ? 'eyeShut' : 'eye'}
          pressed={shown}
          label={t('secret.showLabel')}
          onClick={() => {
            setShown((before) => !before);
          }}
        />
      }
    />
  );
}

/** What a new secret still lacks, or how good it is: in words beside the bar. */
function Strength({ secret, role }: { readonly secret: string; readonly role: Role }) {
  const { t } = useTranslation('school');
  const length = [...secret].length;
  const advice =
    role === 'trainee' ? t('secret.pinAdvice', { pin: LEAST_PIN, least: LEAST_PASSWORD }) : t('secret.advice', { least: LEAST_PASSWORD });
  if (length === 0) return <p className="hint">{advice}</p>;
  const least = role === 'trainee' && /^\d+$/u.test(secret) ? LEAST_PIN : LEAST_PASSWORD;
  const isFine = isSecretFor(role, secret);
  const step = !isFine ? 1 : length >= STRONG ? 3 : 2;
  const words = isFine
    ? t(step === 3 ? 'secret.strong' : 'secret.good')
    : length < least
      ? t('secret.missing', { count: least - length })
      : t('secret.plain');
  return (
    <>
      <p className="strength" data-step={step}>
        <i aria-hidden="true" />
        <span>
          {isFine ? <Icon name="check" /> : null}
          {words}
        </span>
      </p>
      <p className="hint">{advice}</p>
    </>
  );
}
