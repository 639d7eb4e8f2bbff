import type { Card } from '#shared/cards/card.ts';

import { type CardIndices, Hand, laidOut } from '../../cards/index.ts';
import { customProperties } from '../../custom-properties.ts';
import { CARD_RATIO, DEALER_HAND, VIEW } from '../../geometry/index.ts';

interface DealerHandProps {
  readonly cards: readonly Card[];
  readonly indices: CardIndices;
  readonly fourColour: boolean;
}

/** The dealer's own cards, whole and side by side. */
export function DealerHand({ cards, indices, fourColour }: DealerHandProps) {
  const { y, width, step } = DEALER_HAND;
  return (
    <g transform={`translate(${VIEW.width / 2} ${y + (width * CARD_RATIO) / 2})`} style={customProperties({ '--seat-index': 0 })}>
      <Hand cards={laidOut(cards)} width={width} step={step} size="full" indices={indices} fourColour={fourColour} />
    </g>
  );
}
