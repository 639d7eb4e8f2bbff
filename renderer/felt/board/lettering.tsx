import { GlossSpan, type GlossWord } from './gloss.tsx';

/** Lettering as it is printed. */
export interface Lettering {
  readonly text: string;
  readonly size: number;
  readonly tracking: number;
  readonly weight: number;
  readonly italic?: boolean;
}

interface LineProps {
  readonly path: string;
  readonly width?: number;
  readonly opacity?: number;
}

/** A printed line. */
export function Line({ path, width = 1.5, opacity = 0.82 }: LineProps) {
  return <path d={path} fill="none" stroke="var(--print)" strokeWidth={width} strokeOpacity={opacity} />;
}

interface LetteringTextProps {
  readonly lettering: Lettering;
  readonly x?: number;
  readonly y?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** The id of a path the lettering follows, centred on it. */
  readonly along?: string;
  /** The reader's word for it, in the same line. */
  readonly gloss?: GlossWord | undefined;
}

/** Printed lettering. Tracking after the last letter is taken back, so that centred words stand in the middle. */
export function LetteringText({ lettering, x = 0, y = 0, anchor = 'middle', along, gloss }: LetteringTextProps) {
  const { text, size, tracking, weight, italic } = lettering;
  const look = {
    className: 'felt-print',
    fontSize: size,
    fontWeight: weight,
    letterSpacing: tracking,
    fontStyle: italic ? 'italic' : undefined,
  };
  if (along !== undefined) {
    return (
      <text {...look}>
        <textPath href={`#${along}`} startOffset="50%" textAnchor="middle">
          {text}
          <GlossSpan word={gloss} />
        </textPath>
      </text>
    );
  }
  return (
    <text {...look} x={anchor === 'middle' ? x + tracking / 2 : x} y={y} textAnchor={anchor}>
      {text}
      <GlossSpan word={gloss} />
    </text>
  );
}
