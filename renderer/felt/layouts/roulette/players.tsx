import type { RouletteTable } from '#shared/games/types.ts';

import { type Gloss, GlossSpan, glossOf, type GlossWord } from '../../board/gloss.tsx';
import { ColourChip } from '../../chips/index.ts';
import type { Look, PlayerPlaces } from '../types.ts';
import { compartment } from './geometry.ts';

export const SEATS = 7;
/** The players' plates on the rail, wider where they say it in two languages. */
const PLATE = { middle: 650, y: 70, halfHeight: 11.5, one: { step: 104, halfWidth: 48 }, two: { step: 138, halfWidth: 66 } } as const;
const COMPARTMENT = { halfWidth: 30, halfHeight: 25, corner: 5 } as const;
/** What the plates call a player. */
const PLAYER = 'Joueur';
/** The reader's word for it. */
export const PLAYER_GLOSS = 'print.player';

interface PlateBox {
  readonly x: number;
  readonly halfWidth: number;
}

function plateAt(seat: number, isGlossed: boolean): PlateBox {
  const { step, halfWidth } = isGlossed ? PLATE.two : PLATE.one;
  return { x: PLATE.middle + (seat - (SEATS + 1) / 2) * step, halfWidth };
}

/** A player's plate and his compartment, as they can be pressed. */
export function playerOutlines(seat: number, gloss: Gloss | undefined): PlayerPlaces['outlines'] {
  const { x, halfWidth } = plateAt(seat, glossOf(gloss, PLAYER_GLOSS, PLAYER) !== undefined);
  const { y, halfHeight } = PLATE;
  const at = compartment(seat, SEATS);
  return [
    { x: x - halfWidth, y: y - halfHeight, width: halfWidth * 2, height: halfHeight * 2, corner: halfHeight },
    {
      x: at.x - COMPARTMENT.halfWidth,
      y: at.y - COMPARTMENT.halfHeight,
      width: COMPARTMENT.halfWidth * 2,
      height: COMPARTMENT.halfHeight * 2,
      corner: COMPARTMENT.corner,
    },
  ];
}

interface PlayersProps {
  readonly table: RouletteTable;
  readonly look: Look;
  readonly current: number | undefined;
  readonly gloss: Gloss | undefined;
}

/** Who plays with which colour, on the rail; and on the wheel's rim the chip of each colour with the value it was given. */
export function Players({ table, look, current, gloss }: PlayersProps) {
  const word = glossOf(gloss, PLAYER_GLOSS, PLAYER);
  return Array.from({ length: SEATS }, (_, index) => index + 1).map((seat) => {
    const player = table.seats.find((each) => each.seat === seat);
    return (
      <g key={seat} opacity={player ? 1 : 0.38}>
        <Plate seat={seat} word={word} isCurrent={seat === current} />
        <Compartment seat={seat} value={player ? look.formatAmount(player.chipValue) : undefined} isCurrent={seat === current} />
      </g>
    );
  });
}

interface PlateProps {
  readonly seat: number;
  readonly word: GlossWord | undefined;
  readonly isCurrent: boolean;
}

function Plate({ seat, word, isCurrent }: PlateProps) {
  const { y, halfHeight } = PLATE;
  const { x, halfWidth } = plateAt(seat, word !== undefined);
  return (
    <g transform={`translate(${x} ${y})`} className={isCurrent ? 'felt-plate felt-plate-current' : 'felt-plate'}>
      <rect x={-halfWidth} y={-halfHeight} width={halfWidth * 2} height={halfHeight * 2} rx={halfHeight} />
      <g transform={`translate(${14 - halfWidth} 0)`}>
        <ColourChip seat={seat} radius={9} />
      </g>
      <text x={29 - halfWidth} y={4.4} fontSize={12.5}>
        {`${PLAYER} ${seat}`}
        <GlossSpan word={word} />
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
      <rect
        className="felt-compartment-glass"
        x={-COMPARTMENT.halfWidth}
        y={-COMPARTMENT.halfHeight}
        width={COMPARTMENT.halfWidth * 2}
        height={COMPARTMENT.halfHeight * 2}
        rx={COMPARTMENT.corner}
      />
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
