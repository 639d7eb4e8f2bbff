export { AmountTag } from './amount-tag.tsx';
export { FoldedWord, SettledTick } from './hand-signs.tsx';
export { chipPieces } from './pieces.ts';
export { TableChips } from './table-chips.tsx';
