export { rackColumns } from './breakdown.ts';
export { ChipDefs, DefsContext, usePaint } from './chip-defs.tsx';
export { hash } from './hash.ts';
export { Pile } from './pile.tsx';
export { RackColumn } from './rack-column.tsx';
