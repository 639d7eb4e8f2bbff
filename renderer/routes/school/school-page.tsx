import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';

import { Shell } from '../../app/shell.tsx';
import { SupervisorsOnly } from '../../app/supervisors-only.tsx';

const PLACES = [
  { name: 'people', href: '/people' },
  { name: 'classes', href: '/classes' },
  { name: 'school', href: '/school' },
  { name: 'log', href: '/log' },
] as const;

/** A screen of the school's administration, with the way to the others. For supervisors. */
export function SchoolPage({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('school');
  const [location] = useLocation();
  return (
    <SupervisorsOnly>
      <Shell>
        <div className="page school">
          <nav className="sub-nav" aria-label={t('nav.label')}>
            <ul>
              {PLACES.map(({ name, href }) => (
                <li key={name}>
                  <Link href={href} aria-current={location === href || location.startsWith(`${href}/`) ? 'page' : undefined}>
                    {t(`nav.${name}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {children}
        </div>
      </Shell>
    </SupervisorsOnly>
  );
}
