import type { Card } from '#shared/cards/card.ts';

import { type CardIndices, Hand, laidOut } from '../../cards/index.ts';
import { customProperties } from '../../custom-properties.ts';
import { pose, SEAT_HAND, turned, upright } from '../../geometry/index.ts';
import { FoldedWord, SettledTick } from '../../seats/index.ts';

const TICK_DROP = 47;

interface SeatHandProps {
  readonly seat: number;
  readonly seats: number;
  readonly cards: readonly Card[];
  readonly folded: boolean;
  /** A folded hand whose stakes are in: its cards are burned. */
  readonly cleared: boolean;
  readonly settled: boolean;
  readonly foldedWord: string;
  readonly indices: CardIndices;
  readonly fourColour: boolean;
}

/** A seat's cards: open, folded face down, or gone. */
export function SeatHand(props: SeatHandProps) {
  const { seat, seats, cards, folded, cleared, settled, foldedWord, indices, fourColour } = props;
  const place = pose(seat, 'cards', seats);
  const shown = folded ? cards.map(() => 'back' as const) : laidOut(cards);
  return (
    <>
      {!(folded && cleared) && (
        <g transform={turned(place)} style={customProperties({ '--seat-index': seat })}>
          <Hand
            cards={shown}
            width={SEAT_HAND.width}
            step={SEAT_HAND.step}
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
    </>
  );
}
