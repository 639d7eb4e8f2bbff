export { type CardIndices, Hand, HandPicture } from './cards/index.ts';
export { Felt, type FeltProps } from './felt.tsx';
export { FeltMini } from './felt-mini.tsx';
export { feltState, type FeltLog, type FeltState, type SpotState } from './felt-state.ts';
export { FeltTable, type FeltTableWords } from './felt-table.tsx';
export type { FeltFocus, FeltMark, FeltPreview, FeltWords, MarkShape } from './felt-types.ts';
export { clothOf } from './layouts/index.ts';
