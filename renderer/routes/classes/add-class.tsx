import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { ClassView } from '#shared/api/people.ts';

import { newId } from '../../app/new-id.ts';
import { schoolApi } from '../../app/school-api.ts';
import { useSchoolAction } from '../../app/use-action.ts';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';

interface AddClassProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Hears of the class that was added. */
  readonly onAdded?: (added: ClassView) => void;
}

/** Adds a class, by its name. */
export function AddClass({ opened, onClose, onAdded }: AddClassProps) {
  const { t } = useTranslation('people');
  return (
    <Dialog title={t('classes.add')} opened={opened} onClose={onClose}>
      <AddForm
        onCancel={onClose}
        onAdded={(added) => {
          onAdded?.(added);
          onClose();
        }}
      />
    </Dialog>
  );
}

interface AddFormProps {
  readonly onCancel: () => void;
  readonly onAdded: (added: ClassView) => void;
}

function AddForm({ onCancel, onAdded }: AddFormProps) {
  const { t } = useTranslation('people');
  const [id] = useState(newId);
  const [name, setName] = useState('');
  const { run, isRunning } = useSchoolAction({ act: () => schoolApi.addClass({ id, name: name.trim() }), onDone: onAdded });
  return (
    <form
      className="dialog-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '' && !isRunning) run();
      }}
    >
      <TextField
        label={t('classes.name')}
        hint={t('classes.nameHelp')}
        value={name}
        onChange={setName}
        autoComplete="off"
        maxLength={80}
        autoFocus
      />
      <div className="form-actions">
        <SubmitButton disabled={name.trim() === '' || isRunning}>{t('classes.add')}</SubmitButton>
        <Button kind="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
