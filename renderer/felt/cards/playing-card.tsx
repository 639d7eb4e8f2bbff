import { memo } from 'react';

import { type Card, isSuitedCard, rankOf, suitOf } from '#shared/cards/card.ts';

import { CardBack } from './card-back.tsx';
import { CompactFace, FullFace } from './card-face.tsx';
import { CARD, type CardIndices, indexOf, inkOf } from './card-style.ts';
import { JokerFace } from './joker-face.tsx';

export interface PlayingCardProps {
  /** `back`: face down. */
  readonly card: Card | 'back';
  readonly width: number;
  /** `compact` below 70 units, `full` above. */
  readonly size: 'compact' | 'full';
  readonly indices: CardIndices;
  readonly fourColour: boolean;
  readonly dim?: boolean;
  /** The share of the width that a card laid over this one leaves to be seen. */
  readonly visible?: number;
}

/** Sheets of shade, the widest first, fallen down and slightly left of the card. */
const SHADE_X = -1.5;
const SHADE_Y = 4;
const SHADOW = [
  { spread: 6, opacity: 0.08 },
  { spread: 4, opacity: 0.1 },
  { spread: 2, opacity: 0.14 },
  { spread: 0, opacity: 0.2 },
] as const;

/** A playing card, its top left corner on 0,0. Its shadow is a few sheets: no filter, so that it moves cheaply. */
export const PlayingCard = memo(function PlayingCard({
  card,
  width,
  size,
  indices,
  fourColour,
  dim = false,
  visible = 1,
}: PlayingCardProps) {
  return (
    <g transform={`scale(${width / CARD.width})`}>
      {SHADOW.map(({ spread, opacity }) => (
        <rect
          key={spread}
          x={SHADE_X - spread}
          y={SHADE_Y - spread}
          width={CARD.width + 2 * spread}
          height={CARD.height + 2 * spread}
          rx={CARD.corner + spread}
          fill="#000"
          opacity={opacity}
        />
      ))}
      <rect
        x={0.75}
        y={0.75}
        width={CARD.width - 1.5}
        height={CARD.height - 1.5}
        rx={CARD.corner}
        fill="var(--card)"
        stroke="var(--card-edge)"
        strokeWidth={1.5}
      />
      <Face card={card} size={size} indices={indices} fourColour={fourColour} visible={visible} fine={width > 100} />
      {dim && <rect width={CARD.width} height={CARD.height} rx={CARD.corner} fill="var(--felt-deep)" opacity={0.56} />}
    </g>
  );
});

function Face({ card, size, indices, fourColour, visible, fine }: FaceProps) {
  if (card === 'back') return <CardBack fine={fine} />;
  if (!isSuitedCard(card)) return <JokerFace ink={card === 'X1' ? 'var(--suit-red)' : 'var(--suit-black)'} />;
  const rank = rankOf(card);
  const suit = suitOf(card);
  const face = { rank, suit, index: indexOf(rank, indices), ink: inkOf(suit, fourColour) };
  return size === 'full' ? <FullFace {...face} /> : <CompactFace {...face} visible={visible} />;
}

type FaceProps = Pick<PlayingCardProps, 'card' | 'size' | 'indices' | 'fourColour'> & { readonly visible: number; readonly fine: boolean };
