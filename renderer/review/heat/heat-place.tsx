import { type ReactNode, useRef } from 'react';

import { useMoreAside } from '../../ui/use-more-aside.ts';

interface HeatPlaceProps {
  readonly className: string;
  readonly label: string;
  readonly children: ReactNode;
}

/** Where a heat map scrolls both ways; where columns go on at the right, they fade. */
export function HeatPlace({ className, label, children }: HeatPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const isMore = useMoreAside(place);
  return (
    <div ref={place} className={isMore ? `${className} more-aside` : className} tabIndex={0} role="group" aria-label={label}>
      {children}
    </div>
  );
}
