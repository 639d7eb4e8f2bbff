import type { SuitedCard } from '#shared/cards/card.ts';
import type { StudTable } from '#shared/games/types.ts';

import { Hand, inCombination } from '../../cards/index.ts';
import { customProperties } from '../../custom-properties.ts';
import { turned, upright, wideAt } from '../../geometry/index.ts';
import { glossOf, type GlossWord } from '../../board/gloss.tsx';
import { LetteringText } from '../../board/lettering.tsx';
import { FoldedWord, SettledTick } from '../../seats/index.ts';
import type { CardsView } from '../types.ts';
import { angleOf, BANK, bankCard, RINGS, SEAT_CARDS } from './places.ts';

const TICK_DROP = 52;
/** The reader's word for the bank's card that was dealt face up. */
export const OPEN_CARD_GLOSS = 'print.fifthCard';

interface HandsProps {
  readonly table: StudTable;
  readonly view: CardsView;
  /** Above the bank's card that was dealt face up. */
  readonly openCard: string;
}

/** The bank's hand in rank order, and the players' fanned before their boxes. */
export function Hands({ table, view, openCard }: HandsProps) {
  const { look, state, current, isMarked, foldedWord } = view;
  const { indices, fourColour } = look;
  return (
    <>
      <BankHand
        key={table.dealer.join(' ')}
        cards={table.dealer}
        openCard={openCard}
        word={glossOf(view.gloss, OPEN_CARD_GLOSS, openCard)}
        look={look}
      />
      {table.seats.map(({ seat, cards, folded }) => {
        const place = wideAt(RINGS.hand, angleOf(seat));
        const settled = !isMarked && seat !== current && state.settled.includes(seat);
        const isCleared = folded && state.spots.every((spot) => spot.seat !== seat || spot.left === 0);
        return (
          <g key={`${seat} ${cards.join(' ')}`}>
            {!isCleared && (
              <g transform={turned(place)} style={customProperties({ '--seat-index': seat })}>
                <Hand
                  {...SEAT_CARDS}
                  cards={folded ? cards.map(() => 'back' as const) : inCombination(cards)}
                  size="compact"
                  indices={indices}
                  fourColour={fourColour}
                  dim={settled || folded}
                />
                {settled && !folded && (
                  <g transform={`translate(0 ${TICK_DROP})`}>
                    <SettledTick />
                  </g>
                )}
              </g>
            )}
            {folded && (
              <g transform={upright(place)}>
                <FoldedWord text={foldedWord} />
              </g>
            )}
          </g>
        );
      })}
    </>
  );
}

interface BankHandProps {
  readonly cards: readonly SuitedCard[];
  readonly openCard: string;
  readonly word: GlossWord | undefined;
  readonly look: CardsView['look'];
}

/** Five cards side by side; the one that was dealt face up keeps its mark wherever the order brings it. */
function BankHand({ cards, openCard, word, look }: BankHandProps) {
  const ordered = inCombination(cards);
  const open = cards.at(-1);
  const { x, y } = bankCard(open === undefined ? 0 : ordered.indexOf(open));
  return (
    <>
      <g transform={`translate(${BANK.x} ${BANK.y})`} style={customProperties({ '--seat-index': 0 })}>
        <Hand cards={ordered} width={BANK.width} step={BANK.step} size="full" indices={look.indices} fourColour={look.fourColour} />
      </g>
      <g transform={`translate(${x} ${y - BANK.width * 0.7})`}>
        <LetteringText lettering={{ text: openCard, size: 15.5, tracking: 0.2, weight: 480, italic: true }} gloss={word} y={-16} />
        <path d="M-7 -10.5L0 -7L7 -10.5" fill="none" stroke="var(--brass)" strokeWidth={2} strokeLinecap="round" />
      </g>
    </>
  );
}
