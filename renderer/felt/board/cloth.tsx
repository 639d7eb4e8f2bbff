import type { TableEdge } from '../layouts/types.ts';

/** From the rail's outer line to the cloth. */
const RAIL = 28;

interface ClothProps {
  readonly id: string;
  readonly edge: TableEdge;
}

/** Gradients, patterns and filters of the cloth. Blur and noise live here only: this layer is painted once. */
export function ClothDefs({ id, edge }: ClothProps) {
  return (
    <defs>
      <radialGradient
        id={`${id}-lamp`}
        gradientUnits="userSpaceOnUse"
        cx={640}
        cy={330}
        r={800}
        gradientTransform="translate(0 90) scale(1 .72)"
      >
        <stop offset={0} stopColor="var(--felt-lit)" />
        <stop offset={0.48} stopColor="var(--felt)" />
        <stop offset={0.86} stopColor="var(--felt-deep)" />
        <stop offset={1} stopColor="var(--felt-edge)" />
      </radialGradient>
      <pattern id={`${id}-weave`} width={3.2} height={3.2} patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
        <path d="M0 .8H3.2" stroke="#000" strokeOpacity={0.17} strokeWidth={0.9} />
        <path d="M0 2.3H3.2" stroke="#fff" strokeOpacity={0.035} strokeWidth={0.7} />
        <path d="M.7 0V3.2" stroke="#000" strokeOpacity={0.07} strokeWidth={0.6} />
      </pattern>
      <filter id={`${id}-nap`} x="0" y="0" width="100%" height="100%">
        <feTurbulence type="fractalNoise" baseFrequency=".55 .75" numOctaves={2} seed={4} />
        <feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -1.5 .86" />
      </filter>
      <filter id={`${id}-soft`} x="-10%" y="-10%" width="120%" height="120%">
        <feGaussianBlur stdDeviation={1.6} />
      </filter>
      <filter id={`${id}-deep`} x="-10%" y="-20%" width="120%" height="140%">
        <feGaussianBlur stdDeviation={14} />
      </filter>
      <clipPath id={`${id}-bed`}>
        <path d={edge(RAIL)} />
      </clipPath>
      <linearGradient id={`${id}-steel`} x1={0} y1={0} x2={0} y2={1}>
        <stop offset={0} stopColor="var(--steel-lit)" />
        <stop offset={0.1} stopColor="var(--steel)" />
        <stop offset={1} stopColor="var(--steel-dark)" />
      </linearGradient>
    </defs>
  );
}

/** The table below the print: its shadow in the room, the leather rail, the lit cloth. */
export function Cloth({ id, edge }: ClothProps) {
  const outline = edge(0, 26);
  return (
    <>
      <path d={outline} fill="#000" opacity={0.5} filter={`url(#${id}-deep)`} transform="translate(0 10)" />
      <path d={outline} fill="var(--rail)" />
      <g fill="none">
        <path d={edge(2, 24)} stroke="var(--rail-lit)" strokeWidth={3.5} />
        <path d={edge(9, 18)} stroke="#fff" strokeOpacity={0.055} strokeWidth={5} />
        <path className="felt-stitches" d={edge(15.5, 14)} />
        <path d={edge(RAIL - 5, 5)} stroke="var(--rail-dark)" strokeWidth={9} />
      </g>
      <path d={edge(RAIL)} fill={`url(#${id}-lamp)`} />
    </>
  );
}

/** What lies over the print and makes it look printed: weave, nap, the rail's shade; then the brass line. */
export function Texture({ id, edge }: ClothProps) {
  const cloth = edge(RAIL);
  return (
    <>
      <path className="felt-weave" d={cloth} fill={`url(#${id}-weave)`} />
      <g clipPath={`url(#${id}-bed)`}>
        <rect x={-80} y={0} width={1440} height={720} filter={`url(#${id}-nap)`} opacity={0.2} />
        <path d={cloth} fill="none" stroke="#000" strokeOpacity={0.5} strokeWidth={16} filter={`url(#${id}-soft)`} />
      </g>
      <path d={cloth} fill="none" stroke="var(--brass)" strokeWidth={1.3} opacity={0.85} />
    </>
  );
}
