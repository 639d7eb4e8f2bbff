import { useTranslation } from 'react-i18next';

import { useSession } from '../../app/preferences.ts';
import { PrintSheet } from '../../ui/print-sheet.tsx';

export interface Slip {
  readonly id: string;
  readonly name: string;
  readonly login: string;
  readonly secret: string;
}

interface SlipsProps {
  readonly slips: readonly Slip[];
  /** Where trainees join; null prints none. */
  readonly address: string | null;
}

/** Slips to cut apart, ten to an A4 sheet. Only on paper. */
export function Slips({ slips, address }: SlipsProps) {
  const { t } = useTranslation('people');
  const school = useSession()?.school?.name ?? '';
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
