import { ColourPile } from '../../chips/index.ts';
import type { SpotState } from '../../felt-state.ts';
import { type Point, stepped, upright } from '../../geometry/index.ts';
import { type Label, placeLabels } from '../../label-places.ts';
import { AMOUNT_HEIGHT, AmountTag, amountWidth, SettledTick } from '../../seats/index.ts';
import type { ChipsView, Drawing, SpotPlace } from '../types.ts';
import { PILE_RADIUS } from './colour-places.ts';

/** How a player's stake reads: so many chips, and the figure on the topmost. */
export interface PileWords {
  readonly count: (spot: SpotState) => number;
  readonly label: (spot: SpotState) => string;
}

interface PlacedSpot {
  readonly spot: SpotState;
  readonly place: SpotPlace;
  readonly key: string;
}

interface ColourChipsProps {
  readonly drawing: Pick<Drawing, 'place'>;
  readonly view: ChipsView;
  readonly words: PileWords;
}

/**
 * Players' piles, the farther first. Their figures always show: seen from above a high pile cannot be counted.
 * What is paid goes to the player, so on the layout only its figure stays.
 */
export function ColourChips({ drawing, view, words }: ColourChipsProps) {
  const { state, isCorrected } = view;
  const placed = state.spots
    .flatMap((spot) => {
      const place = drawing.place(spot);
      return place ? [{ spot, place, key: `${spot.seat} ${spot.bet}` }] : [];
    })
    .sort((a, b) => b.place.depth - a.place.depth);
  const tags = tagsOf(placed, view);
  return (
    <>
      {placed.map(({ spot, place, key }) => (
        <g key={key} transform={upright(place)}>
          {spot.left > 0 ? (
            <ColourPile seat={spot.seat} radius={PILE_RADIUS} count={words.count(spot)} label={words.label(spot)} />
          ) : (
            <circle className="felt-gone" r={PILE_RADIUS - 0.5} />
          )}
          {spot.paid > 0 && !isCorrected(spot) && (
            <g transform={`translate(${PILE_RADIUS * 0.8} ${PILE_RADIUS * 0.7}) scale(.62)`}>
              <SettledTick />
            </g>
          )}
        </g>
      ))}
      {tags.map(({ key, text, kind, x, y }) => (
        <AmountTag key={key} x={x} y={y} text={text} kind={kind} />
      ))}
    </>
  );
}

interface Tag extends Point {
  readonly key: string;
  readonly text: string;
  readonly kind: 'paid' | 'returned';
}

/** What was paid or given back, where there is room to write it: first at the player's who is being paid. */
function tagsOf(placed: readonly PlacedSpot[], { look, current, isCorrected }: ChipsView): readonly Tag[] {
  const wanted = placed
    .flatMap(({ spot, place, key }): (Tag & { readonly place: SpotPlace; readonly seat: number })[] => {
      const above = stepped(place, place.payment.dx, place.payment.dy);
      const below = stepped(place, place.returned.dx, place.returned.dy);
      const tag = { place, seat: spot.seat };
      return [
        ...(spot.paid > 0 && !isCorrected(spot)
          ? [{ ...tag, key: `${key} paid`, text: `+${look.formatAmount(spot.paid)}`, kind: 'paid' as const, x: above.x, y: above.y }]
          : []),
        ...(spot.returned > 0
          ? [{ ...tag, key: `${key} returned`, text: look.formatAmount(spot.returned), kind: 'returned' as const, x: below.x, y: below.y }]
          : []),
      ];
    })
    .sort((a, b) => Number(b.seat === current) - Number(a.seat === current));
  const labels = wanted.map(({ x, y, text, kind, place }): Label => ({
    x,
    y,
    width: amountWidth(text, kind),
    height: AMOUNT_HEIGHT,
    around: { x: place.x, y: place.y, radius: PILE_RADIUS },
  }));
  const piles = placed
    .filter(({ spot }) => spot.left > 0)
    .map(({ place }) => ({ x: place.x, y: place.y, width: PILE_RADIUS * 1.5, height: PILE_RADIUS * 1.5 }));
  return placeLabels(labels, piles).flatMap((at, index): Tag[] => {
    const tag = wanted[index];
    return at && tag ? [{ key: tag.key, text: tag.text, kind: tag.kind, x: at.x, y: at.y }] : [];
  });
}
