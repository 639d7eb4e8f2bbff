import type { PayTable } from '#shared/games/types.ts';

import { PAY_TABLE } from '../../geometry/index.ts';
import type { PayTablePlace, ThreeCardSpec } from './spec.ts';
import { textWidth } from '../../text-width.ts';
import { LetteringText, Line } from '../../board/lettering.tsx';

interface PayTablePrintProps {
  readonly table: PayTable;
  readonly place: PayTablePlace;
  readonly spec: ThreeCardSpec;
}

/** The odds of one bet as the cloth prints them, the best hand first, in a lower corner. */
export function PayTablePrint({ table, place, spec }: PayTablePrintProps) {
  const middle = PAY_TABLE[place.side];
  const { halfWidth, foot, step, leaderGap, leaderLeast } = PAY_TABLE;
  const head = foot - table.lines.length * step;
  const { hand: handStyle, odds: oddsStyle } = spec.payLine;
  const lines = [...table.lines].sort((a, b) => b.odds.numerator / b.odds.denominator - a.odds.numerator / a.odds.denominator);
  return (
    <g>
      <LetteringText lettering={place.heading} x={middle} y={head - 3} />
      <Line path={`M${middle - halfWidth} ${head + 5}H${middle + halfWidth}`} width={1} opacity={0.6} />
      {lines.map(({ hand, odds }, index) => {
        const y = head + 22 + index * step;
        const name = { ...handStyle, text: spec.hands[hand] ?? hand };
        const pays = { ...oddsStyle, text: spec.odds(odds) };
        const from = middle - halfWidth + textWidth(name.text, name.size, name.tracking) + leaderGap;
        const to = middle + halfWidth - textWidth(pays.text, pays.size, pays.tracking) - leaderGap;
        return (
          <g key={hand}>
            <LetteringText lettering={name} x={middle - halfWidth} y={y} anchor="start" />
            <LetteringText lettering={pays} x={middle + halfWidth} y={y} anchor="end" />
            {to - from > leaderLeast && <path className="felt-leader" d={`M${from} ${y - 3}H${to}`} />}
          </g>
        );
      })}
    </g>
  );
}
