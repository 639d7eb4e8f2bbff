import { turned, upright } from '../geometry/index.ts';
import type { Drawing, SpotRef } from '../layouts/types.ts';
import { Halo } from './halo.tsx';

interface KeptMarksProps {
  readonly kept: readonly SpotRef[];
  readonly drawing: Pick<Drawing, 'place'>;
}

/** Stakes that stay when the rest is swept: a firm ring, and a pennant that no other mark has. */
export function KeptMarks({ kept, drawing }: KeptMarksProps) {
  return kept.map((spot) => {
    const place = drawing.place(spot);
    if (!place) return null;
    const { halo } = place;
    // The pennant stands on the upper right of a pile, in the outer corner of a box.
    const [dx, dy] = halo.kind === 'box' ? [halo.halfWidth - 4, -halo.halfHeight] : [place.verdict.dx * -0.9, place.verdict.dy * 0.9];
    return (
      <g key={`${spot.seat} ${spot.bet}`} className="felt-kept">
        <g transform={turned(place)} className="felt-kept-ring">
          <Halo shape={halo} />
        </g>
        <g transform={upright(place)}>
          <path transform={`translate(${dx} ${dy})`} d="M-1 5V-10H9L6.2 -6.4L9 -2.8H1" />
        </g>
      </g>
    );
  });
}
