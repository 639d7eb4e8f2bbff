import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { LinkButton } from '../ui/button.tsx';
import { StatePanel } from '../ui/states.tsx';
import { useRole } from './session.ts';
import { Shell } from './shell.tsx';

/** Shows a screen to supervisors, and tells everybody else kindly why not. The desk refuses them the data in any case. */
export function SupervisorsOnly({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation(['school', 'common']);
  const role = useRole();
  if (role === 'supervisor') return children;
  const isSolo = role === 'solo';
  return (
    <Shell>
      <StatePanel
        isPage
        title={isSolo ? t('refused.noSchool') : t('refused.title')}
        actions={
          <>
            {isSolo ? (
              <LinkButton href="/set-up-school" kind="primary">
                {t('setUp.title')}
              </LinkButton>
            ) : null}
            <LinkButton href="/" kind={isSolo ? 'default' : 'primary'}>
              {t('common:nav.home')}
            </LinkButton>
          </>
        }
      >
        <p>{isSolo ? t('refused.noSchoolHelp') : t('refused.help')}</p>
      </StatePanel>
    </Shell>
  );
}
