import { useTranslation } from 'react-i18next';

import { Button, LinkButton } from '../ui/button.tsx';
import { ErrorPanel } from '../ui/states.tsx';

/** What shows when a screen broke down: never a blank page, always a way on. */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  const { t } = useTranslation(['common', 'errors']);
  return (
    <main className="whole-screen">
      <ErrorPanel error={error}>
        <Button
          kind="primary"
          onClick={() => {
            window.location.reload();
          }}
        >
          {t('errors:reload')}
        </Button>
        <LinkButton href="/">{t('nav.home')}</LinkButton>
      </ErrorPanel>
    </main>
  );
}
