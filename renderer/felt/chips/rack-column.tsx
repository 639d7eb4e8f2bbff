import type { Minor } from '#shared/money/money.ts';

import { usePaint } from './chip-defs.tsx';
import { edgeBars, markArcs } from './chip-paths.ts';
import { chipStyle } from './chip-style.ts';
import { hash } from './hash.ts';

interface RackColumnProps {
  readonly value: Minor;
  readonly count: number;
  readonly width: number;
  /** The height of one chip lying on its edge. */
  readonly thick: number;
  readonly seed: number;
}

const SEAM = 0.55;

/** Chips on their edge in one tube of the rack, its top left corner on 0,0. Two paths for the whole column. */
export function RackColumn({ value, count, width, thick, seed }: RackColumnProps) {
  const paint = usePaint();
  const style = chipStyle(value);
  const rows = Array.from({ length: count }, (_, index) => index * thick);
  const height = thick - SEAM;
  const bars = rows.map((y, index) => edgeBars(markArcs(style.marks, hash(seed * 13 + index * 5) * 360), width, y, height)).join('');
  return (
    <>
      <path
        d={rows.map((y) => `M1 ${y}H${width - 1}q1 0 1 1v${height - 2}q0 1 -1 1H1q-1 0 -1 -1v${2 - height}q0 -1 1 -1Z`).join('')}
        fill={style.base}
      />
      <path d={bars} fill={style.mark} />
      <rect width={width} height={count * thick} fill={paint('tube')} />
    </>
  );
}
