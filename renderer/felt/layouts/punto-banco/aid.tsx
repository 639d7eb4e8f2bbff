import { bancoDraws, puntoDraws } from '#shared/games/lu-punto-banco/drawing.ts';
import { coupOf } from '#shared/games/lu-punto-banco/settle.ts';
import type { PuntoBancoTable } from '#shared/games/types.ts';

import type { CardsView } from '../types.ts';
import { sideInQuestion } from './hands.tsx';
import { AID } from './places.ts';

/** The words it needs from the interface. */
export const AID_WORDS = ['title', 'punto', 'banco', 'third', 'natural', 'legend'] as const;

const { x, y, label, cell, row, pad } = AID;
const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
/** Banco's columns: punto's third card, then its refusal. */
const THIRDS: readonly (number | undefined)[] = [...DIGITS, undefined];
/** Banco's lines: what it has with two cards. */
const LINES = [{ name: '0–2', points: [0, 1, 2] }, ...[3, 4, 5, 6, 7].map((point) => ({ name: String(point), points: [point] }))] as const;
const NATURAL = 8;

const WIDTH = label + THIRDS.length * cell + 2 * pad;
const PUNTO_Y = 30;
const BANCO_Y = PUNTO_Y + 2 * row + 8;
const HEIGHT = BANCO_Y + (LINES.length + 2) * row + 4;
const columnX = (column: number): number => pad + label + column * cell;

/** Signs instead of letters, which are keys here. */
const mark = (draws: boolean) => (draws ? ({ text: '+', tone: 'draw' } as const) : ({ text: '−', tone: 'stand' } as const));
/** Over the column of punto's refusal. */
const REFUSED = '∅';

interface CellProps {
  readonly left: number;
  readonly top: number;
  readonly text: string;
  readonly tone: 'draw' | 'stand' | 'plain' | 'head';
}

function Cell({ left, top, text, tone }: CellProps) {
  return (
    <text className={`felt-aid-${tone}`} x={left + cell / 2} y={top + row / 2 + 4.4}>
      {text}
    </text>
  );
}

/** A cell whose answer is asked. */
function Question({ left, top }: Pick<CellProps, 'left' | 'top'>) {
  return (
    <>
      <rect className="felt-aid-question" x={left} y={top} width={cell} height={row} />
      <Cell left={left} top={top} text="?" tone="head" />
    </>
  );
}

/**
 * The drawing tables of the text, a card laid on the cloth. The line and the column in question are shaded and the answer is left
 * blank while it is asked; once the coup is corrected it stands there.
 */
export function DrawingAid({ table, view }: { readonly table: PuntoBancoTable; readonly view: CardsView }) {
  const { aid: word } = view;
  if (word === undefined) return null;
  const { puntoFirst, bancoFirst, puntoThird, natural } = coupOf(table);
  const side = sideInQuestion(view);
  const point = side === 'punto' || view.isMarked ? puntoFirst : undefined;
  const isBanco = !natural && (side === 'banco' || view.isMarked);
  const line = isBanco ? LINES.findIndex(({ points }) => points.some((each) => each === bancoFirst)) : -1;
  const column = line < 0 ? -1 : THIRDS.indexOf(puntoThird);
  const lineY = (index: number): number => BANCO_Y + (index + 2) * row;
  return (
    <g className="felt-aid" transform={`translate(${x} ${y})`}>
      <rect x={2} y={4} width={WIDTH} height={HEIGHT} rx={6} fill="#000" opacity={0.35} />
      <rect className="felt-aid-card" width={WIDTH} height={HEIGHT} rx={6} />
      <text className="felt-aid-title" x={pad + 2} y={19}>
        {word('legend')}
      </text>
      {point !== undefined && <rect className="felt-aid-shade" x={columnX(point)} y={PUNTO_Y} width={cell} height={2 * row} />}
      {line >= 0 && <rect className="felt-aid-shade" x={pad} y={lineY(line)} width={WIDTH - 2 * pad} height={row} />}
      {column >= 0 && (
        <rect className="felt-aid-shade" x={columnX(column)} y={BANCO_Y + row} width={cell} height={(LINES.length + 1) * row} />
      )}
      <text className="felt-aid-side" x={pad + 2} y={PUNTO_Y + row * 1.5 + 4.4}>
        {word('punto')}
      </text>
      {DIGITS.map((digit) => (
        <g key={digit}>
          <Cell left={columnX(digit)} top={PUNTO_Y} text={String(digit)} tone="head" />
          {side === 'punto' && digit === point ? (
            <Question left={columnX(digit)} top={PUNTO_Y + row} />
          ) : (
            <Cell
              left={columnX(digit)}
              top={PUNTO_Y + row}
              {...(digit >= NATURAL ? { text: word('natural'), tone: 'plain' } : mark(puntoDraws(digit)))}
            />
          )}
        </g>
      ))}
      <text className="felt-aid-side" x={pad + 2} y={BANCO_Y + row / 2 + 4.4}>
        {word('banco')}
      </text>
      <text className="felt-aid-note" x={WIDTH - pad - 2} y={BANCO_Y + row / 2 + 4.4}>
        {word('third')}
      </text>
      {THIRDS.map((third, index) => (
        <Cell key={index} left={columnX(index)} top={BANCO_Y + row} text={third === undefined ? REFUSED : String(third)} tone="head" />
      ))}
      {LINES.map(({ name, points }, lineIndex) => (
        <g key={name}>
          <text className="felt-aid-line" x={pad + label / 2} y={lineY(lineIndex) + row / 2 + 4.4}>
            {name}
          </text>
          {THIRDS.map((third, index) =>
            side === 'banco' && lineIndex === line && index === column ? (
              <Question key={index} left={columnX(index)} top={lineY(lineIndex)} />
            ) : (
              <Cell key={index} left={columnX(index)} top={lineY(lineIndex)} {...mark(bancoDraws(points[0], third))} />
            ),
          )}
        </g>
      ))}
      <path
        className="felt-aid-rule"
        d={`M${pad} ${PUNTO_Y + row}H${columnX(10)}M${pad} ${BANCO_Y - 4}H${WIDTH - pad}M${pad} ${BANCO_Y + 2 * row}H${WIDTH - pad}M${columnX(10)} ${BANCO_Y + row}V${HEIGHT - 6}`}
      />
    </g>
  );
}
