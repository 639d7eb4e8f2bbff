import type { Minor } from '#shared/money/money.ts';

import { rackColumns } from './chips/index.ts';
import { RACK, rackColumnX } from './geometry/index.ts';
import { onPressKey } from './press-key.ts';

interface RackButtonsProps {
  /** The rack's upper edge. */
  readonly y: number;
  readonly denominations: readonly Minor[];
  readonly nameOf: (value: Minor) => string;
  readonly onPick: (value: Minor) => void;
}

/** The rack's tubes as buttons, one for each value: a payment is built from them. */
export function RackButtons({ y, denominations, nameOf, onPick }: RackButtonsProps) {
  const columns = rackColumns(denominations, RACK.columns);
  const values = [...new Set(columns.map(({ value }) => value))];
  return values.map((value) => {
    const first = columns.findIndex((column) => column.value === value);
    const last = columns.findLastIndex((column) => column.value === value);
    const x = rackColumnX(first, columns.length);
    return (
      <g
        key={value}
        className="felt-tube"
        role="button"
        tabIndex={0}
        aria-label={nameOf(value)}
        // The keyboard stays where it was: Enter after a click confirms instead of adding the chip once more.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onPick(value)}
        onKeyDown={(event) => onPressKey(event, () => onPick(value))}
      >
        <rect x={x - 1} y={y + 6} width={rackColumnX(last, columns.length) - x + RACK.column + 2} height={RACK.legend + 2} rx={4} />
      </g>
    );
  });
}
