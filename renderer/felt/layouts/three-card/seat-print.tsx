import {
  BONUS_RING,
  BOX,
  columnPaths,
  openRing,
  poseAt,
  RING_BOX,
  ringBaseline,
  roundedBox,
  scoopedBox,
  turned,
} from '../../geometry/index.ts';
import type { BoxPlace, ThreeCardSpec } from './spec.ts';
import { type Gloss, glossOf, type GlossWord } from '../../board/gloss.tsx';
import { LetteringText, Line } from '../../board/lettering.tsx';

const FINE = { width: 0.7, opacity: 0.6 } as const;

function BoxLines({ box }: { readonly box: BoxPlace }) {
  const gap = box.legend?.gap ?? 0;
  switch (box.shape) {
    case 'rounded':
      return (
        <>
          <Line path={roundedBox(0, gap)} />
          <Line path={roundedBox(BOX.inset, gap)} {...FINE} />
        </>
      );
    case 'scooped':
      return (
        <>
          <Line path={scoopedBox(0, gap)} />
          <Line path={scoopedBox(BOX.inset, gap)} {...FINE} />
        </>
      );
    case 'ring':
      return (
        <>
          <Line path={openRing(0)} />
          <Line path={openRing(RING_BOX.inset)} {...FINE} />
        </>
      );
    case 'bonus':
      return (
        <circle
          r={BONUS_RING}
          fill="none"
          stroke="var(--print)"
          strokeWidth={0.9}
          strokeOpacity={0.42}
          strokeDasharray="1.5 2.6"
          strokeLinecap="round"
        />
      );
    default:
      return null;
  }
}

interface SeatPrintProps {
  readonly spec: ThreeCardSpec;
  readonly seat: number;
  readonly seats: number;
  readonly ringPath: string;
  readonly gloss: Gloss | undefined;
}

/** The boxes of one seat, turned to face the dealer. */
export function SeatPrint({ spec, seat, seats, ringPath, gloss }: SeatPrintProps) {
  const column = spec.column && columnPaths(spec.column.cells);
  return (
    <>
      {spec.column && column && (
        <g transform={turned(poseAt(seat, spec.column.radius, seats))}>
          <Line path={column.outline} />
          <Line path={column.lines} width={1.2} />
        </g>
      )}
      {spec.boxes.map((box) => (
        <g key={box.bet} transform={turned(poseAt(seat, box.radius, seats, box.dx))}>
          <BoxLines box={box} />
          {box.legend &&
            (box.shape === 'ring' ? (
              <LetteringText lettering={box.legend} along={ringPath} />
            ) : (
              <Legend legend={box.legend} word={glossOf(gloss, `bets.${box.bet}`, box.legend.text)} />
            ))}
        </g>
      ))}
    </>
  );
}

interface LegendProps {
  readonly legend: NonNullable<BoxPlace['legend']>;
  readonly word: GlossWord | undefined;
}

/** The inscription of a box; the reader's word follows in the same line, so that both stand clear of the stake. */
function Legend({ legend, word }: LegendProps) {
  return <LetteringText lettering={word ? { ...legend, tracking: 0 } : legend} gloss={word} y={legend.dy} />;
}

/** The line a ring's legend follows; the same for every seat. */
export function RingLegendPath({ id }: { readonly id: string }) {
  return <path id={id} d={ringBaseline()} />;
}
