import type { PlayerPlaces } from './layouts/index.ts';
import { onPressKey } from './press-key.ts';

interface PlayerButtonsProps {
  readonly players: readonly PlayerPlaces[];
  readonly current: number | undefined;
  readonly nameOf: (seat: number) => string;
  readonly onPick: (seat: number) => void;
}

/**
 * What is a player's beside his stakes, to be pressed for him. The first of it is his button; the rest serves the mouse
 * only, so that no one meets a player three times.
 */
export function PlayerButtons({ players, current, nameOf, onPick }: PlayerButtonsProps) {
  return players.map(({ seat, outlines: [first, ...others] }) => (
    <g
      key={seat}
      // The keyboard stays where it was: at the current spot, which the click moves.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onPick(seat)}
    >
      {first && (
        <g
          className="felt-player"
          role="button"
          tabIndex={0}
          aria-label={nameOf(seat)}
          aria-current={seat === current ? 'true' : undefined}
          onKeyDown={(event) =>
            onPressKey(event, () => {
              // Given up, so that it goes to the player's spot.
              event.currentTarget.blur();
              onPick(seat);
            })
          }
        >
          <OutlineBox outline={first} />
        </g>
      )}
      {others.map((outline) => (
        <g key={`${outline.x} ${outline.y}`} className="felt-player" aria-hidden="true">
          <OutlineBox outline={outline} />
        </g>
      ))}
    </g>
  ));
}

function OutlineBox({ outline: { corner, ...box } }: { readonly outline: PlayerPlaces['outlines'][number] }) {
  return <rect {...box} rx={corner} />;
}
