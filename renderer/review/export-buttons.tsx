import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import type { FileReply } from '#shared/api/review.ts';

import { saveFile } from '../app/save-file.ts';
import { useErrorToast } from '../app/toasts.tsx';
import { useLanguage } from '../i18n/use-language.ts';
import { Button } from '../ui/button.tsx';
import type { FileStyle } from './review-api.ts';

const FORMATS = ['csv', 'json'] as const;

interface ExportButtonsProps {
  /** Asks the desk for the file. */
  readonly file: (style: FileStyle) => Promise<FileReply>;
  /** Where nothing is shown, there is nothing to save. */
  readonly disabled?: boolean;
  readonly small?: boolean;
}

/** What the screen shows, as a file for a spreadsheet or a program. */
export function ExportButtons({ file, disabled = false, small = false }: ExportButtonsProps) {
  const { t } = useTranslation('review');
  const language = useLanguage();
  const showError = useErrorToast();
  const { mutate, isPending } = useMutation({
    mutationFn: async (format: FileStyle['format']) => {
      const { name, type, content } = await file({ format, language });
      await saveFile(name, type, content);
    },
    onError: showError,
  });
  return FORMATS.map((format) => (
    <Button
      key={format}
      {...(small ? { size: 'small' } : {})}
      disabled={disabled || isPending}
      label={t(`exports.${format}`)}
      onClick={() => mutate(format)}
    >
      {format.toUpperCase()}
    </Button>
  ));
}
