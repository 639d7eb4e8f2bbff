import { textWidth } from '../text-width.ts';
import type { MarkShape } from '../felt-types.ts';

const SIZE = 12.5;

/** A correction in a few signs: what was given and what was due. Centred on 0,0. */
export function CorrectionTag({ text, shape }: { readonly text: string; readonly shape: MarkShape }) {
  const width = textWidth(text, SIZE) + 16;
  return (
    <g className={`felt-correction felt-mark-${shape}`}>
      <rect className="felt-mark-ground" x={-width / 2} y={-10.5} width={width} height={21} rx={5.5} />
      <text y={4.5} fontSize={SIZE}>
        {text}
      </text>
    </g>
  );
}
