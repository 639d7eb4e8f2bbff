import type { ReactNode } from 'react';

const LINE = { fill: 'none', stroke: 'var(--print)', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

interface TableProps {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly lit?: boolean;
}

/** A table seen from above, with five seats. */
function Table({ x, y, radius, lit = true }: TableProps) {
  const inner = radius * 0.42;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path {...LINE} strokeWidth="1.4" strokeOpacity={lit ? 0.95 : 0.5} d={`M${-radius} 0A${radius} ${radius} 0 0 1 ${radius} 0Z`} />
      <path {...LINE} strokeWidth="1" strokeOpacity={lit ? 0.7 : 0.35} d={`M${-inner} 0A${inner} ${inner} 0 0 1 ${inner} 0`} />
      {[0, 1, 2, 3, 4].map((seat) => {
        const angle = ((seat + 0.5) * Math.PI) / 5;
        return (
          <circle
            key={seat}
            {...LINE}
            cx={-radius * 0.72 * Math.cos(angle)}
            cy={-radius * 0.72 * Math.sin(angle)}
            r={radius * 0.07}
            strokeOpacity={lit ? 0.9 : 0.45}
          />
        );
      })}
    </g>
  );
}

function Dealer({ x, y, radius }: TableProps) {
  return <circle cx={x} cy={y} r={radius} fill="var(--brass)" />;
}

function Art({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 360 184" aria-hidden="true">
      {children}
    </svg>
  );
}

const COLUMNS = [84, 180, 276] as const;

/** One table, one dealer. */
export function AloneArt() {
  return (
    <Art>
      <Table x={180} y={148} radius={112} />
      <Dealer x={180} y={148} radius={7} />
    </Art>
  );
}

/** A room of tables before one who looks on. */
export function SchoolArt() {
  return (
    <Art>
      {COLUMNS.flatMap((x) =>
        [92, 154].map((y) => (
          <g key={`${x} ${y}`}>
            <Table x={x} y={y} radius={38} />
            <Dealer x={x} y={y} radius={3} />
          </g>
        )),
      )}
      <path {...LINE} strokeWidth="1.2" strokeOpacity="0.55" d="M84 34H276" />
      <Dealer x={180} y={34} radius={7} />
    </Art>
  );
}

/** One's own table, joined to others elsewhere. */
export function JoinArt() {
  return (
    <Art>
      <Table x={112} y={126} radius={66} />
      <Dealer x={112} y={126} radius={6} />
      <path {...LINE} strokeWidth="1.4" strokeOpacity="0.9" d="M178 92H222" />
      <path {...LINE} strokeWidth="1.1" strokeOpacity="0.5" d="M222 92C244 92 240 46 262 46M222 92C244 92 240 138 262 138M222 92H262" />
      <circle cx="222" cy="92" r="6.5" fill="var(--felt)" stroke="var(--brass)" strokeWidth="2" />
      {[58, 104, 150].map((y) => (
        <Table key={y} x={290} y={y} radius={25} lit={false} />
      ))}
    </Art>
  );
}
