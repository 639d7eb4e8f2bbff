import { round } from '../geometry/index.ts';
import { INDEX_GLYPHS } from './glyphs.ts';

/** Height of the capitals in the font's units, and the space between the two figures of the ten. */
const CAP = 780;
const FIGURE_GAP = 34;

interface IndexGlyphProps {
  readonly text: string;
  /** The middle of the sign and its baseline. */
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** A wider sign is squeezed to this width. */
  readonly maxWidth: number;
  readonly fill: string;
}

/** A corner index, drawn from outlines so that every platform shows the same sign. */
export function IndexGlyph({ text, x, y, height, maxWidth, fill }: IndexGlyphProps) {
  const scale = height / CAP;
  const glyphs = [...text].flatMap((sign) => INDEX_GLYPHS[sign] ?? []);
  const total = glyphs.reduce((sum, glyph) => sum + glyph.width, FIGURE_GAP * (glyphs.length - 1));
  const squeeze = Math.min(1, maxWidth / (total * scale));
  let left = x - (total * scale * squeeze) / 2;
  return (
    <g fill={fill}>
      {glyphs.map((glyph, index) => {
        const transform = `translate(${round(left)} ${y}) scale(${(scale * squeeze).toFixed(4)} ${scale.toFixed(4)})`;
        left += (glyph.width + FIGURE_GAP) * scale * squeeze;
        return <path key={index} transform={transform} d={glyph.path} />;
      })}
    </g>
  );
}
