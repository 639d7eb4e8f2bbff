import type { Card } from '#shared/cards/card.ts';

import { customProperties } from '../custom-properties.ts';
import { CARD_RATIO, handLeft } from '../geometry/index.ts';
import type { CardIndices } from './card-style.ts';
import { PlayingCard } from './playing-card.tsx';

interface HandProps {
  readonly cards: readonly (Card | 'back')[];
  readonly width: number;
  readonly step: number;
  readonly size: 'compact' | 'full';
  readonly indices: CardIndices;
  readonly fourColour: boolean;
  readonly dim?: boolean;
}

/** Cards side by side or overlapping, as they are given, centred on 0,0. */
export function Hand({ cards, width, step, dim, ...look }: HandProps) {
  const left = handLeft(cards.length, width, step);
  const overlapping = step < width;
  return cards.map((card, index) => (
    <g key={index} transform={`translate(${left + index * step} ${(-width * CARD_RATIO) / 2})`}>
      <g className="felt-card" style={customProperties({ '--card-index': index })}>
        <PlayingCard
          {...look}
          card={card}
          width={width}
          dim={dim ?? false}
          visible={overlapping && index < cards.length - 1 ? step / width : 1}
        />
      </g>
    </g>
  ));
}
