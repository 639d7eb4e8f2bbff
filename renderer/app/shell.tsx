import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';

import { Brand } from '../ui/brand.tsx';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-paths.ts';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { ThemeSwitch } from '../ui/theme-switch.tsx';
import { useSession } from './preferences.ts';

const PLACES = [
  { name: 'home', href: '/', icon: 'home' },
  { name: 'practice', href: '/practice', icon: 'table' },
  { name: 'history', href: '/history', icon: 'chart' },
  { name: 'settings', href: '/settings', icon: 'gear' },
] as const satisfies readonly { name: string; href: string; icon: IconName }[];

/** Navigation at the side, the screen beside it. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('common');
  const [location] = useLocation();
  return (
    <div className="shell">
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <nav className="nav" aria-label={t('nav.label')}>
        <Brand />
        <ul>
          {PLACES.map(({ name, href, icon }) => (
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
          <Person />
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
  return href === '/' ? location === '/' : location.startsWith(href);
}

function Person() {
  const { t } = useTranslation('common');
  const name = useSession()?.profile?.name ?? null;
  return (
    <Link href="/settings" className="person" aria-label={t('profile', { name: name ?? t('noName') })}>
      <span className="avatar" aria-hidden="true">
        {name === null ? <Icon name="plus" /> : initials(name)}
      </span>
      <span>
        <span className="strong small">{name ?? t('noName')}</span>
        <span className="faint small">{name === null ? t('giveName') : t('onThisComputer')}</span>
      </span>
    </Link>
  );
}

/** `Camille Morel` → `CM`; a Chinese name gives its last character, as is usual there. */
function initials(name: string): string {
  const last = [...name.trim()].at(-1) ?? '';
  if (/\p{Script=Han}/u.test(last)) return last;
  const parts = name.trim().split(/\s+/u);
  return [parts[0], parts.length > 1 ? parts.at(-1) : undefined].map((part) => [...(part ?? '')][0]?.toUpperCase() ?? '').join('');
}
