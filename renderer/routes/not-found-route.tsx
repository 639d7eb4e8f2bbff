import { useTranslation } from 'react-i18next';

import { Shell } from '../app/shell.tsx';
import { LinkButton } from '../ui/button.tsx';
import { StatePanel } from '../ui/states.tsx';

/** An address that leads nowhere. */
export function NotFoundRoute() {
  const { t } = useTranslation('common');
  return (
    <Shell>
      <StatePanel
        isPage
        title={t('notFound.title')}
        actions={
          <LinkButton href="/" kind="primary">
            {t('nav.home')}
          </LinkButton>
        }
      >
        <p>{t('notFound.advice')}</p>
      </StatePanel>
    </Shell>
  );
}
