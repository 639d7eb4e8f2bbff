import { pose, upright } from '../geometry/index.ts';

/** The seats' numbers at the rail; the one of the current spot is lit. */
export function SeatNumbers({ seats, current }: { readonly seats: number; readonly current: number | undefined }) {
  return Array.from({ length: seats }, (_, index) => index + 1).map((seat) => (
    <g
      key={seat}
      transform={upright(pose(seat, 'number', seats))}
      className={seat === current ? 'felt-seat felt-seat-current' : 'felt-seat'}
    >
      <circle r={10} cy={-0.5} />
      <text y={3.8} fontSize={12}>
        {seat}
      </text>
    </g>
  ));
}
