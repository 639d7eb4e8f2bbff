import type { Card } from '#shared/cards/card.ts';

import { CARD_RATIO } from '../geometry/index.ts';
import type { CardIndices } from './card-style.ts';
import { Hand } from './hand.tsx';

interface HandPictureProps {
  readonly cards: readonly (Card | 'back')[];
  readonly indices: CardIndices;
  readonly fourColour: boolean;
  /** The picture's name; without it the cards are mere decoration. */
  readonly label?: string;
  /** The width of one card, in pixels. */
  readonly width?: number;
}

/** Cards side by side as a picture of their own, outside the felt. */
export function HandPicture({ cards, indices, fourColour, label, width = 76 }: HandPictureProps) {
  const step = width * 1.08;
  const total = width + step * (cards.length - 1) + 8;
  const height = width * CARD_RATIO + 8;
  const role = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg className="felt-hand" width={total} height={height} viewBox={`${-total / 2} ${-height / 2} ${total} ${height}`} {...role}>
      <Hand cards={cards} width={width} step={step} size={width > 70 ? 'full' : 'compact'} indices={indices} fourColour={fourColour} />
    </svg>
  );
}
