export * from './arc.ts';
export * from './boxes.ts';
export * from './dealer.ts';
export * from './table-outline.ts';
export * from './spots.ts';
export * from './wide-arc.ts';
