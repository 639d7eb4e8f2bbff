import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { schoolAddress } from '#shared/school-address.ts';

import { nativeBridge } from '../../app/native-bridge.ts';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Threshold } from '../sign-in/threshold.tsx';

/** Goes to a school that runs on another machine: in this window of a browser, in the system's browser from the desktop application. */
export function JoinRoute() {
  const { t } = useTranslation('school');
  const bridge = nativeBridge();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { mutate, data, isPending } = useMutation({
    mutationFn: async (address: string) => {
      const reply = await bridge?.openSchool(address);
      return reply?.ok ? reply.value : 'failed';
    },
  });
  const address = schoolAddress(typed);
  const complaint = isWrong
    ? t('join.wrong')
    : data === 'unreachable' || data === 'notTapis' || data === 'noSchool'
      ? t(`join.${data}`)
      : null;
  return (
    <Threshold foot={t('doors.foot')}>
      <section className="panel threshold">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setWrong(address === null);
            if (address === null) field.current?.focus();
            else if (bridge) mutate(address);
            else window.location.assign(address);
          }}
        >
          <h1>{t('join.title')}</h1>
          <p className="muted">{t('join.lead')}</p>
          <TextField
            ref={field}
            label={t('join.address')}
            hint={t('join.addressHelp')}
            error={complaint}
            value={typed}
            onChange={(text) => {
              setTyped(text);
              setWrong(false);
            }}
            inputMode="url"
            autoComplete="url"
            maxLength={200}
            autoFocus
          />
          <p className="hint">{bridge ? t('join.appNote') : t('join.browserNote')}</p>
          <div role="status">
            {isPending ? <p className="hint">{t('join.checking')}</p> : null}
            {data === 'opened' ? (
              <div className="good">
                <p className="strong">{t('join.opened')}</p>
                <p>{t('join.openedHelp')}</p>
              </div>
            ) : null}
            {data === 'failed' ? (
              <div className="good">
                <p>{t('join.failed')}</p>
                <p className="code num">{address}</p>
              </div>
            ) : null}
          </div>
          <div className="form-actions">
            <SubmitButton cap="↵" disabled={typed.trim() === '' || isPending}>
              {t('join.open')}
            </SubmitButton>
            <Button
              kind="quiet"
              icon="back"
              onClick={() => {
                window.history.back();
              }}
            >
              {t('back')}
            </Button>
          </div>
        </form>
      </section>
    </Threshold>
  );
}
