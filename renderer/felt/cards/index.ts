export type { CardIndices } from './card-style.ts';
export { Hand } from './hand.tsx';
export { PlayingCard } from './playing-card.tsx';
export { inCombination, laidOut } from './laid-out.ts';
