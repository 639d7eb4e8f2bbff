import { useTranslation } from 'react-i18next';

import type { KnownName } from '../../app/known-names.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';

interface KnownNamesProps {
  readonly names: readonly KnownName[];
  readonly onPick: (name: KnownName) => void;
  readonly onForget: () => void;
}

/** Who signed in on this computer before: one click instead of typing. */
export function KnownNames({ names, onPick, onForget }: KnownNamesProps) {
  const { t } = useTranslation('school');
  if (names.length === 0) return null;
  return (
    <section className="known-names" aria-label={t('signIn.pick')}>
      <ul>
        {names.map((known, index) => (
          <li key={known.id}>
            <button
              type="button"
              className="known"
              autoFocus={index === 0}
              onClick={() => {
                onPick(known);
              }}
            >
              <Avatar name={known.name} />
              <span>
                <span className="strong">{known.name}</span>
                <span className="faint small">{known.login}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Button kind="quiet" size="small" onClick={onForget}>
        {t('signIn.forgetNames')}
      </Button>
    </section>
  );
}
