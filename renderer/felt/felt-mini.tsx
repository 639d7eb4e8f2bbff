import type { RuleSetId } from '#shared/games/types.ts';

import './felt.css';
import { clothOf, layoutOf } from './layouts/index.ts';
import type { MiniShape } from './layouts/types.ts';

const MINI = { width: 160, height: 100, centre: { x: 80, y: 196 }, rim: 191, rimArc: 27, seats: 5, pitch: 10, cardsTop: 81 } as const;

function rim(): string {
  const angle = (MINI.rimArc * Math.PI) / 180;
  const x = MINI.rim * Math.sin(angle);
  const y = MINI.centre.y - MINI.rim * Math.cos(angle);
  return `M${MINI.centre.x - x} ${y}A${MINI.rim} ${MINI.rim} 0 0 1 ${MINI.centre.x + x} ${y}`;
}

function Shape({ shape }: { readonly shape: MiniShape }) {
  if (shape.kind === 'path') return <path d={shape.path} />;
  if (shape.kind === 'ring') return <circle cy={shape.middle} r={shape.radius} />;
  return <rect x={-shape.halfWidth} y={shape.top} width={shape.halfWidth * 2} height={shape.height} rx={shape.corner} />;
}

/** A miniature of a rule set's printed layout, ivory on its own cloth. */
export function FeltMini({ ruleSet }: { readonly ruleSet: RuleSetId }) {
  const mini = layoutOf(ruleSet)?.mini;
  if (!mini) return null;
  const { x, y } = MINI.centre;
  const turns = Array.from({ length: MINI.seats }, (_, index) => (index - (MINI.seats - 1) / 2) * MINI.pitch);
  return (
    <svg
      className="felt-mini"
      data-felt={clothOf(ruleSet)}
      viewBox={`0 0 ${MINI.width} ${MINI.height}`}
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
      focusable="false"
    >
      <path className="felt-mini-rim" d={rim()} />
      {turns.map((turn) => (
        <g key={turn} className="felt-mini-seat" transform={`translate(${x} ${y}) rotate(${turn})`}>
          {mini.shapes.map((shape, index) => (
            <Shape key={index} shape={shape} />
          ))}
        </g>
      ))}
      {Array.from({ length: mini.cards }, (_, index) => (
        <rect
          key={index}
          className="felt-mini-card"
          x={x - mini.cards * 7 + index * 14 + 0.5}
          y={MINI.cardsTop}
          width={12.5}
          height={17.5}
          rx={1.5}
        />
      ))}
    </svg>
  );
}
