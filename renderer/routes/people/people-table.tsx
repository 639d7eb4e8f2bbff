import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';

import type { ClassView, PersonView } from '#shared/api/people.ts';

import { usePersonId } from '../../app/session.ts';
import { useNow } from '../../app/use-now.ts';
import { useFormat } from '../../i18n/use-language.ts';
import { Badge } from '../../ui/badge.tsx';

const COLUMNS = ['name', 'login', 'role', 'classes', 'lastSignIn'] as const;

/** People in a table; the name is the link, the whole row takes the mouse. */
export function PeopleTable({ people, classes }: { readonly people: readonly PersonView[]; readonly classes: readonly ClassView[] }) {
  const { t } = useTranslation('people');
  return (
    <table className="people-table">
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(`columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <PersonRow key={person.id} person={person} classes={classes} />
        ))}
      </tbody>
    </table>
  );
}

function PersonRow({ person, classes }: { readonly person: PersonView; readonly classes: readonly ClassView[] }) {
  const { t } = useTranslation(['people', 'school']);
  const format = useFormat();
  const now = useNow(60_000);
  const me = usePersonId();
  const [, navigate] = useLocation();
  const href = `/people/${person.id}`;
  const names = person.classes.flatMap((id) => classes.find((each) => each.id === id)?.name ?? []);
  return (
    <tr
      onClick={() => {
        navigate(href);
      }}
    >
      <td>
        <Link
          href={href}
          onClick={(event) => {
            event.stopPropagation();
          }}
        >
          <b>{person.name ?? (person.erasedAt === null ? t('noName') : t('nameless'))}</b>
        </Link>{' '}
        {person.id === me ? <Badge>{t('you')}</Badge> : null}
        {person.erasedAt !== null ? <Badge>{t('states.erased')}</Badge> : null}
      </td>
      <td className="muted">{person.login ?? '–'}</td>
      <td className="muted">
        {person.role === 'supervisor' ? <Badge tone="brass">{t('school:roles.supervisor')}</Badge> : t('school:roles.trainee')}
      </td>
      <td className="muted">{names.length === 0 ? '–' : format.list(names)}</td>
      <td className="muted num">
        {!person.hasSecret && person.erasedAt === null ? (
          <Badge tone="order" icon="info">
            {t('states.noSecret')}
          </Badge>
        ) : person.lastSignInAt === null ? (
          t('never')
        ) : (
          format.ago(person.lastSignInAt, now)
        )}
      </td>
    </tr>
  );
}
