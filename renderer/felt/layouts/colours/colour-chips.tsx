import { ColourPile } from '../../chips/index.ts';
import type { SpotState } from '../../felt-state.ts';
import { stepped, upright } from '../../geometry/index.ts';
import { AmountTag } from '../../seats/index.ts';
import type { ChipsView, Drawing } from '../types.ts';
import { PILE_RADIUS } from './colour-places.ts';

/** How a player's stake reads: so many chips, and the figure on the topmost. */
export interface PileWords {
  readonly count: (spot: SpotState) => number;
  readonly label: (spot: SpotState) => string;
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
  const { state, look, isCorrected } = view;
  const placed = state.spots
    .flatMap((spot) => {
      const place = drawing.place(spot);
      return place ? [{ spot, place, key: `${spot.seat} ${spot.bet}` }] : [];
    })
    .sort((a, b) => b.place.depth - a.place.depth);
  return (
    <>
      {placed.map(({ spot, place, key }) => (
        <g key={key} transform={upright(place)}>
          {spot.left > 0 ? (
            <ColourPile seat={spot.seat} radius={PILE_RADIUS} count={words.count(spot)} label={words.label(spot)} />
          ) : (
            <circle className="felt-gone" r={PILE_RADIUS - 0.5} />
          )}
        </g>
      ))}
      {placed.map(({ spot, place, key }) => {
        const { paid, returned } = spot;
        const above = stepped(place, place.payment.dx, place.payment.dy);
        const below = stepped(place, place.returned.dx, place.returned.dy);
        return (
          <g key={key}>
            {paid > 0 && !isCorrected(spot) && <AmountTag x={above.x} y={above.y} text={`+${look.formatAmount(paid)}`} kind="paid" />}
            {returned > 0 && <AmountTag x={below.x} y={below.y} text={look.formatAmount(returned)} kind="returned" />}
          </g>
        );
      })}
    </>
  );
}
