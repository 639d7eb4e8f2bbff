import type { PuntoBancoTable, Table } from '#shared/games/types.ts';

import { GlossText, glossOf } from '../../board/gloss.tsx';
import { LetteringText } from '../../board/lettering.tsx';
import { Pack } from '../../board/pack.tsx';
import { Shoe } from '../../board/shoe.tsx';
import { wideEdge } from '../../geometry/index.ts';
import { MiniBands } from '../mini-bands.tsx';
import type { Drawing, FeltLayout } from '../types.ts';
import { AID_WORDS, DrawingAid } from './aid.tsx';
import { cardsShown, Hands } from './hands.tsx';
import { callPlace, RACK_Y, seatsOf, spotPlace } from './places.ts';
import { Print, PRINT_GLOSSES } from './print.tsx';

const BURNED = { caption: 'brûlées', gloss: 'print.burned' } as const;

/** Luxembourg's punto banco: three bands of numbered boxes, the two hands before the dealer. */
export const luPuntoBancoLayout: FeltLayout = {
  cloth: 'claret',
  language: 'fr',
  internationalIndices: false,
  edge: wideEdge,
  print: ({ id, options, gloss }) => <Print id={id} seats={seatsOf(options)} gloss={gloss} />,
  furniture: ({ id, gloss }) => (
    <>
      <Shoe id={id} x={104} y={520} />
      <Pack x={246} y={526} width={50} thickness={5} />
      <LetteringText lettering={{ text: BURNED.caption, size: 15.5, tracking: 0.2, weight: 480, italic: true }} x={246} y={590} />
      <GlossText word={glossOf(gloss, BURNED.gloss, BURNED.caption)} x={246} y={605} />
    </>
  ),
  rack: RACK_Y,
  aid: AID_WORDS,
  glosses: [...PRINT_GLOSSES, BURNED.gloss],
  mini: () => <MiniBands bands={[17, 16, 12]} groups={[3, 3]} />,
  draw: (table) => (isPuntoBancoTable(table) ? draw(table) : undefined),
  lettering: [],
};

function draw(table: PuntoBancoTable): Drawing {
  const seats = seatsOf(table.options);
  return {
    place: (spot) => spotPlace(seats, spot),
    callPlace,
    cards: (view) => (
      <>
        <Hands table={table} view={view} />
        <DrawingAid table={table} view={view} />
      </>
    ),
    facts: ({ bet, card, list }, state) => {
      const { punto, banco } = cardsShown(table, state);
      return {
        house: [
          { name: bet('banco'), text: list(banco.map(card)) },
          { name: bet('punto'), text: list(punto.map(card)) },
        ],
      };
    },
  };
}

function isPuntoBancoTable(table: Table): table is PuntoBancoTable {
  return 'shoe' in table && 'seats' in table;
}
