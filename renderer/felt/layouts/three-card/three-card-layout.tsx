import type { ThreeCardTable } from '#shared/games/types.ts';

import { Discard, Shuffler } from '../../board/furniture.tsx';
import { laidOut } from '../../cards/index.ts';
import { pose, RACK, RINGS, tableOutline } from '../../geometry/index.ts';
import { MiniSeats } from '../mini-seats.tsx';
import type { CardsView, Drawing, FeltLayout } from '../types.ts';
import { DealerHand } from './dealer-hand.tsx';
import { callPlace, isThreeCardTable, spotPlace } from './places.ts';
import { Print, printGlosses } from './print.tsx';
import { SeatHand } from './seat-hand.tsx';
import type { ThreeCardSpec } from './spec.ts';

const SEATS = 7;

/** A three-card felt from what distinguishes it. */
export function threeCardLayout(spec: ThreeCardSpec): FeltLayout {
  return {
    cloth: spec.cloth,
    language: spec.language,
    internationalIndices: spec.internationalIndices,
    edge: (inset, margin) => tableOutline(RINGS.rail - inset, margin),
    print: ({ id, payTables, gloss }) => <Print id={id} spec={spec} seats={SEATS} payTables={payTables} gloss={gloss} />,
    furniture: ({ id }) => (
      <>
        <Shuffler id={id} />
        <Discard id={id} />
      </>
    ),
    rack: RACK.y,
    numbers: Array.from({ length: SEATS }, (_, index) => ({ seat: index + 1, ...pose(index + 1, 'number', SEATS) })),
    glosses: printGlosses(spec),
    mini: () => <MiniSeats {...spec.mini} />,
    draw: (table) => (isThreeCardTable(table) ? draw(spec, table) : undefined),
    lettering: letteringOf(spec),
  };
}

function draw(spec: ThreeCardSpec, table: ThreeCardTable): Drawing {
  return {
    place: (spot) => spotPlace(spec, SEATS, spot),
    callPlace: (call) => callPlace(SEATS, call),
    cards: (view) => <Hands table={table} view={view} />,
    facts: ({ dealer, folded, card, list }) => {
      const hands = new Map(table.seats.map((seat) => [seat.seat, seat.folded ? folded : list(laidOut(seat.cards).map(card))]));
      return { hand: (seat) => hands.get(seat) ?? '', house: [{ name: dealer, text: list(laidOut(table.dealer).map(card)) }] };
    },
  };
}

function Hands({ table, view }: { readonly table: ThreeCardTable; readonly view: CardsView }) {
  const { look, state, current, isMarked, foldedWord } = view;
  const { indices, fourColour } = look;
  return (
    <>
      <DealerHand key={table.dealer.join(' ')} cards={table.dealer} indices={indices} fourColour={fourColour} />
      {table.seats.map(({ seat, cards, folded }) => (
        <SeatHand
          key={`${seat} ${cards.join(' ')}`}
          seat={seat}
          seats={SEATS}
          cards={cards}
          folded={folded}
          cleared={state.spots.every((spot) => spot.seat !== seat || spot.left === 0)}
          settled={!isMarked && seat !== current && state.settled.includes(seat)}
          foldedWord={foldedWord}
          indices={indices}
          fourColour={fourColour}
        />
      ))}
    </>
  );
}

function letteringOf({ title, subtitle, boxes, payTables, hands, odds }: ThreeCardSpec): readonly string[] {
  return [
    title.text,
    subtitle.text,
    ...boxes.map((box) => box.legend?.text ?? ''),
    ...payTables.map(({ heading }) => heading.text),
    ...Object.values(hands),
    ...Array.from({ length: 99 }, (_, index) => odds({ numerator: index + 1, denominator: 1 })),
  ];
}
