import type { FeltFocus } from '../felt-types.ts';
import { stepped, turned, upright } from '../geometry/index.ts';
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

interface FocusRingProps {
  readonly focus: FeltFocus;
  readonly place: SpotPlace;
}

/** What is being typed, beside the spot it is for. */
function EntryTag({ text }: { readonly text: string }) {
  const inner = textWidth(text, ENTRY_SIZE);
  const width = Math.max(30, inner + 20);
  return (
    <g className="felt-entry">
      <rect x={-width / 2} y={-11.5} width={width} height={23} rx={5} />
      <text x={-2} y={5.4} fontSize={ENTRY_SIZE}>
        {text}
      </text>
      <path className="felt-caret" d={`M${inner / 2 + 1.5} -6.5V6.5`} />
    </g>
  );
}

/** The current spot: a lit ring that breathes, lighter than any print. The glow is strokes, not blur: it moves with every key. */
export function FocusRing({ focus, place }: FocusRingProps) {
  const { halo, entry } = place;
  return (
    <g className="felt-focus">
      <g transform={turned(place)} fill="none" stroke="var(--felt-focus)">
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
      {focus.entry !== undefined && (
        <g transform={upright(stepped(place, entry.dx, entry.dy))}>
          <g transform={`translate(0 ${entry.drop})`}>
            <EntryTag text={(focus.sign ?? '') + focus.entry} />
          </g>
        </g>
      )}
    </g>
  );
}
