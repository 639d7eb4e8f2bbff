import { colourOf } from '#shared/games/lu-english-roulette/spots.ts';
import type { RouletteTable, Table } from '#shared/games/types.ts';
import { MINOR_PER_UNIT } from '#shared/money/money.ts';

import { glossOf } from '../../board/gloss.tsx';
import { LetteringText } from '../../board/lettering.tsx';
import { PaymentStacks, ReferenceStack } from '../../chips/index.ts';
import type { SpotState } from '../../felt-state.ts';
import { ColourChips } from '../colours/colour-chips.tsx';
import { type Float, FloatStacks, floatOutline } from '../colours/float.tsx';
import { sharers } from '../colours/colour-places.ts';
import type { Drawing, FeltLayout, Look, TableEdge } from '../types.ts';
import { callPlace, closeUpOf, dollyPoint, LAYOUT, numberBox, spotPlace } from './geometry.ts';
import { PLAYER_GLOSS, playerOutlines, Players } from './players.tsx';
import { Print, PRINT_GLOSSES } from './print.tsx';
import { Dolly, Wheel } from './wheel.tsx';

/** The players' edge is straight and leaves the picture on both sides. */
const RAIL_TOP = 56;
const edge: TableEdge = (inset) => `M-2400 ${RAIL_TOP + inset}H3680V780H-2400Z`;
/** The dealer's float: a broken stack and a whole one of each colour; the reference stack of twenty stands apart. */
const FLOAT: Float = { left: 770, step: 70, foot: 640, apart: 33, broken: [14, 20, 17, 20, 11, 20, 16] };
const REFERENCE = { x: 350, room: 330, caption: 'étalon, 20', gloss: 'print.reference' } as const;

/** Luxembourg's English roulette: the full layout, the wheel at the dealer's left. */
export const luEnglishRouletteLayout: FeltLayout = {
  cloth: 'green',
  language: 'fr',
  internationalIndices: false,
  edge,
  print: ({ gloss }) => <Print gloss={gloss} />,
  furniture: ({ gloss }) => (
    <>
      <ReferenceStack x={REFERENCE.x} y={FLOAT.foot} />
      <LetteringText
        lettering={{ text: REFERENCE.caption, size: 13.5, tracking: 0.2, weight: 480, italic: true }}
        gloss={glossOf(gloss, REFERENCE.gloss, REFERENCE.caption)}
        x={REFERENCE.x - 16}
        y={FLOAT.foot - 79}
        anchor="start"
      />
      <FloatStacks float={FLOAT} />
    </>
  ),
  glosses: [...PRINT_GLOSSES, PLAYER_GLOSS, REFERENCE.gloss],
  mini: () => <Mini />,
  draw: (table) => (isRouletteTable(table) ? draw(table) : undefined),
  lettering: [],
};

/** Chips are halved, no further. */
const HUNDREDTHS = /(\D\d)0$/u;

function draw(table: RouletteTable): Drawing {
  const shared = sharers(table.seats.flatMap(({ seat, bets }) => bets.map(({ on }) => ({ seat, bet: on }))));
  const place: Drawing['place'] = (spot) => spotPlace(spot, shared);
  const values = new Map(table.seats.map(({ seat, chipValue }) => [seat, chipValue]));
  const chipsOf = ({ seat, left }: SpotState): number => left / (values.get(seat) ?? left);
  // A half taken of an odd number of chips leaves half a chip's worth.
  const labelIn =
    ({ formatAmount }: Look) =>
    (spot: SpotState): string =>
      formatAmount(chipsOf(spot) * MINOR_PER_UNIT).replace(HUNDREDTHS, '$1');
  return {
    place,
    callPlace,
    byPlace: true,
    players: (gloss) => table.seats.map(({ seat }) => ({ seat, outlines: [...playerOutlines(seat, gloss), floatOutline(FLOAT, seat)] })),
    closeUp: closeUpOf(table.number),
    cards: ({ look, current, gloss }) => (
      <>
        <Wheel number={table.number} />
        <Winner number={table.number} />
        <Players table={table} look={look} current={current} gloss={gloss} />
      </>
    ),
    chips: (view) => (
      <>
        <ColourChips drawing={{ place }} view={view} words={{ count: (spot) => Math.ceil(chipsOf(spot)), label: labelIn(view.look) }} />
        <Marker number={table.number} players={shared({ seat: 0, bet: String(table.number) }).count} />
        {view.preview && (
          <PaymentStacks
            seat={view.preview.seat}
            chips={view.preview.amount / (values.get(view.preview.seat) ?? view.preview.amount)}
            x={REFERENCE.x}
            y={FLOAT.foot}
            room={REFERENCE.room}
          />
        )}
      </>
    ),
    facts: ({ number, bet, list }) => {
      const colour = colourOf(table.number);
      return { house: [{ name: number, text: list([String(table.number), ...(colour === 'green' ? [] : [bet(colour)])]) }] };
    },
  };
}

/** The winning number's box, a little lighter. */
function Winner({ number }: { readonly number: number }) {
  const { x, y, width, height } = numberBox(number);
  return <rect x={LAYOUT.x + x} y={LAYOUT.y + y} width={width} height={height} fill="var(--felt-focus)" opacity={0.12} />;
}

function Marker({ number, players }: { readonly number: number; readonly players: number }) {
  const { x, y, scale } = dollyPoint(number, players);
  return (
    <g transform={`translate(${LAYOUT.x + x} ${LAYOUT.y + y}) scale(${scale})`}>
      <Dolly />
    </g>
  );
}

function Mini() {
  const columns = Array.from({ length: 11 }, (_, index) => `M${43 + index * 8} 44V80`).join('');
  return (
    <g className="felt-mini-seat" transform="translate(16 0)">
      <path d={`M35 44H131V80H35ZM35 56H139M35 68H139M131 44H139V80H131${columns}`} />
      <path d="M35 44H31Q26 44 26 50V74Q26 80 31 80H35" />
      <path d="M35 26H131V44M35 26V44M35 35H131M67 35V44M99 35V44M51 26V35M67 26V35M83 26V35M99 26V35M115 26V35" />
      <circle cx={4} cy={56} r={15} />
      <circle cx={4} cy={56} r={9} />
    </g>
  );
}

function isRouletteTable(table: Table): table is RouletteTable {
  return 'number' in table && 'seats' in table;
}
