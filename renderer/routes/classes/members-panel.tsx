import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { ClassView, PersonView } from '#shared/api/people.ts';

import { schoolApi } from '../../app/school-api.ts';
import { useSchoolAction } from '../../app/use-action.ts';
import { Button, LinkButton, SubmitButton } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';

/** Who is in a class: every trainee of the school with a tick. */
export function MembersPanel({ group, trainees }: { readonly group: ClassView; readonly trainees: readonly PersonView[] }) {
  const { t } = useTranslation('people');
  const before = group.members.map(({ id }) => id);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(before));
  const [search, setSearch] = useState('');
  const { run, isRunning } = useSchoolAction({ act: () => schoolApi.setMembers(group.id, [...chosen]) });
  const wanted = search.trim().toLocaleLowerCase();
  const shown = trainees.filter(({ name }) => wanted === '' || (name ?? '').toLocaleLowerCase().includes(wanted));
  const isChanged = chosen.size !== before.length || before.some((id) => !chosen.has(id));
  return (
    <section className="panel form">
      <div className="panel-head">
        <h2>{t('classes.membersTitle')}</h2>
        <span className="faint small" role="status">
          {t('classes.count', { count: chosen.size })}
        </span>
      </div>
      {trainees.length === 0 ? (
        <div className="form-row">
          <p className="muted">{t('classes.noTrainees')}</p>
          <LinkButton href="/people/import">{t('import')}</LinkButton>
        </div>
      ) : (
        <form
          className="panel-form"
          onSubmit={(event) => {
            event.preventDefault();
            if (isChanged && !isRunning) run();
          }}
        >
          <p className="muted small">{t('classes.membersHelp')}</p>
          <TextField label={t('search')} type="search" value={search} onChange={setSearch} maxLength={80} />
          <ul className="ticks">
            {shown.map(({ id, name, login }) => (
              <li key={id}>
                <label className="tick">
                  <input
                    type="checkbox"
                    checked={chosen.has(id)}
                    onChange={(event) => {
                      const next = new Set(chosen);
                      if (event.target.checked) next.add(id);
                      else next.delete(id);
                      setChosen(next);
                    }}
                  />
                  <span>
                    {name ?? t('noName')} <span className="faint small">{login}</span>
                  </span>
                </label>
              </li>
            ))}
          </ul>
          <div className="form-actions">
            <SubmitButton disabled={!isChanged || isRunning}>{t('classes.saveMembers')}</SubmitButton>
            <Button
              kind="quiet"
              disabled={shown.every(({ id }) => chosen.has(id))}
              onClick={() => setChosen(new Set([...chosen, ...shown.map(({ id }) => id)]))}
            >
              {t('classes.chooseAll')}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
