import { useTranslation } from 'react-i18next';

import { useRole } from '../../app/session.ts';
import { LinkButton } from '../../ui/button.tsx';

/** Beside the first table of somebody who is new to a school: where to begin. */
export function Welcome() {
  const { t } = useTranslation(['school', 'home']);
  const isSupervisor = useRole() === 'supervisor';
  return (
    <section className="panel last-results">
      <h2>{isSupervisor ? t('welcome.supervisor') : t('home:lastResults')}</h2>
      <p className="muted">{isSupervisor ? t('welcome.supervisorHelp') : t('welcome.trainee')}</p>
      {isSupervisor ? (
        <p>
          <LinkButton href="/people/import">{t('welcome.import')}</LinkButton>
        </p>
      ) : null}
    </section>
  );
}
