export { ColourSwatch, PaymentStacks, ReferenceStack } from './chips/index.ts';
export { Felt } from './felt.tsx';
export { FeltMini } from './felt-mini.tsx';
export { feltState, type FeltState } from './felt-state.ts';
export { FeltTable, type FeltTableWords } from './felt-table.tsx';
export type { FeltFocus, FeltMark, FeltPreview, FeltWords } from './felt-types.ts';
export { clothOf, type Drawing, drawingOf, layoutOf, PLAYABLE_RULE_SETS } from './layouts/index.ts';
