import type { Rank, Suit } from '#shared/cards/card.ts';

import { PAPER } from './card-style.ts';
import { CourtPanel } from './court-panel.tsx';
import { type CourtRank, Crest } from './crests.tsx';
import { IndexGlyph } from './index-glyph.tsx';
import { Pip } from './pip.tsx';

type Column = 'left' | 'middle' | 'right';
const COLUMN_X: Readonly<Record<Column, number>> = { left: 67, middle: 100, right: 133 };
const ROWS = { top: 54, span: 172 } as const;

const corners: readonly (readonly [Column, number])[] = [
  ['left', 0],
  ['right', 0],
  ['left', 1],
  ['right', 1],
];
const sides = (height: number): readonly (readonly [Column, number])[] => [
  ['left', height],
  ['right', height],
];
const middle = (...heights: readonly number[]): readonly (readonly [Column, number])[] =>
  heights.map((height) => ['middle', height] as const);

/** Where the pips of a number card stand: column and height, 0 at the top. */
const PIP_PLACES: Readonly<Partial<Record<Rank, readonly (readonly [Column, number])[]>>> = {
  '2': middle(0, 1),
  '3': middle(0, 0.5, 1),
  '4': corners,
  '5': [...corners, ...middle(0.5)],
  '6': [...corners, ...sides(0.5)],
  '7': [...corners, ...sides(0.5), ...middle(0.25)],
  '8': [...corners, ...sides(0.5), ...middle(0.25, 0.75)],
  '9': [...corners, ...sides(0.333), ...sides(0.667), ...middle(0.5)],
  T: [...corners, ...sides(0.333), ...sides(0.667), ...middle(0.167, 0.833)],
};

export interface FaceProps {
  readonly rank: Rank;
  readonly suit: Suit;
  readonly index: string;
  readonly ink: string;
}

/** Whether a rank is a court's. */
export function isCourt(rank: Rank): rank is CourtRank {
  return rank === 'K' || rank === 'Q' || rank === 'J';
}

function AceOfSpades({ ink }: { readonly ink: string }) {
  return (
    <>
      <Pip suit="s" x={100} y={140} size={118} fill={ink} />
      <Pip suit="s" x={100} y={140} size={92} fill={PAPER} />
      <Pip suit="s" x={100} y={140} size={84} fill={ink} />
      <Crest rank="K" x={100} y={150} scale={0.34} ink={PAPER} />
    </>
  );
}

function Art({ rank, suit, index, ink }: FaceProps) {
  if (isCourt(rank)) return <CourtPanel rank={rank} suit={suit} letter={index} ink={ink} />;
  if (rank === 'A') return suit === 's' ? <AceOfSpades ink={ink} /> : <Pip suit={suit} x={100} y={140} size={84} fill={ink} />;
  return (PIP_PLACES[rank] ?? []).map(([column, height]) => (
    <Pip
      key={`${column} ${height}`}
      suit={suit}
      x={COLUMN_X[column]}
      y={ROWS.top + height * ROWS.span}
      size={39}
      fill={ink}
      flip={height > 0.5}
    />
  ));
}

/** A whole face, for cards wide enough to show their pips. */
export function FullFace(props: FaceProps) {
  const { suit, index, ink } = props;
  const corner = (
    <>
      <IndexGlyph text={index} x={25} y={55} height={44} maxWidth={36} fill={ink} />
      <Pip suit={suit} x={25} y={83} size={28} fill={ink} />
    </>
  );
  return (
    <>
      <Art {...props} />
      {corner}
      <g transform="rotate(180 100 140)">{corner}</g>
    </>
  );
}

/** Below this share of its width a covered card shows its index and suit alone, sized to what is open. */
const STRIP = 0.5;

function StripFace({ suit, index, ink, visible }: FaceProps & { readonly visible: number }) {
  const middle = visible * 100 + 1;
  return (
    <>
      <IndexGlyph text={index} x={middle} y={92} height={74} maxWidth={visible * 200 - 14} fill={ink} />
      <Pip suit={suit} x={middle} y={140} size={56} fill={ink} />
    </>
  );
}

/** A face for small cards: a large index and one sign. `visible` is the share of the width a card laid over it leaves to be seen. */
export function CompactFace(props: FaceProps & { readonly visible: number }) {
  const { rank, suit, index, ink, visible } = props;
  if (visible < STRIP) return <StripFace {...props} />;
  const centre = visible < 1 ? visible * 100 : 116;
  const covered = visible < 1;
  return (
    <>
      {isCourt(rank) ? (
        <Crest
          rank={rank}
          x={covered ? centre - 1 : centre}
          y={258}
          scale={(covered ? 1.12 : 1.25) * (rank === 'J' ? 0.82 : 1)}
          ink={ink}
        />
      ) : (
        <Pip suit={suit} x={covered ? centre + 2 : centre} y={208} size={covered ? 94 : 108} fill={ink} />
      )}
      <IndexGlyph text={index} x={44} y={86} height={66} maxWidth={64} fill={ink} />
      <Pip suit={suit} x={44} y={124} size={47} fill={ink} />
    </>
  );
}
