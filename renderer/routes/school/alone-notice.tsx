import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { nativeBridge } from '../../app/native-bridge.ts';
import { recordsQuery } from '../../app/records-api.ts';
import { Icon } from '../../ui/icon.tsx';

/** Says that nobody reaches this Tapis from another computer, and how a classroom server is started over the same records. */
export function AloneNotice({ forSlips = false }: { readonly forSlips?: boolean }) {
  const { t } = useTranslation('school');
  const folder = useQuery(recordsQuery).data?.folder ?? null;
  return (
    <section className="notice alone">
      <Icon name="warn" />
      <div>
        <h2>{t('joining.alone')}</h2>
        {forSlips ? <p>{t('joining.aloneSlips')}</p> : null}
        <p>{nativeBridge() ? t('joining.startApp') : t('joining.start')}</p>
        <p>
          <code>{`npm run serve -- --host 0.0.0.0${folder === null ? '' : ` --data "${folder}"`}`}</code>
        </p>
        <p>{t('joining.then')}</p>
      </div>
    </section>
  );
}
