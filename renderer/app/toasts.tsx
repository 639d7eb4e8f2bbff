import { notifications } from '@mantine/notifications';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { useErrorWords } from '../ui/states.tsx';

/** Says in a corner what a request came to, with the reference of a bug. */
export function useErrorToast(): (error: unknown) => void {
  const wordsOf = useErrorWords();
  const { t } = useTranslation('errors');
  return useCallback(
    (error) => {
      const { title, advice, logId } = wordsOf(error);
      notifications.show({ title, message: logId === undefined ? advice : `${advice} ${t('reference', { logId })}`, withBorder: true });
    },
    [wordsOf, t],
  );
}
