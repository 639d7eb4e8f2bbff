const MINI = { centre: { x: 80, y: 196 }, rim: 191, rimArc: 27, seats: 5, pitch: 10, cardsTop: 81 } as const;

/** A printed thing of one seat, in the miniature's own units. */
export type MiniShape =
  | { readonly kind: 'box'; readonly top: number; readonly halfWidth: number; readonly height: number; readonly corner: number }
  | { readonly kind: 'ring'; readonly middle: number; readonly radius: number }
  | { readonly kind: 'path'; readonly path: string };

/** A seat's print, outermost first, and how many cards lie before the dealer. */
export interface MiniSeat {
  readonly shapes: readonly MiniShape[];
  readonly cards: number;
}

/** The rim of a half-round table in the miniature. */
export function MiniRim() {
  const angle = (MINI.rimArc * Math.PI) / 180;
  const x = MINI.rim * Math.sin(angle);
  const y = MINI.centre.y - MINI.rim * Math.cos(angle);
  return <path className="felt-mini-rim" d={`M${MINI.centre.x - x} ${y}A${MINI.rim} ${MINI.rim} 0 0 1 ${MINI.centre.x + x} ${y}`} />;
}

/** Cards in a row before the dealer. */
export function MiniCards({ count, top = MINI.cardsTop }: { readonly count: number; readonly top?: number }) {
  const { x } = MINI.centre;
  return Array.from({ length: count }, (_, index) => (
    <rect key={index} className="felt-mini-card" x={x - count * 7 + index * 14 + 0.5} y={top} width={12.5} height={17.5} rx={1.5} />
  ));
}

/** A half-round table in small: its rim, five seats, the dealer's cards. */
export function MiniSeats({ shapes, cards }: MiniSeat) {
  const { x, y } = MINI.centre;
  const turns = Array.from({ length: MINI.seats }, (_, index) => (index - (MINI.seats - 1) / 2) * MINI.pitch);
  return (
    <>
      <MiniRim />
      {turns.map((turn) => (
        <g key={turn} className="felt-mini-seat" transform={`translate(${x} ${y}) rotate(${turn})`}>
          {shapes.map((shape, index) => (
            <Shape key={index} shape={shape} />
          ))}
        </g>
      ))}
      <MiniCards count={cards} />
    </>
  );
}

function Shape({ shape }: { readonly shape: MiniShape }) {
  if (shape.kind === 'path') return <path d={shape.path} />;
  if (shape.kind === 'ring') return <circle cy={shape.middle} r={shape.radius} />;
  return <rect x={-shape.halfWidth} y={shape.top} width={shape.halfWidth * 2} height={shape.height} rx={shape.corner} />;
}
