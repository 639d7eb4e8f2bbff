import { MINOR_PER_UNIT, type Minor } from '#shared/money/money.ts';

/** Marks round a chip's edge: how many, half of one's width in degrees, and whether each is single, double or triple. */
export interface EdgeMarks {
  readonly count: number;
  readonly half: number;
  readonly parts: 1 | 2 | 3;
}
export type InlayShape = 'round' | 'octagon' | 'scallop' | 'star';

export interface ChipStyle {
  readonly base: string;
  readonly mark: string;
  readonly numeral: string;
  readonly label: string;
  readonly marks: EdgeMarks;
  readonly inlay: InlayShape;
}

/** Colour is never the only sign: every value has its own marks and inlay. Keyed by whole currency units. */
const STYLES: Readonly<Record<number, Pick<ChipStyle, 'marks' | 'inlay'>>> = {
  0.5: { marks: { count: 2, half: 18, parts: 1 }, inlay: 'round' },
  1: { marks: { count: 4, half: 12, parts: 1 }, inlay: 'round' },
  5: { marks: { count: 6, half: 10, parts: 1 }, inlay: 'round' },
  10: { marks: { count: 5, half: 6, parts: 2 }, inlay: 'round' },
  25: { marks: { count: 8, half: 8.5, parts: 1 }, inlay: 'octagon' },
  50: { marks: { count: 3, half: 7, parts: 3 }, inlay: 'octagon' },
  100: { marks: { count: 4, half: 6.5, parts: 2 }, inlay: 'octagon' },
  500: { marks: { count: 6, half: 6, parts: 2 }, inlay: 'scallop' },
  1000: { marks: { count: 4, half: 5, parts: 3 }, inlay: 'scallop' },
  5000: { marks: { count: 12, half: 6.5, parts: 1 }, inlay: 'star' },
};
const HALF = 0.5;
const OTHER: Pick<ChipStyle, 'marks' | 'inlay'> = { marks: { count: 3, half: 14, parts: 1 }, inlay: 'round' };

/** How a chip of a value looks; a value without a colour of its own is slate with its figure. */
export function chipStyle(value: Minor): ChipStyle {
  const units = value / MINOR_PER_UNIT;
  const style = STYLES[units];
  const name = units === HALF ? 'half' : style ? String(units) : 'other';
  return {
    base: `var(--chip-${name})`,
    mark: `var(--chip-${name}-mark)`,
    numeral: `var(--chip-${name}-numeral)`,
    label: units === HALF ? '½' : String(units),
    ...(style ?? OTHER),
  };
}
