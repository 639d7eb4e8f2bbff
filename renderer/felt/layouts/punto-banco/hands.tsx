import type { SuitedCard } from '#shared/cards/card.ts';
import { coupOf } from '#shared/games/lu-punto-banco/settle.ts';
import type { PuntoBancoTable } from '#shared/games/types.ts';

import { PlayingCard } from '../../cards/index.ts';
import { customProperties } from '../../custom-properties.ts';
import { turned } from '../../geometry/index.ts';
import type { CardsView } from '../types.ts';
import { AREA, AREA_X, CARD_PLACES, POINT } from './places.ts';

interface SideProps {
  readonly side: 'punto' | 'banco';
  readonly cards: readonly SuitedCard[];
  readonly view: CardsView;
}

/** A side's cards as they came from the shoe, and its point once it has been called. */
function Side({ side, cards, view }: SideProps) {
  const { look, state } = view;
  const width = AREA.card;
  const called = state.calls.find(({ announcement }) => announcement === `${side}Point`)?.hand;
  return (
    <g transform={`translate(${AREA_X[side]} ${AREA.y})`} style={customProperties({ '--seat-index': side === 'punto' ? 0 : 2 })}>
      {cards.map((card, index) => {
        const place = CARD_PLACES[index];
        return (
          place && (
            <g key={`${index} ${card}`} transform={turned(place)}>
              <g transform={`translate(${-width / 2} ${-width * 0.7})`}>
                <g className="felt-card" style={customProperties({ '--card-index': index * 2 })}>
                  <PlayingCard card={card} width={width} size="full" indices={look.indices} fourColour={look.fourColour} />
                </g>
              </g>
            </g>
          )
        );
      })}
      {called !== undefined && (
        <text className="felt-print felt-point" x={POINT.dx} y={POINT.dy} fontSize={36}>
          {called.replace(/\D/gu, '')}
        </text>
      )}
    </g>
  );
}

/** Both hands of the coup. */
export function Hands({ table, view }: { readonly table: PuntoBancoTable; readonly view: CardsView }) {
  const { punto, banco } = coupOf(table);
  return (
    <g key={table.shoe.join(' ')}>
      <Side side="banco" cards={banco} view={view} />
      <Side side="punto" cards={punto} view={view} />
    </g>
  );
}
