import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { saveFile } from '../app/save-file.ts';
import { useErrorToast } from '../app/toasts.tsx';
import { useLanguage } from '../i18n/use-language.ts';
import { Button } from '../ui/button.tsx';
import { reviewApi } from './review-api.ts';
import type { ReviewQuery } from './review-filters.ts';

const FORMATS = ['csv', 'json'] as const;

interface ExportButtonsProps {
  readonly query: ReviewQuery;
  /** The runs of this trainee; without one, the board. */
  readonly person?: string;
}

/** What the screen shows, as a file for a spreadsheet or a program. */
export function ExportButtons({ query, person }: ExportButtonsProps) {
  const { t } = useTranslation('review');
  const language = useLanguage();
  const showError = useErrorToast();
  const { mutate, isPending } = useMutation({
    mutationFn: async (format: (typeof FORMATS)[number]) => {
      const asked = { ...query, format, language };
      const file = await (person === undefined ? reviewApi.exportBoard(asked) : reviewApi.exportRuns({ ...asked, person }));
      await saveFile(file.name, file.type, file.content);
    },
    onError: showError,
  });
  return FORMATS.map((format) => (
    <Button key={format} disabled={isPending} label={t(`exports.${format}`)} onClick={() => mutate(format)}>
      {format.toUpperCase()}
    </Button>
  ));
}
