import { useTranslation } from 'react-i18next';

import type { PersonSecrets } from '#shared/api/people.ts';

import { useSlipAddress } from '../../app/join-addresses.ts';
import { printPage } from '../../app/print.ts';
import { Button } from '../../ui/button.tsx';
import { SlipAddressChoice } from './slip-address.tsx';
import { Slips } from './slips.tsx';

interface ShownOnceProps {
  readonly secrets: PersonSecrets;
  readonly onDone: () => void;
}

/** What the desk says this once about a new or renewed account: the PIN, a supervisor's recovery code. */
export function ShownOnce({ secrets: { person, secret, recoveryCode }, onDone }: ShownOnceProps) {
  const { t } = useTranslation(['people', 'school']);
  const slipAddress = useSlipAddress();
  const name = person.name ?? '';
  const login = person.login ?? '';
  return (
    <div className="once">
      <p className="muted">{secret === null ? t('once.helpPassword') : t('once.help')}</p>
      <dl className="handed">
        <div>
          <dt>{t('slip.login')}</dt>
          <dd>{login}</dd>
        </div>
        {secret === null ? null : (
          <div>
            <dt>{t('slip.pin')}</dt>
            <dd className="code num">{secret}</dd>
          </div>
        )}
        {recoveryCode === null ? null : (
          <div>
            <dt>{t('school:account.code')}</dt>
            <dd className="code num">{recoveryCode}</dd>
          </div>
        )}
      </dl>
      {recoveryCode === null ? null : <p className="hint">{t('school:code.why')}</p>}
      {secret === null ? null : <SlipAddressChoice {...slipAddress} />}
      <div className="form-actions">
        <Button kind="primary" size="large" onClick={onDone}>
          {t('done')}
        </Button>
        {secret === null ? null : (
          <>
            <Button icon="print" size="large" onClick={() => void printPage('tapis-pin')}>
              {t('once.print')}
            </Button>
            <Slips slips={[{ id: person.id, name, login, secret }]} address={slipAddress.address} />
          </>
        )}
      </div>
    </div>
  );
}
