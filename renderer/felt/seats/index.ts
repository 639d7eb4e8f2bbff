export { AMOUNT_HEIGHT, AmountTag, amountWidth } from './amount-tag.tsx';
export { FoldedWord, SettledTick } from './hand-signs.tsx';
export { TableChips } from './table-chips.tsx';
