import type { SuitedCard } from '#shared/cards/card.ts';
import { drawBank } from '#shared/games/lu-super-jack/bank.ts';
import type { SuperJackTable, Table } from '#shared/games/types.ts';

import { Pack } from '../../board/pack.tsx';
import { Shoe } from '../../board/shoe.tsx';
import { Hand } from '../../cards/index.ts';
import { customProperties } from '../../custom-properties.ts';
import type { FeltState } from '../../felt-state.ts';
import { wideEdge } from '../../geometry/index.ts';
import { MiniBands } from '../mini-bands.tsx';
import type { CardsView, Drawing, FeltLayout } from '../types.ts';
import { OrdinaryBets, ordinaryBets } from './ordinary-bets.tsx';
import { BANK, callPlace, RACK_Y, spotPlace } from './places.ts';
import { Print, PRINT_GLOSSES } from './print.tsx';

/** The most cards that lie side by side before the rows of a long hand overlap. */
const SIDE_BY_SIDE = 5;

/** Luxembourg's super-jack: the line of four rows beside the insurance line of a blackjack table. */
export const luSuperJackLayout: FeltLayout = {
  cloth: 'blue',
  language: 'fr',
  internationalIndices: false,
  edge: wideEdge,
  print: ({ id, payTables, gloss }) => <Print id={id} payTables={payTables} gloss={gloss} />,
  furniture: ({ id }) => (
    <>
      <Shoe id={id} x={128} y={530} />
      <Pack x={1136} y={522} width={74} thickness={16} />
    </>
  ),
  rack: RACK_Y,
  glosses: PRINT_GLOSSES,
  mini: () => <MiniBands bands={[14, 9, 9, 9, 9]} groups={[2]} />,
  draw: (table) => (isSuperJackTable(table) ? draw(table) : undefined),
  lettering: [],
};

function bankOf({ shoe, options }: SuperJackTable): readonly SuitedCard[] {
  return drawBank(shoe, options['hitSoft17'] === true)?.cards ?? shoe;
}

function draw(table: SuperJackTable): Drawing {
  const cards = bankOf(table);
  return {
    place: spotPlace,
    callPlace,
    cards: (view) => (
      <>
        <OrdinaryBets table={table} view={view} />
        <BankHand cards={shown(cards, view.state)} view={view} />
      </>
    ),
    facts: ({ dealer, card, act, amount, list }, state) => {
      const ordinary = ordinaryBets(table, state);
      return {
        house: [
          { name: dealer, text: list(shown(cards, state).map(card)) },
          ...(ordinary.length === 0
            ? []
            : [{ name: act('ordinary'), text: list(ordinary.map(({ seat, stake }) => `${seat}: ${amount(stake)}`)) }]),
        ],
      };
    },
  };
}

/** The bank's first card lies open from the deal; the others come when it draws. */
function shown(cards: readonly SuitedCard[], { covered }: Pick<FeltState, 'covered'>): readonly SuitedCard[] {
  return covered.includes('bankDraw') ? cards.slice(0, 1) : cards;
}

/** The bank's cards in the order they were drawn. */
function BankHand({ cards, view }: { readonly cards: readonly SuitedCard[]; readonly view: CardsView }) {
  const { indices, fourColour } = view.look;
  const step = cards.length > SIDE_BY_SIDE ? BANK.narrow : BANK.step;
  return (
    <g key={cards.join(' ')} transform={`translate(${BANK.x} ${BANK.y})`} style={customProperties({ '--seat-index': 0 })}>
      <Hand cards={cards} width={BANK.width} step={step} size="full" indices={indices} fourColour={fourColour} />
    </g>
  );
}

function isSuperJackTable(table: Table): table is SuperJackTable {
  return 'shoe' in table && 'seats' in table;
}
