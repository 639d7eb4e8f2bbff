import type { FeltFocus } from '../felt-types.ts';
import { type Point, stepped, turned, VIEW } from '../geometry/index.ts';
import type { SpotPlace } from '../layouts/types.ts';
import { textWidth } from '../text-width.ts';
import { Halo } from './halo.tsx';

const ENTRY_SIZE = 15.5;
/** The glow: strokes one upon another, the widest the faintest. */
const GLOW = [
  [17, 0.05],
  [14, 0.06],
  [11, 0.07],
  [8, 0.1],
  [5, 0.16],
] as const;

interface FocusEntryProps {
  readonly focus: FeltFocus;
  readonly place: SpotPlace;
}

/** The least distance of a tag from the picture's side. */
const SIDE = 4;

/** How far a tag may give way to the left before it would reach the stake's figure, and where it goes instead: below. */
const GIVES_WAY = 6;
const BELOW = 20;

/** Where a tag so wide stands: clear of the stake at its left, and within the picture. */
function entryPlace(place: SpotPlace, width: number): Point {
  const { dx, dy, drop, left } = place.entry;
  const at = stepped(place, dx, dy);
  const x = left === undefined ? at.x : at.x + Math.max(0, width / 2 - left);
  const most = VIEW.width - width / 2 - SIDE;
  const isShort = left !== undefined && x - most > GIVES_WAY;
  return { x: Math.min(most, Math.max(VIEW.width - most, x)), y: at.y + drop + (isShort ? BELOW : 0) };
}

/** What is being typed, beside the spot it is for. */
function EntryTag({ text, place }: { readonly text: string; readonly place: SpotPlace }) {
  const inner = textWidth(text, ENTRY_SIZE);
  const width = Math.max(30, inner + 20);
  const { x, y } = entryPlace(place, width);
  return (
    <g className="felt-entry" transform={`translate(${x} ${y})`}>
      <rect x={-width / 2} y={-11.5} width={width} height={23} rx={5} />
      <text x={-2} y={5.4} fontSize={ENTRY_SIZE}>
        {text}
      </text>
      <path className="felt-caret" d={`M${inner / 2 + 1.5} -6.5V6.5`} />
    </g>
  );
}

/** The current spot: a lit ring that breathes, lighter than any print. The glow is strokes, not blur: it moves with every key. */
export function FocusRing({ place }: { readonly place: SpotPlace }) {
  const { halo } = place;
  return (
    <g className="felt-focus" transform={turned(place)} fill="none" stroke="var(--felt-focus)">
      <g className="felt-focus-glow">
        {GLOW.map(([width, opacity]) => (
          <g key={width} strokeWidth={width} opacity={opacity}>
            <Halo shape={halo} />
          </g>
        ))}
      </g>
      <g strokeWidth={2.4}>
        <Halo shape={halo} />
      </g>
    </g>
  );
}

/** What is being typed for the current spot, beside it. */
export function FocusEntry({ focus, place }: FocusEntryProps) {
  return focus.entry === undefined ? null : <EntryTag text={(focus.sign ?? '') + focus.entry} place={place} />;
}
