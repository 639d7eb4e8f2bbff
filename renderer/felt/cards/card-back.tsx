import { useId } from 'react';

/** An engine-turned rosette: turns of a curve about the middle of the card. */
function rosette(turns: number): string {
  return Array.from({ length: turns }, (_, turn) => {
    const phase = (turn / turns) * Math.PI * 2;
    const points = Array.from({ length: 96 }, (_, index) => {
      const angle = (index / 96) * Math.PI * 2;
      const radius = 36 + 19 * Math.cos(6 * angle + phase);
      return `${(100 + radius * Math.cos(angle)).toFixed(1)} ${(140 + radius * Math.sin(angle)).toFixed(1)}`;
    });
    return `M${points.join('L')}Z`;
  }).join('');
}

const ground = (step: number): string =>
  Array.from({ length: 72 }, (_, index) => `M${(index - 32) * step} 16l248 248M${(index - 32) * step} 264l248 -248`).join('');

/* Worked out once: fine lines for large cards, fewer and stronger ones for cards at the seats. */
const FINE = { rosette: rosette(18), ground: ground(9), rosetteWidth: 0.45, rosetteOpacity: 0.7, groundWidth: 1 } as const;
const PLAIN = { rosette: rosette(8), ground: ground(15), rosetteWidth: 1.2, rosetteOpacity: 0.8, groundWidth: 1.8 } as const;

/** The back: a rosette on a lozenge ground, without shading. */
export function CardBack({ fine = false }: { readonly fine?: boolean }) {
  const id = useId();
  const lines = fine ? FINE : PLAIN;
  return (
    <>
      <clipPath id={id}>
        <rect x={12} y={12} width={176} height={256} rx={6} />
      </clipPath>
      <rect x={12} y={12} width={176} height={256} rx={6} fill="var(--back)" />
      <g clipPath={`url(#${id})`} fill="none" stroke="var(--back-rosette)">
        <path d={lines.ground} stroke="var(--back-line)" strokeOpacity={0.55} strokeWidth={lines.groundWidth} />
        <circle cx={100} cy={140} r={62} fill="var(--back)" stroke="none" />
        <path d={lines.rosette} strokeOpacity={lines.rosetteOpacity} strokeWidth={lines.rosetteWidth} />
        <circle cx={100} cy={140} r={62} strokeWidth={1.6} />
        <circle cx={100} cy={140} r={14.5} fill="var(--back)" strokeWidth={1.2} />
        <path d="M88 145A12 12 0 0 1 112 145Z" strokeWidth={1.8} />
        <circle cx={100} cy={140} r={2.2} fill="var(--back-rosette)" stroke="none" />
      </g>
      <rect x={18} y={18} width={164} height={244} rx={3} fill="none" stroke="var(--back-rosette)" strokeOpacity={0.75} strokeWidth={1.4} />
    </>
  );
}
