import { useTranslation } from 'react-i18next';

import type { ClassView } from '#shared/api/people.ts';
import type { PersonName } from '#shared/api/schemas.ts';

/** The desk compares so many together, people and classes. */
const MOST = 12;

interface WhomToCompareProps {
  readonly people: readonly PersonName[];
  readonly classes: readonly ClassView[];
  readonly chosenPeople: readonly string[];
  readonly chosenClasses: readonly string[];
  readonly onChange: (kind: 'people' | 'classes', ids: readonly string[]) => void;
}

/** Who is put side by side: classes as wholes, and single trainees. */
export function WhomToCompare({ people, classes, chosenPeople, chosenClasses, onChange }: WhomToCompareProps) {
  const { t } = useTranslation(['review', 'common']);
  const isFull = chosenPeople.length + chosenClasses.length >= MOST;
  const groups = [
    {
      kind: 'classes' as const,
      title: t('compare.classes'),
      chosen: chosenClasses,
      all: classes.filter(({ archivedAt }) => archivedAt === null),
    },
    { kind: 'people' as const, title: t('compare.people'), chosen: chosenPeople, all: people },
  ];
  return (
    <section className="panel whom" aria-label={t('compare.whom')}>
      {groups
        .filter(({ all }) => all.length > 0)
        .map(({ kind, title, chosen, all }) => (
          <fieldset key={kind}>
            <legend>{title}</legend>
            {all.map(({ id, name }) => {
              const isChosen = chosen.includes(id);
              return (
                <label key={id}>
                  <input
                    type="checkbox"
                    checked={isChosen}
                    disabled={!isChosen && isFull}
                    onChange={() => onChange(kind, isChosen ? chosen.filter((each) => each !== id) : [...chosen, id])}
                  />
                  {name ?? t('common:noName')}
                </label>
              );
            })}
          </fieldset>
        ))}
      {isFull ? <p className="small muted">{t('compare.full', { count: MOST })}</p> : null}
    </section>
  );
}
