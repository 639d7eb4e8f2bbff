import { createContext, use } from 'react';

/** The id under which a picture's shared gradients stand in the document, so that two pictures don't share names. */
export const DefsContext = createContext('tapis');

/** The reference to one of the picture's gradients. */
export function usePaint(): (name: ChipPaint) => string {
  const id = use(DefsContext);
  return (name) => `url(#${id}-${name})`;
}

export type ChipPaint = 'chip-side' | 'chip-top' | 'chip-shade' | 'tube';

type Stop = readonly [offset: number, colour: 'black' | 'white', opacity: number];
const SIDE: readonly Stop[] = [
  [0, 'black', 0.55],
  [0.22, 'black', 0.12],
  [0.4, 'white', 0.16],
  [0.62, 'black', 0.08],
  [1, 'black', 0.6],
];
const TUBE: readonly Stop[] = [
  [0, 'black', 0.62],
  [0.28, 'black', 0.08],
  [0.46, 'white', 0.2],
  [0.68, 'black', 0.1],
  [1, 'black', 0.66],
];
const TOP: readonly Stop[] = [
  [0, 'white', 0.16],
  [0.55, 'white', 0],
  [1, 'black', 0.2],
];
const SHADE: readonly Stop[] = [
  [0, 'black', 0.5],
  [0.72, 'black', 0.42],
  [0.88, 'black', 0.2],
  [1, 'black', 0],
];

const stops = (list: readonly Stop[]) =>
  list.map(([offset, colour, opacity]) => <stop key={offset} offset={offset} stopColor={colour} stopOpacity={opacity} />);

/** The gradients chips are shaded with; once in every picture that shows chips, inside its own `DefsContext`. */
export function ChipDefs() {
  const id = use(DefsContext);
  return (
    <defs>
      <linearGradient id={`${id}-chip-side`}>{stops(SIDE)}</linearGradient>
      <linearGradient id={`${id}-tube`}>{stops(TUBE)}</linearGradient>
      <linearGradient id={`${id}-chip-top`} x1={0} y1={0} x2={1} y2={1}>
        {stops(TOP)}
      </linearGradient>
      <radialGradient id={`${id}-chip-shade`}>{stops(SHADE)}</radialGradient>
    </defs>
  );
}
