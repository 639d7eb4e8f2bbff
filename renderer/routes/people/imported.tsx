import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';

import type { Imported } from '#shared/api/people.ts';

import { useSlipAddress } from '../../app/join-addresses.ts';
import { printPage } from '../../app/print.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { SlipAddressChoice } from './slip-address.tsx';
import { Slips } from './slips.tsx';

/** Everybody who came in, with their PINs: shown this once, to be printed. */
export function ImportedPanel({ people }: { readonly people: Imported['people'] }) {
  const { t } = useTranslation('people');
  const [, navigate] = useLocation();
  const slipAddress = useSlipAddress();
  const [isPrinted, setPrinted] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const slips = people.map(({ person: { id, name, login }, secret }) => ({ id, name: name ?? '', login: login ?? '', secret }));
  useEffect(() => {
    if (isPrinted) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
    };
  }, [isPrinted]);
  return (
    <>
      <PageHead
        title={t('importPage.doneTitle', { count: people.length })}
        actions={
          <>
            <Button
              kind={isPrinted ? 'default' : 'primary'}
              icon="print"
              onClick={() => {
                setPrinted(true);
                void printPage('tapis-pins');
              }}
            >
              {t('importPage.printSlips')}
            </Button>
            <Button
              kind={isPrinted ? 'primary' : 'default'}
              onClick={() => {
                if (isPrinted) navigate('/people');
                else setAsked(true);
              }}
            >
              {t('done')}
            </Button>
          </>
        }
      >
        {t('importPage.doneHelp')}
      </PageHead>
      <SlipAddressChoice {...slipAddress} />
      <section className="panel listing">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('columns.name')}</th>
              <th scope="col">{t('columns.login')}</th>
              <th scope="col">{t('columns.pin')}</th>
            </tr>
          </thead>
          <tbody>
            {slips.map(({ id, name, login, secret }) => (
              <tr key={id}>
                <td>
                  <b>{name}</b>
                </td>
                <td className="muted">{login}</td>
                <td className="num pin">{secret}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Slips slips={slips} address={slipAddress.address} />
      <Dialog title={t('importPage.leaveTitle')} opened={isAsked} onClose={() => setAsked(false)}>
        <div className="dialog-form">
          <p>{t('importPage.leaveHelp')}</p>
          <div className="form-actions">
            <Button kind="primary" size="large" onClick={() => setAsked(false)}>
              {t('importPage.stay')}
            </Button>
            <Button kind="danger" size="large" onClick={() => navigate('/people')}>
              {t('importPage.leave')}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
