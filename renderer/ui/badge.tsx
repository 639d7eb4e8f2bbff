import type { ReactNode } from 'react';

import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

interface BadgeProps {
  readonly tone?: 'right' | 'wrong' | 'order' | 'brass' | undefined;
  readonly icon?: IconName;
  readonly children: ReactNode;
}

/** A verdict or a state in a word, with its icon. */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span className={['badge', tone ?? '', icon ? '' : 'plain'].filter(Boolean).join(' ')}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </span>
  );
}
