import type { StudTable, Table } from '#shared/games/types.ts';

import { Pack } from '../../board/pack.tsx';
import { inCombination } from '../../cards/index.ts';
import { wideEdge } from '../../geometry/index.ts';
import { MiniSeats } from '../mini-seats.tsx';
import type { Drawing, FeltLayout } from '../types.ts';
import { Hands } from './hands.tsx';
import { callPlace, numberAt, RACK_Y, SEATS, spotPlace } from './places.ts';
import { Print, printGlosses } from './print.tsx';
import type { StudSpec } from './spec.ts';

/** A stud felt from what distinguishes it. */
export function studLayout(spec: StudSpec): FeltLayout {
  return {
    cloth: spec.cloth,
    language: 'fr',
    internationalIndices: false,
    edge: wideEdge,
    print: ({ id, payTables, gloss }) => <Print id={id} spec={spec} payTables={payTables} gloss={gloss} />,
    furniture: () => (
      <>
        <Pack x={196} y={540} width={82} thickness={14} cutCard />
        <Pack x={1084} y={546} width={82} thickness={8} />
      </>
    ),
    rack: RACK_Y,
    numbers: Array.from({ length: SEATS }, (_, index) => numberAt(index + 1)),
    glosses: printGlosses(spec),
    mini: () => (
      <MiniSeats
        shapes={[
          { kind: 'box', top: -181, halfWidth: 11, height: 11, corner: 5.5 },
          { kind: 'box', top: -167, halfWidth: 11, height: 11, corner: 1 },
          { kind: 'path', path: 'M-9 -150V-138H9V-150ZM-5.4 -150V-138M-1.8 -150V-138M1.8 -150V-138' },
        ]}
        cards={5}
      />
    ),
    draw: (table) => (isStudTable(table) ? draw(spec, table) : undefined),
    lettering: [],
  };
}

function draw(spec: StudSpec, table: StudTable): Drawing {
  return {
    place: spotPlace,
    callPlace,
    cards: (view) => <Hands table={table} view={view} openCard={spec.openCard} />,
    facts: ({ dealer, folded, card, list }) => {
      const hands = new Map(table.seats.map((seat) => [seat.seat, seat.folded ? folded : list(inCombination(seat.cards).map(card))]));
      return { hand: (seat) => hands.get(seat) ?? '', house: [{ name: dealer, text: list(inCombination(table.dealer).map(card)) }] };
    },
  };
}

function isStudTable(table: Table): table is StudTable {
  return 'dealer' in table && 'seats' in table;
}
