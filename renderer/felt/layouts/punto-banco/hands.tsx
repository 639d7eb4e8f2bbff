import type { SuitedCard } from '#shared/cards/card.ts';
import { isPast } from '#shared/drills/settle/covered-cards.ts';
import { ANNOUNCEMENTS } from '#shared/games/lu-punto-banco/rules.ts';
import { coupOf } from '#shared/games/lu-punto-banco/settle.ts';
import type { PuntoBancoTable } from '#shared/games/types.ts';

import { PlayingCard } from '../../cards/index.ts';
import type { FeltState } from '../../felt-state.ts';
import { customProperties } from '../../custom-properties.ts';
import { turned } from '../../geometry/index.ts';
import type { CardsView } from '../types.ts';
import { AREA, AREA_X, CARD_PLACES, POINT } from './places.ts';

/** The decisions on the third cards, in their order. */
const DECISIONS = { punto: 'puntoDraw', banco: 'bancoDraw' } as const;
type SideName = keyof typeof DECISIONS;

/** The side whose third card is the question now, whether or not the cards ask it: a natural is for the dealer to see. */
export function sideInQuestion({ state, isMarked }: Pick<CardsView, 'state' | 'isMarked'>): SideName | undefined {
  if (isMarked) return undefined;
  const isOpen = (side: SideName): boolean => !isPast(ANNOUNCEMENTS, { announcement: '', topic: DECISIONS[side] }, state.calls);
  return (['punto', 'banco'] as const).find(isOpen);
}

/** The cards of both sides that lie on the table: third ones once they are decided. */
export function cardsShown(
  table: PuntoBancoTable,
  { covered }: Pick<FeltState, 'covered'>,
): Readonly<Record<SideName, readonly SuitedCard[]>> {
  const { punto, banco } = coupOf(table);
  const shown = (side: SideName, cards: readonly SuitedCard[]) => (covered.includes(DECISIONS[side]) ? cards.slice(0, 2) : cards);
  return { punto: shown('punto', punto), banco: shown('banco', banco) };
}

interface SideProps {
  readonly side: SideName;
  readonly cards: readonly SuitedCard[];
  readonly view: CardsView;
}

/** A side's cards as they came from the shoe, and its point once it has been called. */
function Side({ side, cards, view }: SideProps) {
  const { look, state } = view;
  const width = AREA.card;
  const question = sideInQuestion(view) === side ? CARD_PLACES[2] : undefined;
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
      {question && (
        <g className="felt-question">
          <rect transform={turned(question)} x={-width / 2} y={-width * 0.7} width={width} height={width * 1.4} rx={6} />
          <text x={question.x} y={question.y + 14} fontSize={40}>
            ?
          </text>
        </g>
      )}
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
  const { punto, banco } = cardsShown(table, view.state);
  return (
    <g key={table.shoe.join(' ')}>
      <Side side="banco" cards={banco} view={view} />
      <Side side="punto" cards={punto} view={view} />
    </g>
  );
}
