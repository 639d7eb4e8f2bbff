import { ColourChip } from './colour-chip.tsx';

/** A player's chip among words, as high as they are. */
export function ColourSwatch({ seat }: { readonly seat: number }) {
  return (
    <svg className="swatch" viewBox="-10 -10 20 20" aria-hidden="true" focusable="false">
      <ColourChip seat={seat} radius={9.5} />
    </svg>
  );
}
