import { GOLD, GOLD_LINE, PAPER } from './card-style.ts';

/* Crests say the rank: 100 wide, their foot at y = 0, drawn upwards. */

const FLEUR =
  'M0 -20C4 -14 5 -10 3 -5C7 -12 14 -11 13 -4C12.5 -1 9 -1 8.5 -3.5C7 -1 4 0 2.5 0L4 5L-4 5L-2.5 0C-4 0 -7 -1 -8.5 -3.5C-9 -1 -12.5 -1 -13 -4C-14 -11 -7 -12 -3 -5C-5 -10 -4 -14 0 -20Z';
const CROSS = 'M-2 -2L-3.5 -9L3.5 -9L2 -2L9 -3.5L9 3.5L2 2L3.5 9L-3.5 9L-2 2L-9 3.5L-9 -3.5Z';
const ARCH_PEARLS = [
  [46, -36],
  [40, -51],
  [27, -60],
  [14, -61],
] as const;

function Fleur({ x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number }) {
  return <path transform={`translate(${x} ${y}) scale(${scale})`} fill={GOLD} d={FLEUR} />;
}

/** The jewelled band both crowns stand on. */
function Band({ ink }: { readonly ink: string }) {
  return (
    <>
      <path d="M-42 -15C-20 -10 20 -10 42 -15L42 -2C20 3 -20 3 -42 -2Z" fill={GOLD} stroke={GOLD_LINE} strokeWidth={1.6} />
      {[-28, 0, 28].map((x) => (
        <path key={x} d={`M${x} ${x === 0 ? -9 : -10.5}l5 4.5l-5 4.5l-5 -4.5Z`} fill={ink} />
      ))}
      {[-38, -16, 16, 38].map((x) => (
        <circle key={x} cx={x * 0.985} cy={Math.abs(x) > 30 ? -7.5 : -5.5} r={2} fill={PAPER} />
      ))}
    </>
  );
}

/** The king: a closed crown. */
function KingCrown({ ink }: { readonly ink: string }) {
  return (
    <>
      <path d="M-40 -16C-54 -46 -28 -66 0 -56C28 -66 54 -46 40 -16C20 -11 -20 -11 -40 -16Z" fill={ink} />
      <path
        d="M-40 -15C-56 -48 -26 -70 0 -57M40 -15C56 -48 26 -70 0 -57M-13 -12C-19 -34 -12 -50 0 -57M13 -12C19 -34 12 -50 0 -57"
        fill="none"
        stroke={GOLD}
        strokeWidth={5.5}
      />
      {ARCH_PEARLS.flatMap(([x, y]) =>
        [-x, x].map((side) => <circle key={side} cx={side} cy={y} r={2.5} fill={PAPER} stroke={GOLD_LINE} strokeWidth={0.8} />),
      )}
      <Fleur x={-27} y={-18} scale={0.85} />
      <Fleur x={27} y={-18} scale={0.85} />
      <Fleur x={0} y={-18} scale={1.05} />
      <circle cy={-61} r={6.5} fill={GOLD} stroke={GOLD_LINE} strokeWidth={1.4} />
      <path transform="translate(0 -76) scale(.95)" fill={GOLD_LINE} d={CROSS} />
      <Band ink={ink} />
    </>
  );
}

/** The queen: an open coronet. */
function QueenCoronet({ ink }: { readonly ink: string }) {
  const pearls = [
    [-46, -51, 4],
    [-23, -60, 4.5],
    [0, -71, 5.5],
    [23, -60, 4.5],
    [46, -51, 4],
  ] as const;
  return (
    <>
      <path d="M-38 -16C-34 -30 -18 -36 0 -36C18 -36 34 -30 38 -16C20 -11 -20 -11 -38 -16Z" fill={ink} />
      <path
        d="M-42 -14L-46 -48L-31 -26L-23 -56L-11 -28L0 -66L11 -28L23 -56L31 -26L46 -48L42 -14C20 -9 -20 -9 -42 -14Z"
        fill={GOLD}
        stroke={GOLD_LINE}
        strokeWidth={1.4}
        strokeLinejoin="round"
      />
      {pearls.map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} fill={PAPER} stroke={GOLD_LINE} strokeWidth={1.4} />
      ))}
      <path d="M0 -48l4.5 9l-4.5 9l-4.5 -9Z" fill={ink} />
      <circle cx={-21} cy={-31} r={3} fill={ink} />
      <circle cx={21} cy={-31} r={3} fill={ink} />
      <Band ink={ink} />
    </>
  );
}

/** The jack: a squire's helm with its plume. */
function JackHelm({ ink }: { readonly ink: string }) {
  const breaths = [
    [12, -29],
    [19, -29],
    [26, -29],
    [12, -21.5],
    [19, -21.5],
    [12, -14],
  ] as const;
  return (
    <>
      <path
        d="M-35 -60C-34 -73 -20 -80 0 -80C20 -80 34 -73 35 -60L39 -33C37 -18 20 -8 0 1C-20 -8 -37 -18 -39 -33Z"
        fill={ink}
        stroke={GOLD_LINE}
        strokeWidth={1.6}
        strokeLinejoin="round"
      />
      <path
        d="M-5 -80C-2 -80.5 2 -80.5 5 -80V-45.5H36.8L38.3 -37H5V-2.5L0 1L-5 -2.5V-37H-38.3L-36.8 -45.5H-5Z"
        fill={GOLD}
        stroke={GOLD_LINE}
        strokeWidth={1.3}
        strokeLinejoin="round"
      />
      <path d="M-31.5 -43.3H-9.5V-39.2H-32.2ZM31.5 -43.3H9.5V-39.2H32.2Z" fill="var(--helm-slit)" />
      {breaths.flatMap(([x, y]) =>
        [-x, x].map((side) => <circle key={`${side} ${y}`} cx={side} cy={y} r={1.9} fill={PAPER} fillOpacity={0.92} />),
      )}
      <path
        d="M-25 -53C-25 -65 -19 -71 -11 -73.5M25 -53C25 -65 19 -71 11 -73.5"
        fill="none"
        stroke={PAPER}
        strokeOpacity={0.4}
        strokeWidth={1.8}
        strokeLinecap="round"
      />
      <path
        d="M-9 -80C-13 -90 -6 -97 0 -104C6 -97 13 -90 9 -80C4 -81.5 -4 -81.5 -9 -80Z"
        fill={GOLD}
        stroke={GOLD_LINE}
        strokeWidth={1.4}
        strokeLinejoin="round"
      />
      <circle cy={-89} r={3} fill={ink} />
    </>
  );
}

export type CourtRank = 'K' | 'Q' | 'J';

/** The crest of a court card, its foot on a point. */
export function Crest({ rank, x, y, scale, ink }: CrestProps) {
  const Drawing = rank === 'K' ? KingCrown : rank === 'Q' ? QueenCoronet : JackHelm;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <Drawing ink={ink} />
    </g>
  );
}

interface CrestProps {
  readonly rank: CourtRank;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly ink: string;
}
