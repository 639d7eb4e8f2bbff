import type { Card } from '#shared/cards/card.ts';

import { type CardIndices, Hand, laidOut } from '../cards/index.ts';
import { customProperties } from '../custom-properties.ts';
import { pose, SEAT_HAND, turned, upright } from '../geometry/index.ts';
import { textWidth } from '../text-width.ts';

const WORD_SIZE = 12.5;
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

function FoldedWord({ text }: { readonly text: string }) {
  const width = textWidth(text, WORD_SIZE) + 18;
  return (
    <g className="felt-folded">
      <rect x={-width / 2} y={-10} width={width} height={20} rx={10} />
      <text y={4.4} fontSize={WORD_SIZE}>
        {text}
      </text>
    </g>
  );
}

/** Settled: a neutral tick, no hint at right or wrong. */
function SettledTick() {
  return (
    <g className="felt-settled">
      <circle r={8} />
      <path d="M-3.4 .2L-1 2.6L3.6 -2.6" />
    </g>
  );
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
