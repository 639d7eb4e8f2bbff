export { ChipDefs, DefsContext, usePaint } from './chip-defs.tsx';
export { breakdown, rackColumns } from './breakdown.ts';
export { ColourChip, ColourPile, SIDE_STACK, SideStack } from './colour-chip.tsx';
export { ColourSwatch } from './colour-swatch.tsx';
export { hash } from './hash.ts';
export { PaymentStacks, ReferenceStack } from './payment-stacks.tsx';
export { Pile } from './pile.tsx';
export { RackColumn } from './rack-column.tsx';
