import type { MarkShape } from '../felt-types.ts';

const RADIUS = { quiet: 9, loud: 12 } as const;

interface VerdictMarkProps {
  readonly shape: MarkShape;
  readonly number?: number | undefined;
}

/** A verdict in a shape of its own, upright whatever the seat's angle, centred on 0,0. */
export function VerdictMark({ shape, number }: VerdictMarkProps) {
  const r = shape === 'right' || shape === 'order' ? RADIUS.quiet : RADIUS.loud;
  return (
    <g className={`felt-mark felt-mark-${shape}`}>
      <circle className="felt-mark-shade" r={r + 2} />
      <Sign shape={shape} r={r} number={number} />
    </g>
  );
}

function Sign({ shape, r, number }: VerdictMarkProps & { readonly r: number }) {
  switch (shape) {
    case 'right':
      return (
        <>
          <circle className="felt-mark-ground" r={r} />
          <path d="M-4 .3L-1.2 3L4.2 -3.2" />
        </>
      );
    case 'wrong':
      return (
        <>
          <rect className="felt-mark-ground" x={1 - r} y={1 - r} width={2 * r - 2} height={2 * r - 2} rx={3} transform="rotate(45)" />
          <path d="M-4 -4L4 4M4 -4L-4 4" />
        </>
      );
    case 'missed':
      return (
        <>
          <circle className="felt-mark-ground" r={r} />
          <circle className="felt-mark-dashes" r={r - 1} />
          <path d="M-4 0H4" />
        </>
      );
    case 'order':
      return (
        <>
          <rect className="felt-mark-ground" x={-r} y={-r} width={2 * r} height={2 * r} rx={4} />
          {number === undefined ? (
            <path d="M-2.6 4V-4M-2.6 -4L-4.8 -1.8M-2.6 -4L-.4 -1.8M2.6 -4V4M2.6 4L.4 1.8M2.6 4L4.8 1.8" />
          ) : (
            <text y={5} fontSize={14}>
              {number}
            </text>
          )}
        </>
      );
  }
}
