import { useTranslation } from 'react-i18next';

import { useChangePreferences, usePreferences, useSession } from '../../app/preferences.ts';
import { Shell } from '../../app/shell.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { AccountPanel } from './account-panel.tsx';
import { CardsPanel } from './cards-panel.tsx';
import { LanguagePanel } from './language-panel.tsx';
import { RecordsPanel } from './records/records-panel.tsx';
import { NamePanel } from './name-panel.tsx';
import { SoloPanel } from './solo-panel.tsx';

/** How the person likes the application. Every change counts at once. */
export function SettingsRoute() {
  const { t } = useTranslation('settings');
  const session = useSession();
  const preferences = usePreferences();
  const change = useChangePreferences();
  return (
    <Shell>
      <div className="page settings">
        <PageHead title={t('title')}>{t('lead')}</PageHead>
        <div className="columns">
          <div className="stack">
            <LanguagePanel preferences={preferences} onChange={change} />
            {session?.role === 'solo' ? (
              <>
                <NamePanel key={session.profile?.name ?? ''} name={session.profile?.name ?? ''} />
                <SoloPanel />
              </>
            ) : (
              <AccountPanel />
            )}
          </div>
          <div className="stack">
            <CardsPanel preferences={preferences} onChange={change} />
            {session?.role === 'solo' ? <RecordsPanel /> : null}
          </div>
        </div>
        {session ? <p className="faint small">{t('version', { app: session.appVersion, engine: session.engineVersion })}</p> : null}
      </div>
    </Shell>
  );
}
