import { useTranslation } from 'react-i18next';

import type { RecordCounts } from '#shared/api/records.ts';

import { useFormat } from '../../../i18n/use-language.ts';

/** Words how much there is of what. */
export function useCounts(): (counts: RecordCounts) => string {
  const { t } = useTranslation('records');
  const { number } = useFormat();
  return ({ people, runs, answers }) => t('counts', { people: number(people), runs: number(runs), answers: number(answers) });
}
