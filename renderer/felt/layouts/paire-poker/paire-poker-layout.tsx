import { TURNS } from '#shared/games/fr-paire-poker/rules.ts';
import type { PairePokerTable, Table } from '#shared/games/types.ts';

import { GlossText, glossOf } from '../../board/gloss.tsx';
import { LetteringText } from '../../board/lettering.tsx';
import { Pack } from '../../board/pack.tsx';
import { Shoe } from '../../board/shoe.tsx';
import { PlayingCard } from '../../cards/index.ts';
import { breakdown, ColourChip } from '../../chips/index.ts';
import { customProperties } from '../../custom-properties.ts';
import { stepped, upright, wideEdge } from '../../geometry/index.ts';
import { ColourChips } from '../colours/colour-chips.tsx';
import { type Float, FloatStacks, floatOutline } from '../colours/float.tsx';
import { sharers } from '../colours/colour-places.ts';
import type { CardsView, ChipsView, Drawing, FeltLayout, PlayerPlaces } from '../types.ts';
import { CARD_WIDTH, callPlace, cardPlace, numberAt, SEATS, spotPlace } from './places.ts';
import { Print, PRINT_GLOSSES } from './print.tsx';

const numbers = Array.from({ length: SEATS }, (_, index) => numberAt(index + 1));
/** A pile stays low, so that it hides no value printed behind it. */
const MOST_LAYERS = 4;
const FLOAT: Float = { left: 936, step: 68, apart: 32, foot: 642, broken: [11, 17, 8, 20, 14] };
const BURNED = { caption: 'brûlée', gloss: 'print.burned' } as const;
/** A player's marker beside his number, and the outline round both. */
const MARKER = { dx: 38, radius: 14, outline: { dx: 19, width: 74, height: 40 } } as const;

/** France's pair'e poker, its layout as the dealer sees it. */
export const frPairePokerLayout: FeltLayout = {
  cloth: 'midnight',
  language: 'fr',
  internationalIndices: false,
  edge: wideEdge,
  print: ({ gloss }) => <Print gloss={gloss} />,
  furniture: ({ id, gloss }) => (
    <>
      <Shoe id={id} x={112} y={558} />
      <Pack x={268} y={562} width={50} thickness={5} />
      <LetteringText lettering={{ text: BURNED.caption, size: 15.5, tracking: 0.2, weight: 480, italic: true }} x={268} y={626} />
      <GlossText word={glossOf(gloss, BURNED.gloss, BURNED.caption)} x={268} y={641} />
      {numbers.map(({ seat, ...place }) => (
        <g key={seat} transform={upright(stepped(place, MARKER.dx, 0))}>
          <ColourChip seat={seat} radius={MARKER.radius} />
        </g>
      ))}
      <FloatStacks float={FLOAT} />
    </>
  ),
  numbers,
  glosses: [...PRINT_GLOSSES, BURNED.gloss],
  mini: () => <Mini />,
  draw: (table) => (isPairePokerTable(table) ? draw(table) : undefined),
  lettering: [],
};

function draw(table: PairePokerTable): Drawing {
  const shared = sharers(table.seats.flatMap(({ seat, bets }) => bets.map(({ on }) => ({ seat, bet: on }))));
  const place: Drawing['place'] = (spot) => spotPlace(spot, shared);
  return {
    place,
    callPlace,
    byPlace: true,
    players: () => table.seats.map(({ seat }) => ({ seat, outlines: [markerOutline(seat), floatOutline(FLOAT, seat)] })),
    cards: (view) => <Cards table={table} view={view} />,
    chips: (view) => <Chips place={place} view={view} />,
    facts: ({ dealer, card, faceDown, list }, { covered }) => ({
      house: [{ name: dealer, text: list(table.cards.map((each, index) => (isCovered(covered, index) ? faceDown : card(each)))) }],
    }),
  };
}

function markerOutline(seat: number): PlayerPlaces['outlines'][number] {
  const { dx, width, height } = MARKER.outline;
  const { x, y } = stepped(numberAt(seat), dx, 0);
  return { x: x - width / 2, y: y - height / 2, width, height, corner: height / 2 };
}

/** Whether the so many-th card still lies face down. */
function isCovered(covered: readonly string[], index: number): boolean {
  return TURNS.slice(index, index + 1).some((turn) => covered.includes(turn));
}

/** The three cards in the order they were drawn, each face down until it is turned. */
function Cards({ table, view }: { readonly table: PairePokerTable; readonly view: CardsView }) {
  const { indices, fourColour } = view.look;
  return (
    <g key={table.cards.join(' ')} style={customProperties({ '--seat-index': 0 })}>
      {table.cards.map((card, index) => {
        const { x, y } = cardPlace(index);
        const covered = isCovered(view.state.covered, index);
        return (
          <g key={card} transform={`translate(${x - CARD_WIDTH / 2} ${y - CARD_WIDTH * 0.7})`}>
            <g
              key={covered ? 'back' : 'face'}
              className={covered || view.state.calls.length === 0 ? 'felt-card' : 'felt-card felt-card-turned'}
              style={customProperties({ '--card-index': index })}
            >
              <PlayingCard card={covered ? 'back' : card} width={CARD_WIDTH} size="full" indices={indices} fourColour={fourColour} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** The text gives no value to a colour: the topmost chip says the stake. */
function Chips({ place, view }: { readonly place: Drawing['place']; readonly view: ChipsView }) {
  const { denominations, formatAmount } = view.look;
  return (
    <ColourChips
      drawing={{ place }}
      view={view}
      words={{ count: ({ left }) => Math.min(MOST_LAYERS, breakdown(left, denominations).length), label: ({ left }) => formatAmount(left) }}
    />
  );
}

function Mini() {
  return (
    <g className="felt-mini-seat" transform="translate(80 54) scale(0.84) translate(-80 -58)">
      <path d="M40 34H120V66H40ZM50 34V66M110 34V66M50 50H110M60 34V66M70 34V66M80 34V66M90 34V66M100 34V66" />
      <path d="M30 71H130V79H30ZM36.7 71V79M43.4 71V79M50 71V79M56.7 71V79M63.4 71V79M70 71V79M76.7 71V79M83.4 71V79M90 71V79M96.7 71V79M103.4 71V79M110 71V79M116.7 71V79M123.4 71V79" />
      {[-24, -12, 0, 12, 24].map((angle) => (
        <path
          key={angle}
          transform={`translate(80 196) rotate(${angle})`}
          d="M-15 -184H15V-170H-15ZM-7.5 -184V-170M0 -184V-170M7.5 -184V-170"
        />
      ))}
      {[0, 1, 2].map((index) => (
        <rect key={index} className="felt-mini-card" x={60 + index * 14} y={83} width={12} height={16} rx={1.5} />
      ))}
    </g>
  );
}

function isPairePokerTable(table: Table): table is PairePokerTable {
  return 'cards' in table && 'seats' in table;
}
