import type { TimelineMark } from './timeline-model.ts';

interface GlyphProps {
  readonly kind: TimelineMark['kind'];
  readonly x: number;
  readonly y: number;
}

/** The shape of an event: pay points up, take down, return to the player at the left; a call is round. */
export function EventGlyph({ kind, x, y }: GlyphProps) {
  switch (kind) {
    case 'pay':
      return <path className="shape" d={`M${x} ${y - 6}l5.5 9.5h-11Z`} />;
    case 'take':
      return <path className="shape" d={`M${x} ${y + 6}l5.5 -9.5h-11Z`} />;
    case 'return':
      return <path className="shape" d={`M${x - 6} ${y}l9.5 -5.5v11Z`} />;
    case 'call':
      return <circle className="shape" cx={x} cy={y} r="4.4" />;
    case 'undo':
      return <path className="stroke" d={`M${x - 3} ${y - 3}l6 6m0 -6l-6 6`} />;
    case 'done':
      return <rect className="shape" x={x - 4} y={y - 4} width="8" height="8" />;
  }
}

/** What went wrong around an event: a ring where it was wrong, a square where it came too early. */
export function ToneRing({ tone, x, y }: { readonly tone: TimelineMark['tone']; readonly x: number; readonly y: number }) {
  if (tone === 'wrong') return <circle className="ring" cx={x} cy={y} r="8.5" />;
  if (tone === 'order') return <rect className="ring" x={x - 8.5} y={y - 8.5} width="17" height="17" rx="3" />;
  return null;
}
