import { useTranslation } from 'react-i18next';

import type { SlipAddress } from '../../app/join-addresses.ts';
import { SelectField } from '../../ui/field.tsx';
import { AloneNotice } from '../school/alone-notice.tsx';

/** What stands on the slips as the address: seen, and chosen where there are several, before they are printed. */
export function SlipAddressChoice({ addresses, address, choose }: SlipAddress) {
  const { t } = useTranslation('school');
  if (addresses === null) return null;
  if (address === null) return <AloneNotice forSlips />;
  if (addresses.length === 1) {
    return (
      <p className="muted">
        {t('joining.onSlips')} <b className="num">{address}</b>
      </p>
    );
  }
  return (
    <SelectField
      label={t('joining.onSlips')}
      value={address}
      onChange={choose}
      choices={addresses.map((each) => ({ value: each, label: each }))}
    />
  );
}
