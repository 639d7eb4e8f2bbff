import { useTranslation } from 'react-i18next';

import type { ClassView } from '#shared/api/people.ts';
import type { PersonName } from '#shared/api/schemas.ts';

/** Who homework is for: whole classes, as they will be, and single trainees. */
export interface Recipients {
  readonly classes: readonly string[];
  readonly trainees: readonly string[];
}

interface RecipientsFieldProps {
  readonly people: readonly PersonName[];
  readonly classes: readonly ClassView[];
  readonly value: Recipients;
  readonly onChange: (value: Recipients) => void;
}

/** Ticks for classes and trainees; those of a chosen class are in it already. */
export function RecipientsField({ people, classes, value, onChange }: RecipientsFieldProps) {
  const { t } = useTranslation(['review', 'common']);
  const open = classes.filter(({ archivedAt }) => archivedAt === null);
  const covered = new Set(open.filter(({ id }) => value.classes.includes(id)).flatMap(({ members }) => members.map(({ id }) => id)));
  return (
    <fieldset className="recipients">
      <legend>{t('homework.for')}</legend>
      {open.length > 0 ? (
        <div className="ticks strong">
          {open.map(({ id, name, members }) => (
            <label key={id}>
              <input
                type="checkbox"
                checked={value.classes.includes(id)}
                onChange={() => onChange({ ...value, classes: toggled(value.classes, id) })}
              />
              {t('homework.wholeClass', { name, count: members.length })}
            </label>
          ))}
        </div>
      ) : null}
      <div className="ticks">
        {people.map(({ id, name }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={covered.has(id) || value.trainees.includes(id)}
              disabled={covered.has(id)}
              onChange={() => onChange({ ...value, trainees: toggled(value.trainees, id) })}
            />
            {name ?? t('common:noName')}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function toggled(list: readonly string[], id: string): readonly string[] {
  return list.includes(id) ? list.filter((each) => each !== id) : [...list, id];
}
