import { stepped, turned, upright } from '../geometry/index.ts';
import type { Drawing, SpotRef } from '../layouts/types.ts';
import { Halo } from './halo.tsx';

interface KeptMarksProps {
  readonly kept: readonly SpotRef[];
  readonly drawing: Pick<Drawing, 'place'>;
}

/** Rings round the stakes that stay when the rest is swept; below the chips, so that they cut no figure. */
export function KeptRings({ kept, drawing }: KeptMarksProps) {
  return kept.map((spot) => {
    const place = drawing.place(spot);
    return (
      place && (
        <g key={`${spot.seat} ${spot.bet}`} transform={turned(place)} className="felt-kept-ring">
          <Halo shape={place.halo} />
        </g>
      )
    );
  });
}

/** A pennant on each of them, a shape no other mark has. */
export function KeptPennants({ kept, drawing }: KeptMarksProps) {
  return kept.map((spot) => {
    const place = drawing.place(spot);
    if (!place) return null;
    const { halo, verdict, stake } = place;
    // At the upper right of a pile, or of the stack in a box.
    const at =
      halo.kind === 'circle' ? stepped(place, -verdict.dx * 0.85, verdict.dy * 0.75) : stepped(place, stake.dx + 16, stake.dy - 12);
    return (
      <g key={`${spot.seat} ${spot.bet}`} transform={upright(at)} className="felt-pennant">
        <path d="M-1 5V-9H7.500L5.400 -6.100L7.500 -3.200H1V5Z" />
      </g>
    );
  });
}
