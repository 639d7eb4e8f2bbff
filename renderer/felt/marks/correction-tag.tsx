import { textWidth } from '../text-width.ts';
import type { MarkShape } from '../felt-types.ts';

const SIZE = 12.5;
export const CORRECTION_HEIGHT = 21;

/** How wide the tag of a text is. */
export function correctionWidth(text: string): number {
  return textWidth(text, SIZE) + 16;
}

/** A correction in a few signs: what was given and what was due. Centred on 0,0. */
export function CorrectionTag({ text, shape }: { readonly text: string; readonly shape: MarkShape }) {
  const width = correctionWidth(text);
  return (
    <g className={`felt-correction felt-mark-${shape}`}>
      <rect className="felt-mark-ground" x={-width / 2} y={-CORRECTION_HEIGHT / 2} width={width} height={CORRECTION_HEIGHT} rx={5.5} />
      <text y={4.5} fontSize={SIZE}>
        {text}
      </text>
    </g>
  );
}
