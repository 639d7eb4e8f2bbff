import type { RouletteTable } from '#shared/games/types.ts';

import { ColourChip } from '../../chips/index.ts';
import type { Look } from '../types.ts';
import { compartment } from './geometry.ts';

export const SEATS = 7;
/** The players' plates on the rail. */
const PLATE = { x: 332, step: 104, y: 70, halfWidth: 48, halfHeight: 11.5 } as const;

interface PlayersProps {
  readonly table: RouletteTable;
  readonly look: Look;
  readonly current: number | undefined;
}

/** Who plays with which colour, on the rail; and on the wheel's rim the chip of each colour with the value it was given. */
export function Players({ table, look, current }: PlayersProps) {
  return Array.from({ length: SEATS }, (_, index) => index + 1).map((seat) => {
    const player = table.seats.find((each) => each.seat === seat);
    return (
      <g key={seat} opacity={player ? 1 : 0.38}>
        <Plate seat={seat} isCurrent={seat === current} />
        <Compartment seat={seat} value={player ? look.formatAmount(player.chipValue) : undefined} isCurrent={seat === current} />
      </g>
    );
  });
}

function Plate({ seat, isCurrent }: { readonly seat: number; readonly isCurrent: boolean }) {
  const { x, step, y, halfWidth, halfHeight } = PLATE;
  return (
    <g transform={`translate(${x + (seat - 1) * step} ${y})`} className={isCurrent ? 'felt-plate felt-plate-current' : 'felt-plate'}>
      <rect x={-halfWidth} y={-halfHeight} width={halfWidth * 2} height={halfHeight * 2} rx={halfHeight} />
      <g transform="translate(-34 0)">
        <ColourChip seat={seat} radius={9} />
      </g>
      <text x={-19} y={4.4} fontSize={12.5}>
        {`Joueur ${seat}`}
      </text>
    </g>
  );
}

interface CompartmentProps {
  readonly seat: number;
  readonly value: string | undefined;
  readonly isCurrent: boolean;
}

function Compartment({ seat, value, isCurrent }: CompartmentProps) {
  const { x, y } = compartment(seat, SEATS);
  return (
    <g transform={`translate(${x} ${y})`} className={isCurrent ? 'felt-compartment felt-compartment-current' : 'felt-compartment'}>
      <rect className="felt-compartment-glass" x={-30} y={-25} width={60} height={50} rx={5} />
      <path d="M-26 -11V-21H-10" fill="none" stroke="#fff" strokeOpacity={0.45} />
      <g transform="translate(0 -5)">
        <ColourChip seat={seat} radius={17} label={value === undefined ? String(seat) : undefined} />
      </g>
      {value !== undefined && (
        <>
          <rect className="felt-marker" x={-24} y={2} width={48} height={19} rx={3.5} />
          <text y={16.2} fontSize={13.5}>
            {value}
          </text>
        </>
      )}
    </g>
  );
}
