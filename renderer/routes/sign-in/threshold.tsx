import type { ReactNode } from 'react';

import { useSession } from '../../app/preferences.ts';
import { Brand } from '../../ui/brand.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { ThemeSwitch } from '../../ui/theme-switch.tsx';

/** A screen before one is in: the mark, the switches, and one thing to do in the middle. */
export function Threshold({
  children,
  foot,
  wide = false,
}: {
  readonly children: ReactNode;
  readonly foot?: ReactNode;
  readonly wide?: boolean;
}) {
  const version = useSession()?.appVersion;
  return (
    <div className="first">
      <header>
        <Brand />
        <div className="row">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </header>
      <main className={wide ? 'body' : 'body narrow'} tabIndex={-1}>
        {children}
      </main>
      <footer>
        <span>{foot}</span>
        <span className="num">{version}</span>
      </footer>
    </div>
  );
}
