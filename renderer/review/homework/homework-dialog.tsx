import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { ClassView } from '#shared/api/people.ts';
import type { PersonName } from '#shared/api/schemas.ts';
import type { RunSettings } from '#shared/drills/types.ts';

import { newId } from '../../app/new-id.ts';
import { useErrorToast } from '../../app/toasts.tsx';
import { useFormat, useLanguage } from '../../i18n/use-language.ts';
import { SubmitButton, Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { reviewApi } from '../review-api.ts';
import { daysUntil, endOfDay, usualDay } from './due-date.ts';
import { RunPreset } from './run-preset.tsx';
import { type Recipients, RecipientsField } from './recipients-field.tsx';
import { LONGEST_TITLE, usualTitle } from './usual-title.ts';

/** Homework before it is given. */
export interface HomeworkDraft {
  readonly settings: RunSettings;
  readonly classes: readonly string[];
  readonly trainees: readonly string[];
}

interface HomeworkDialogProps {
  /** Null: closed. */
  readonly draft: HomeworkDraft | null;
  readonly people: readonly PersonName[];
  readonly classes: readonly ClassView[];
  readonly onClose: () => void;
}

/** Gives homework: which run, to whom, until when. */
export function HomeworkDialog({ draft, onClose, ...rest }: HomeworkDialogProps) {
  const { t } = useTranslation('review');
  return (
    <Dialog title={t('setHomework')} opened={draft !== null} onClose={onClose}>
      {draft ? <HomeworkForm draft={draft} onClose={onClose} {...rest} /> : null}
    </Dialog>
  );
}

function HomeworkForm({ draft, people, classes, onClose }: HomeworkDialogProps & { readonly draft: HomeworkDraft }) {
  const { t } = useTranslation('review');
  const format = useFormat();
  const client = useQueryClient();
  const showError = useErrorToast();
  const [id] = useState(newId);
  const [now] = useState(() => Date.now());
  const [title, setTitle] = useState('');
  const [settings, setSettings] = useState(draft.settings);
  const [due, setDue] = useState(() => usualDay(now));
  const [recipients, setRecipients] = useState<Recipients>({ classes: draft.classes, trainees: draft.trainees });
  const usual = usualTitle(t, settings, useLanguage());
  const dueAt = endOfDay(due);
  const isPast = dueAt !== null && dueAt < now;
  const isForNobody = recipients.classes.length + recipients.trainees.length === 0;
  const { mutate, isPending } = useMutation({
    mutationFn: reviewApi.setHomework,
    onSuccess: (homework) => {
      void client.invalidateQueries({ queryKey: ['homework'] });
      notifications.show({
        title: t('homework.given'),
        message: t('homework.givenTo', { count: homework.progress.length, when: format.date(homework.dueAt) }),
        withBorder: true,
      });
      onClose();
    },
    onError: showError,
  });
  return (
    <form
      className="homework-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (dueAt === null || isPast || isForNobody || isPending) return;
        mutate({
          id,
          title: title.trim() === '' ? usual : title.trim(),
          settings,
          dueAt,
          classes: [...recipients.classes],
          trainees: [...recipients.trainees],
        });
      }}
    >
      <TextField label={t('homework.title')} value={title} maxLength={LONGEST_TITLE} placeholder={usual} autoFocus onChange={setTitle} />
      <RunPreset settings={settings} onChange={setSettings} />
      <TextField
        label={t('homework.due')}
        type="date"
        value={due}
        onChange={setDue}
        error={isPast ? t('homework.past') : null}
        hint={dueAt === null || isPast ? undefined : t('homework.dueHint', { when: format.longDate(dueAt), count: daysUntil(now, due) })}
      />
      <RecipientsField people={people} classes={classes} value={recipients} onChange={setRecipients} />
      <div className="row end">
        <Button size="large" onClick={onClose}>
          {t('cancel')}
        </Button>
        <SubmitButton disabled={dueAt === null || isPast || isForNobody || isPending}>{t('homework.give')}</SubmitButton>
      </div>
    </form>
  );
}
