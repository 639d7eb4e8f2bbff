import { type ReactNode, useLayoutEffect, useRef } from 'react';

import { useMoreAside } from '../../ui/use-more-aside.ts';

interface HeatPlaceProps {
  readonly className: string;
  readonly label: string;
  /** Shows its last columns first: of weeks, the newest. */
  readonly fromEnd?: true;
  readonly children: ReactNode;
}

/** Where a heat map scrolls both ways; where columns go on at the right, they fade. */
export function HeatPlace({ className, label, fromEnd, children }: HeatPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (fromEnd && place.current) place.current.scrollLeft = place.current.scrollWidth;
  }, [fromEnd]);
  const isMore = useMoreAside(place);
  return (
    <div ref={place} className={isMore ? `${className} more-aside` : className} tabIndex={0} role="group" aria-label={label}>
      {children}
    </div>
  );
}
