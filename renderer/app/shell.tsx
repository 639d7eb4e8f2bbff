import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';

import { Brand } from '../ui/brand.tsx';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-paths.ts';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { ThemeSwitch } from '../ui/theme-switch.tsx';
import { PersonCorner } from './person-corner.tsx';
import { useRole } from './session.ts';

const PLACES = [
  { name: 'home', href: '/', icon: 'home' },
  { name: 'practice', href: '/practice', icon: 'table' },
  { name: 'history', href: '/history', icon: 'chart' },
  { name: 'review', href: '/review', icon: 'board', supervisor: true },
  { name: 'homework', href: '/review/homework', icon: 'target', supervisor: true },
  { name: 'school', href: '/people', icon: 'people', supervisor: true },
  { name: 'settings', href: '/settings', icon: 'gear' },
] as const satisfies readonly { name: string; href: string; icon: IconName; supervisor?: true }[];

/** Navigation at the side, the screen beside it. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('common');
  const [location] = useLocation();
  const role = useRole();
  const places = PLACES.filter((place) => !('supervisor' in place) || role === 'supervisor');
  return (
    <div className="shell">
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <nav className="nav" aria-label={t('nav.label')}>
        <Brand />
        <ul>
          {places.map(({ name, href, icon }) => (
            <li key={name}>
              <Link href={href} title={t(`nav.${name}`)} aria-current={isHere(location, href) ? 'page' : undefined}>
                <Icon name={icon} />
                <span>{t(`nav.${name}`)}</span>
              </Link>
            </li>
          ))}
        </ul>
        <div className="end">
          <div className="switches spread">
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
          <PersonCorner />
        </div>
      </nav>
      <main className="main" id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

function isHere(location: string, href: string): boolean {
  if (href === '/history') return /^\/(?:history|run\/[^/]+\/result|attempt)/u.test(location);
  if (href === '/people') return /^\/(?:people|classes|school|log)\b/u.test(location);
  if (href === '/review') return /^\/review(?!\/homework)/u.test(location);
  return href === '/' ? location === '/' : location.startsWith(href);
}
