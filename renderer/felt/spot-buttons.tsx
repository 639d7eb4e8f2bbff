import { useEffect, useRef } from 'react';

import type { BetId } from '#shared/games/types.ts';

import type { SpotState } from './felt-state.ts';
import type { FeltFocus } from './felt-types.ts';
import { turned } from './geometry/index.ts';
import type { Drawing } from './layouts/index.ts';
import { Halo } from './marks/index.ts';

interface SpotButtonsProps {
  readonly spots: readonly SpotState[];
  readonly drawing: Drawing;
  readonly focus: FeltFocus | undefined;
  readonly nameOf: (spot: SpotState) => string;
  readonly onFocus: (seat: number, bet: BetId) => void;
  readonly onPress: (seat: number, bet: BetId) => void;
}

/** Every spot as a button over its box. One of them can be reached with Tab; the caller moves it with the arrows. */
export function SpotButtons({ spots, drawing, focus, nameOf, onFocus, onPress }: SpotButtonsProps) {
  const group = useRef<SVGGElement>(null);
  const isCurrent = (spot: SpotState): boolean => spot.seat === focus?.seat && spot.bet === focus.bet;
  const reachable = spots.find(isCurrent) ?? spots[0];
  const seat = focus?.seat;
  const bet = focus?.bet;

  // Where the keyboard already is on the felt it follows the current spot; from a field beside it, it is never drawn away.
  useEffect(() => {
    const active = document.activeElement;
    if (!group.current?.contains(active)) return;
    const current = group.current.querySelector<SVGGElement>('[aria-current="true"]');
    if (current && current !== active) current.focus();
  }, [seat, bet]);

  return (
    <g ref={group}>
      {spots.map((spot) => {
        const place = drawing.place(spot);
        if (!place) return null;
        return (
          <g
            key={`${spot.seat} ${spot.bet}`}
            className="felt-spot"
            transform={turned(place)}
            role="button"
            tabIndex={spot === reachable ? 0 : -1}
            data-spot={`${spot.seat} ${spot.bet}`}
            aria-label={nameOf(spot)}
            aria-current={isCurrent(spot) ? 'true' : undefined}
            onClick={() => onPress(spot.seat, spot.bet)}
            onFocus={() => {
              if (!isCurrent(spot)) onFocus(spot.seat, spot.bet);
            }}
          >
            <Halo shape={place.halo} />
          </g>
        );
      })}
    </g>
  );
}
