export { DealerHand } from './dealer-hand.tsx';
export { seatPieces } from './pieces.ts';
export { SeatChips } from './seat-chips.tsx';
export { SeatHand } from './seat-hand.tsx';
