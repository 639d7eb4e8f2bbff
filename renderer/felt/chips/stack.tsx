import type { Minor } from '#shared/money/money.ts';

import { usePaint } from './chip-defs.tsx';
import { chipStyle } from './chip-style.ts';
import { type Ellipse, faceMarks, footPath, inlayPath, markArcs, sideMarks, sidePath } from './chip-paths.ts';
import { hash } from './hash.ts';
import { CHIP } from './stack-size.ts';

/** The figure's size by its length, on an inlay of 31 in a chip of 50. */
const NUMERAL_SIZE = [36, 36, 33, 25, 19, 16] as const;
const INLAY = 31;
/** How far a chip may lie off the stack's axis, against its radius. */
const SLACK = 0.09;

interface StackProps {
  /** From the foot to the top, in minor units. */
  readonly values: readonly Minor[];
  /** The same seed, the same turns and offsets. */
  readonly seed: number;
}

/** A leaning stack, its foot centred on 0,0. */
export function Stack({ values, seed }: StackProps) {
  const paint = usePaint();
  const { rx, ry, thick } = CHIP;
  return (
    <>
      <ellipse cx={rx * 0.16} cy={ry * 0.14} rx={rx * 1.24} ry={ry * 1.28} fill={paint('chip-shade')} />
      {values.map((value, index) => {
        const slack = values.length > 1 ? (hash(seed * 31 + index) - 0.5) * rx * SLACK : 0;
        const at: Ellipse = { x: slack, y: -(index + 1) * thick, rx, ry };
        return <Chip key={index} value={value} at={at} turn={hash(seed * 17 + index * 7) * 360} top={index === values.length - 1} />;
      })}
    </>
  );
}

interface ChipProps {
  readonly value: Minor;
  readonly at: Ellipse;
  readonly turn: number;
  readonly top: boolean;
}

function Chip({ value, at, turn, top }: ChipProps) {
  const paint = usePaint();
  const style = chipStyle(value);
  const arcs = markArcs(style.marks, turn);
  const { thick } = CHIP;
  const side = sidePath(at, thick);
  return (
    <>
      <path d={side} fill={style.base} />
      <path d={sideMarks(at, arcs, thick)} fill={style.mark} />
      <path d={side} fill={paint('chip-side')} />
      <path d={footPath(at, thick)} fill="none" stroke="#000" strokeOpacity={0.5} strokeWidth={0.7} />
      <ellipse cx={at.x} cy={at.y} rx={at.rx} ry={at.ry} fill={style.base} />
      <path d={faceMarks(at, arcs, 0.77, 0.99)} fill={style.mark} />
      <ellipse cx={at.x} cy={at.y} rx={at.rx - 0.4} ry={at.ry - 0.4} fill="none" stroke="#fff" strokeOpacity={0.22} strokeWidth={0.8} />
      {top && <TopFace value={value} at={at} />}
    </>
  );
}

/** The face of the uppermost chip: lamp light, the inlay and the value. */
function TopFace({ value, at }: Pick<ChipProps, 'value' | 'at'>) {
  const paint = usePaint();
  const style = chipStyle(value);
  const scale = at.rx / 50;
  const size = NUMERAL_SIZE[Math.min(style.label.length, NUMERAL_SIZE.length - 1)] ?? 16;
  return (
    <>
      <ellipse cx={at.x} cy={at.y} rx={at.rx} ry={at.ry} fill={paint('chip-top')} />
      <g transform={`translate(${at.x} ${at.y}) scale(${scale} ${(scale * at.ry) / at.rx})`}>
        <circle r={37} fill="none" stroke="#000" strokeOpacity={0.28} strokeWidth={1.5} />
        <path d={inlayPath(style.inlay, INLAY)} fill="var(--chip-inlay)" stroke={style.numeral} strokeOpacity={0.6} strokeWidth={1.3} />
        <text
          className="felt-numeral"
          y={size * 0.36}
          fontSize={size}
          letterSpacing={style.label.length > 2 ? -1.4 : 0}
          fill={style.numeral}
        >
          {style.label}
        </text>
      </g>
    </>
  );
}
