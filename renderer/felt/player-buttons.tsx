import type { PlayerPlaces } from './layouts/index.ts';
import { onPressKey } from './press-key.ts';

interface PlayerButtonsProps {
  readonly players: readonly PlayerPlaces[];
  readonly current: number | undefined;
  readonly nameOf: (seat: number) => string;
  readonly onPick: (seat: number) => void;
}

/** What is a player's beside his stakes as one button each: pressing any of it leads to him. */
export function PlayerButtons({ players, current, nameOf, onPick }: PlayerButtonsProps) {
  return players.map(({ seat, outlines }) => (
    <g
      key={seat}
      className="felt-player"
      role="button"
      tabIndex={0}
      aria-label={nameOf(seat)}
      aria-current={seat === current ? 'true' : undefined}
      // The keyboard stays where it was: at the current spot, which the click moves.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onPick(seat)}
      onKeyDown={(event) =>
        onPressKey(event, () => {
          // Given up, so that it goes to the player's spot.
          event.currentTarget.blur();
          onPick(seat);
        })
      }
    >
      {outlines.map(({ corner, ...box }) => (
        <rect key={`${box.x} ${box.y}`} {...box} rx={corner} />
      ))}
    </g>
  ));
}
