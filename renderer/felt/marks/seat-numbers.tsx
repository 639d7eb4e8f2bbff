import { type Pose, upright } from '../geometry/index.ts';

interface SeatNumbersProps {
  readonly numbers: readonly (Pose & { readonly seat: number })[];
  readonly current: number | undefined;
}

/** The seats' numbers at the rail; the one of the current spot is lit. */
export function SeatNumbers({ numbers, current }: SeatNumbersProps) {
  return numbers.map(({ seat, ...place }) => (
    <g key={seat} transform={upright(place)} className={seat === current ? 'felt-seat felt-seat-current' : 'felt-seat'}>
      <circle r={10} cy={-0.5} />
      <text y={3.8} fontSize={12}>
        {seat}
      </text>
    </g>
  ));
}
