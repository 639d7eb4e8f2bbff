import { useId } from 'react';

import type { Suit } from '#shared/cards/card.ts';

import { Attribute } from './attributes.tsx';
import { GOLD, LATTICE, PANEL, PAPER } from './card-style.ts';
import { type CourtRank, Crest } from './crests.tsx';
import { COURT_GLYPHS } from './glyphs.ts';
import { Pip } from './pip.tsx';

/** The bend that parts the two halves: its slope, half its width, and the pips upon it. */
const MIDDLE = { x: 100, y: 140 } as const;
const SLOPE = 0.62;
const TURN = -31.8;
const HALF_BEND = 11;
const CAP = 690;
const LETTER = { x: 88, y: 129, height: 47 } as const;
/** The J hangs below its line: smaller and higher, so that the bend does not cut its hook. */
const HANGING_LETTER = { x: 86, y: 120.5, height: 40 } as const;

const bendY = (x: number, offset: number): number => MIDDLE.y - (x - MIDDLE.x) * SLOPE + offset;
const left = PANEL.x - 4;
const right = PANEL.x + PANEL.width + 4;
const BEND_TOP = `M${left} ${bendY(left, -HALF_BEND)}L${right} ${bendY(right, -HALF_BEND)}`;
const BEND_FOOT = `M${left} ${bendY(left, HALF_BEND)}L${right} ${bendY(right, HALF_BEND)}`;
const BEND = `${BEND_TOP}L${right} ${bendY(right, HALF_BEND)}L${left} ${bendY(left, HALF_BEND)}Z`;
const HALF = `M${PANEL.x} ${PANEL.y}H${PANEL.x + PANEL.width}V${bendY(PANEL.x + PANEL.width, 0)}L${PANEL.x} ${bendY(PANEL.x, 0)}Z`;

interface CourtPanelProps {
  readonly rank: CourtRank;
  readonly suit: Suit;
  /** The court's letter: R D V or K Q J. */
  readonly letter: string;
  readonly ink: string;
}

/** The picture of a court card: crest, attribute and letter twice, one half turned, parted by a bend with the suit's pips. */
export function CourtPanel({ rank, suit, letter, ink }: CourtPanelProps) {
  const id = useId();
  const { x, y, width, height } = PANEL;
  const glyph = COURT_GLYPHS[letter];
  const place = letter === 'J' ? HANGING_LETTER : LETTER;
  const scale = place.height / CAP;
  const half = (
    <g clipPath={`url(#${id}half)`}>
      <g transform="translate(135.5 116) scale(.88)">
        <Attribute suit={suit} ink={ink} />
      </g>
      <Crest rank={rank} x={LETTER.x} y={77} scale={rank === 'J' ? 0.55 : 0.62} ink={ink} />
      {glyph && (
        <path
          transform={`translate(${place.x - (glyph.width * scale) / 2} ${place.y}) scale(${scale})`}
          d={glyph.path}
          fill={ink}
          stroke={ink}
          strokeWidth={10}
        />
      )}
    </g>
  );
  return (
    <>
      <clipPath id={`${id}panel`}>
        <rect x={x + 3} y={y + 3} width={width - 6} height={height - 6} />
      </clipPath>
      <clipPath id={`${id}half`}>
        <path d={HALF} />
      </clipPath>
      <rect x={x} y={y} width={width} height={height} fill="var(--card-panel)" />
      <g clipPath={`url(#${id}panel)`}>
        <path d={LATTICE} stroke={GOLD} strokeOpacity={0.34} strokeWidth={0.8} fill="none" />
        {half}
        <g transform={`rotate(180 ${MIDDLE.x} ${MIDDLE.y})`}>{half}</g>
        <path d={BEND} fill={ink} />
        <path d={BEND_TOP + BEND_FOOT} stroke={GOLD} strokeWidth={2.2} />
        {[-2, -1, 0, 1, 2].map((step) => (
          <g key={step} transform={`translate(${MIDDLE.x + step * 20.5} ${MIDDLE.y - step * 20.5 * SLOPE}) rotate(${TURN})`}>
            <Pip suit={suit} x={0} y={0} size={12.5} fill={PAPER} flip={step < 0} />
          </g>
        ))}
      </g>
      <rect x={x} y={y} width={width} height={height} fill="none" stroke={ink} strokeWidth={1.6} />
      <rect x={x + 3.2} y={y + 3.2} width={width - 6.4} height={height - 6.4} fill="none" stroke={GOLD} strokeWidth={1.1} />
    </>
  );
}
