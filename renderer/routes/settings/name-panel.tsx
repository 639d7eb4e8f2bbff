import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useRename } from '../../app/preferences.ts';
import { Button } from '../../ui/button.tsx';

const LONGEST = 80;

/** The name under which results are kept. It can stay empty. */
export function NamePanel({ name }: { readonly name: string }) {
  const { t } = useTranslation('settings');
  const rename = useRename();
  const [typed, setTyped] = useState(name);
  const isChanged = typed.trim() !== name;
  return (
    <section className="panel form">
      <h2>{t('you')}</h2>
      <form
        className="name-form"
        onSubmit={(event) => {
          event.preventDefault();
          rename(typed.trim() === '' ? null : typed.trim());
        }}
      >
        <label className="field">
          <span>{t('name')}</span>
          <input
            className="input"
            value={typed}
            maxLength={LONGEST}
            autoComplete="name"
            onChange={(event) => {
              setTyped(event.target.value);
            }}
          />
        </label>
        <Button
          size="large"
          disabled={!isChanged}
          onClick={() => {
            rename(typed.trim() === '' ? null : typed.trim());
          }}
        >
          {t('save')}
        </Button>
      </form>
      <p className="muted small">{t('nameHelp')}</p>
    </section>
  );
}
