import type { PayTable } from '#shared/games/types.ts';

import { PAY_TABLE } from '../../geometry/index.ts';
import type { PayTablePlace, ThreeCardSpec } from './spec.ts';
import { textWidth } from '../../text-width.ts';
import { type Gloss, GLOSS_GAP, GLOSS_SIZE, glossOf, type GlossWord } from '../../board/gloss.tsx';
import { LetteringText, Line } from '../../board/lettering.tsx';

interface PayTablePrintProps {
  readonly table: PayTable;
  readonly place: PayTablePlace;
  readonly spec: ThreeCardSpec;
  readonly gloss: Gloss | undefined;
}

/** How odds are said in the reader's language, where the print writes them out in characters. */
export const ODDS_GLOSS = 'odds';
const hasFigures = (text: string): boolean => /\d/u.test(text);
/** How much of a line a gloss takes up, with its space. */
const room = (word: GlossWord | undefined): number => (word ? textWidth(word.text, GLOSS_SIZE) + GLOSS_GAP : 0);

/** The odds of one bet as the cloth prints them, the best hand first, in a lower corner. */
export function PayTablePrint({ table, place, spec, gloss }: PayTablePrintProps) {
  const middle = PAY_TABLE[place.side];
  const { foot, step, leaderGap, leaderLeast } = PAY_TABLE;
  // Two languages need a wider table.
  const halfWidth = PAY_TABLE.halfWidth + (gloss ? PAY_TABLE.glossed : 0);
  const head = foot - table.lines.length * step;
  const { hand: handStyle, odds: oddsStyle } = spec.payLine;
  const lines = [...table.lines].sort((a, b) => b.odds.numerator / b.odds.denominator - a.odds.numerator / a.odds.denominator);
  return (
    <g>
      <LetteringText lettering={place.heading} gloss={glossOf(gloss, `bets.${place.bet}`, place.heading.text)} x={middle} y={head - 3} />
      <Line path={`M${middle - halfWidth} ${head + 5}H${middle + halfWidth}`} width={1} opacity={0.6} />
      {lines.map(({ hand, odds }, index) => {
        const y = head + 22 + index * step;
        const name = { ...handStyle, text: spec.hands[hand] ?? hand };
        const pays = { ...oddsStyle, text: spec.odds(odds) };
        const word = glossOf(gloss, `hands.${hand}`, name.text);
        const said = gloss && !hasFigures(pays.text) ? { text: gloss.say(ODDS_GLOSS, { ...odds }), language: gloss.language } : undefined;
        const from = middle - halfWidth + textWidth(name.text, name.size, name.tracking) + room(word) + leaderGap;
        const to = middle + halfWidth - textWidth(pays.text, pays.size, pays.tracking) - room(said) - leaderGap;
        return (
          <g key={hand}>
            <LetteringText lettering={name} gloss={word} x={middle - halfWidth} y={y} anchor="start" />
            <LetteringText lettering={pays} gloss={said} x={middle + halfWidth} y={y} anchor="end" />
            {to - from > leaderLeast && <path className="felt-leader" d={`M${from} ${y - 3}H${to}`} />}
          </g>
        );
      })}
    </g>
  );
}
