import { useTranslation } from 'react-i18next';

import { LinkButton } from '../../ui/button.tsx';

/** The two other doors, for somebody who went through the first: nothing is lost by it. */
export function SoloPanel() {
  const { t } = useTranslation('school');
  return (
    <section className="panel form">
      <h2>{t('account.soloTitle')}</h2>
      <p className="muted small">{t('account.solo')}</p>
      <div className="row doors-row">
        <LinkButton href="/set-up-school">{t('doors.school.title')}</LinkButton>
        <LinkButton href="/join">{t('doors.join.title')}</LinkButton>
      </div>
    </section>
  );
}
