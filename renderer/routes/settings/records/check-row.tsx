import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import type { CheckView } from '#shared/api/records.ts';

import { recordsApi, recordsQuery } from '../../../app/records-api.ts';
import { useErrorToast } from '../../../app/toasts.tsx';
import { useFormat } from '../../../i18n/use-language.ts';
import { Button } from '../../../ui/button.tsx';
import { FormRow } from '../../../ui/form.tsx';
import { Icon } from '../../../ui/icon.tsx';

/** Runs a check, and says what the last one found and what to do. */
export function CheckRow({ check }: { readonly check: CheckView }) {
  const { t } = useTranslation('records');
  const client = useQueryClient();
  const showError = useErrorToast();
  const { mutate } = useMutation({
    mutationFn: recordsApi.check,
    onSuccess: () => client.invalidateQueries({ queryKey: recordsQuery.queryKey }),
    onError: showError,
  });
  return (
    <>
      <FormRow label={t('check')} help={t('checkHelp')}>
        <Button
          disabled={check.state === 'running'}
          onClick={() => {
            mutate();
          }}
        >
          {t('runCheck')}
        </Button>
      </FormRow>
      <div className="small" role="status">
        <Outcome check={check} />
      </div>
    </>
  );
}

function Outcome({ check }: { readonly check: CheckView }) {
  const { t } = useTranslation('records');
  const { number } = useFormat();
  switch (check.state) {
    case 'none':
      return null;
    case 'running':
      return <p className="muted">{t('checking', { done: number(check.done), total: number(check.total) })}</p>;
    case 'failed':
      return <p>{t('checkFailed')}</p>;
    case 'done':
      if (check.findings.length === 0) return <p>{t('allWell', { answers: number(check.answers) })}</p>;
      return (
        <ul className="record-findings" aria-label={t('found')}>
          {check.findings.map(({ code, level, count, examples }) => (
            <li key={code}>
              <Icon name={level === 'problem' ? 'warn' : 'info'} />
              <div>
                <strong>{t('concerns', { what: t(`findings.${code}.what`), number: number(count) })}</strong>
                <p>{t(`findings.${code}.todo`)}</p>
                <p className="faint">{examples.join(' ')}</p>
              </div>
            </li>
          ))}
        </ul>
      );
  }
}
