import { useTranslation } from 'react-i18next';

import { nativeBridge } from '../../app/native-bridge.ts';
import { useSession } from '../../app/preferences.ts';
import { PrintSheet } from '../../ui/print-sheet.tsx';

export interface Slip {
  readonly id: string;
  readonly name: string;
  readonly login: string;
  readonly secret: string;
}

/** Slips to cut apart, ten to an A4 sheet. Only on paper. */
export function Slips({ slips }: { readonly slips: readonly Slip[] }) {
  const { t } = useTranslation('people');
  const school = useSession()?.school?.name ?? '';
  // Inside the desktop application the address would lead nowhere but here.
  const address = nativeBridge() ? null : window.location.host;
  return (
    <PrintSheet>
      <div className="slips">
        {slips.map((slip) => (
          <section key={slip.id} className="slip">
            <p className="of">{t('slip.school', { school })}</p>
            <h2>{slip.name}</h2>
            <dl>
              <div>
                <dt>{t('slip.login')}</dt>
                <dd>{slip.login}</dd>
              </div>
              <div>
                <dt>{t('slip.pin')}</dt>
                <dd className="pin">{slip.secret}</dd>
              </div>
              {address === null ? null : (
                <div>
                  <dt>{t('slip.address')}</dt>
                  <dd>{address}</dd>
                </div>
              )}
            </dl>
            <p className="note">{t('slip.note')}</p>
          </section>
        ))}
      </div>
    </PrintSheet>
  );
}
