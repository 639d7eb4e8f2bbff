import { useTranslation } from 'react-i18next';

import { useJoinAddresses } from '../../app/join-addresses.ts';
import { AloneNotice } from './alone-notice.tsx';

/** The address to hand to trainees, or why there is none. */
export function JoiningPanel() {
  const { t } = useTranslation('school');
  const addresses = useJoinAddresses();
  if (addresses === null) return null;
  if (addresses.length === 0) return <AloneNotice />;
  return (
    <section className="panel form joining">
      <h2>{t('joining.title')}</h2>
      <p className="muted small">{t('joining.help')}</p>
      <ul>
        {addresses.map((address) => (
          <li key={address} className="code num">
            {address}
          </li>
        ))}
      </ul>
      {addresses.length > 1 ? <p className="hint">{t('joining.several')}</p> : null}
    </section>
  );
}
