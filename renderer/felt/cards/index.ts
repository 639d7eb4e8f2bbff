export { type CardIndices, indexOf, inkOf } from './card-style.ts';
export { Hand } from './hand.tsx';
export { PlayingCard } from './playing-card.tsx';
export { HandPicture } from './hand-picture.tsx';
