import type { Rank, Suit } from '#shared/cards/card.ts';

/** The letters in the corners: A R D V, or A K Q J. */
export type CardIndices = 'french' | 'international';

const FRENCH_LETTERS: Readonly<Partial<Record<Rank, string>>> = { K: 'R', Q: 'D', J: 'V' };

/** The sign of a rank in its corner; ten has two figures. */
export function indexOf(rank: Rank, indices: CardIndices): string {
  if (rank === 'T') return '10';
  return (indices === 'french' ? FRENCH_LETTERS[rank] : undefined) ?? rank;
}

/** The colour of a suit; the four-colour deck prints diamonds blue and clubs green. */
export function inkOf(suit: Suit, fourColour: boolean): string {
  if (suit === 'h') return 'var(--suit-red)';
  if (suit === 's') return 'var(--suit-black)';
  if (suit === 'd') return fourColour ? 'var(--suit-blue)' : 'var(--suit-red)';
  return fourColour ? 'var(--suit-green)' : 'var(--suit-black)';
}

export const GOLD = 'var(--card-gold)';
export const GOLD_LINE = 'var(--card-gold-line)';
export const PAPER = 'var(--card)';

/** A card is drawn in a box of this size and scaled by its width. */
export const CARD = { width: 200, height: 280, corner: 14 } as const;
/** The frame of the courts and the joker. */
export const PANEL = { x: 47, y: 22, width: 106, height: 236 } as const;

/** A fine lozenge ground for the panel. */
export const LATTICE = Array.from({ length: 38 }, (_, index) => {
  const x = PANEL.x + (index - 12) * 13;
  const lean = PANEL.height / 2;
  return `M${x - 40} ${PANEL.y}l${lean} ${PANEL.height}M${x + 40} ${PANEL.y}l${-lean} ${PANEL.height}`;
}).join('');
