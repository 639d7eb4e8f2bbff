import { PlayingCard } from '../cards/index.ts';

interface ShoeProps {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

const BACK = { card: 'back', size: 'compact', indices: 'international', fourColour: false } as const;
/** The edges of the cards in the shoe; the stop card is the coloured one. */
const LEAVES = 11;
const STOP_CARD = 2;

/** A dealing shoe from above: the cards on edge, the front plate, and the card that waits at the mouth. */
export function Shoe({ id, x, y }: ShoeProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x={-80} y={-45} width={166} height={102} rx={8} opacity={0.42} filter={`url(#${id}-soft)`} />
      <rect x={-82} y={-50} width={122} height={100} rx={7} fill={`url(#${id}-steel)`} stroke="#fff" strokeOpacity={0.12} />
      <rect x={-74} y={-42} width={92} height={84} rx={3} fill="var(--steel-well)" />
      {Array.from({ length: LEAVES }, (_, index) => (
        <path
          key={index}
          d={`M${-68 + index * 5} -38V38`}
          stroke={index === STOP_CARD ? 'var(--suit-red)' : 'var(--card)'}
          strokeWidth={index === STOP_CARD ? 3 : 1.6}
          opacity={index === STOP_CARD ? 1 : 0.75}
        />
      ))}
      <path d="M18 -42L40 -50V50L18 42Z" fill="var(--steel-dark)" stroke="#fff" strokeOpacity={0.12} />
      <path d="M40 -44H72Q80 -44 80 -36V36Q80 44 72 44H40Z" fill="var(--steel-dark)" stroke="#fff" strokeOpacity={0.12} />
      <clipPath id={`${id}-mouth`}>
        <rect x={43} y={-35} width={32} height={70} rx={3} />
      </clipPath>
      <g clipPath={`url(#${id}-mouth)`}>
        <g transform="translate(33 -35)">
          <PlayingCard {...BACK} width={52} />
        </g>
      </g>
      <path d="M52 -44Q62 -26 72 -44" fill="var(--steel-well)" />
    </g>
  );
}
