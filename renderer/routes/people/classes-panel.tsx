import { useTranslation } from 'react-i18next';

import type { ClassView, PersonView } from '#shared/api/people.ts';

import { schoolApi } from '../../app/school-api.ts';
import { useSchoolAction } from '../../app/use-action.ts';
import { LinkButton } from '../../ui/button.tsx';
import { SwitchRow } from '../../ui/form.tsx';

/** The classes a trainee is in; every change counts at once. */
export function ClassesPanel({ person, classes }: { readonly person: PersonView; readonly classes: readonly ClassView[] }) {
  const { t } = useTranslation('people');
  const { run } = useSchoolAction({ act: ({ id, people }: { id: string; people: string[] }) => schoolApi.setMembers(id, people) });
  const open = classes.filter(({ archivedAt }) => archivedAt === null);
  return (
    <section className="panel form">
      <h2>{t('person.classes')}</h2>
      {open.length === 0 ? (
        <div className="form-row">
          <p className="muted">{t('person.noClasses')}</p>
          <LinkButton href="/classes">{t('classes.add')}</LinkButton>
        </div>
      ) : (
        open.map(({ id, name, members }) => (
          <SwitchRow
            key={id}
            label={name}
            checked={members.some((member) => member.id === person.id)}
            onChange={(isMember) => {
              const others = members.map((member) => member.id).filter((member) => member !== person.id);
              run({ id, people: isMember ? [...others, person.id] : others });
            }}
          />
        ))
      )}
    </section>
  );
}
