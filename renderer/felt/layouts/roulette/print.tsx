import { colourOf, LAST_NUMBER } from '#shared/games/lu-english-roulette/spots.ts';

import { type Gloss, GlossText, glossOf } from '../../board/gloss.tsx';
import { LetteringText, Line } from '../../board/lettering.tsx';
import { BOXES, CHANCES, HEIGHT, LAYOUT, numberBox, OUTER, WIDTH } from './geometry.ts';

const { zero: ZERO, cell: CELL, row: ROW, column: COLUMN } = LAYOUT;
const GRID_END = ZERO + 12 * CELL;
const NUMBERS = Array.from({ length: LAST_NUMBER }, (_, index) => index + 1);
const WEIGHT = 500;
const CHANCE_WORDS: Readonly<Record<string, { readonly text: string; readonly range?: string }>> = {
  low: { text: 'MANQUE', range: '1 – 18' },
  even: { text: 'PAIR' },
  red: { text: 'ROUGE' },
  black: { text: 'NOIR' },
  odd: { text: 'IMPAIR' },
  high: { text: 'PASSE', range: '19 – 36' },
};
/** How far a range with the reader's word after it moves aside for the stakes. */
const RANGE_LEFT = 7;
/** First, middle and last dozen, as French layouts letter them. */
const DOZENS = ['P', 'M', 'D'] as const;

/** The keys of the reader's words for what is printed here. */
export const PRINT_GLOSSES: readonly string[] = [
  ...CHANCES.map((id) => `steps.${id}`),
  ...[1, 2, 3].flatMap((index) => [`print.dozen${index}`, `bets.column${index}`]),
];

const inkOf = (number: number): string => (colourOf(number) === 'red' ? 'var(--cloth-red)' : 'var(--cloth-black)');

function Lines() {
  const curve = `H30Q0 ${OUTER + 4} 0 ${OUTER + 42}V${HEIGHT - 42}Q0 ${HEIGHT - 4} 30 ${HEIGHT}H${ZERO}`;
  const uprights = Array.from({ length: 11 }, (_, index) => `M${ZERO + (index + 1) * CELL} ${OUTER}V${HEIGHT}`).join('');
  return (
    <>
      <Line path={`M${ZERO} ${OUTER}${curve}`} />
      <Line path={`M${ZERO} ${OUTER}H${WIDTH}V${HEIGHT}H${ZERO}ZM${GRID_END} ${OUTER}V${HEIGHT}`} />
      <Line path={uprights} />
      <Line path={`M${ZERO} ${OUTER + ROW}H${WIDTH}M${ZERO} ${OUTER + 2 * ROW}H${WIDTH}`} />
      {Object.entries(BOXES).map(([id, { x, y, width, height }]) =>
        id.startsWith('column') ? null : <Line key={id} path={`M${x} ${y}h${width}v${height}h${-width}Z`} />,
      )}
      <Line path={`M${ZERO - 5} ${OUTER}V-5H${GRID_END + 5}V${OUTER}`} width={0.7} opacity={0.6} />
    </>
  );
}

function Numbers() {
  const ry = ROW * 0.195;
  return (
    <>
      <LetteringText lettering={{ text: '0', size: 42, tracking: 0, weight: WEIGHT }} x={ZERO * 0.46} y={OUTER + ROW * 0.9 + 14} />
      {NUMBERS.map((number) => {
        const { x, y, width, height } = numberBox(number);
        const middle = { x: x + width / 2, y: y + height * 0.31 };
        return (
          <g key={number} transform={`translate(${middle.x} ${middle.y})`}>
            <ellipse rx={CELL * 0.335} ry={ry} fill={inkOf(number)} stroke="var(--print)" strokeWidth={1.1} strokeOpacity={0.85} />
            <text className="felt-print felt-figure" y={ry * 0.51} fontSize={ry * 1.62}>
              {number}
            </text>
          </g>
        );
      })}
    </>
  );
}

interface GlossedProps {
  readonly gloss: Gloss | undefined;
}

function Chance({ id, gloss }: GlossedProps & { readonly id: string }) {
  const box = BOXES[id];
  const words = CHANCE_WORDS[id];
  if (!box || !words) return null;
  const x = box.x + box.width * 0.36;
  const y = box.y + box.height / 2;
  const word = glossOf(gloss, `steps.${id}`, words.text);
  if (id !== 'red' && id !== 'black') {
    const second = words.range !== undefined || word !== undefined;
    return (
      <>
        <LetteringText lettering={{ text: words.text, size: 19.5, tracking: 1, weight: WEIGHT }} x={x} y={y + (second ? -1 : 6.5)} />
        {words.range === undefined ? (
          <GlossText word={word} x={x} y={y + 17} />
        ) : (
          <LetteringText
            lettering={{ text: words.range, size: 15, tracking: 0, weight: 480 }}
            gloss={word}
            x={word ? x - RANGE_LEFT : x}
            y={y + 19}
          />
        )}
      </>
    );
  }
  const half = { width: box.width * 0.29, height: box.height * 0.38 };
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d={`M${-half.width} 0L0 ${-half.height}L${half.width} 0L0 ${half.height}Z`}
        fill={`var(--cloth-${id})`}
        stroke="var(--print)"
        strokeWidth={1.2}
      />
      <text className="felt-print felt-figure" y={word ? 0.6 : 4.6} fontSize={14} letterSpacing={0.6}>
        {words.text}
      </text>
      <GlossText word={word} y={12} />
    </g>
  );
}

function Dozens({ gloss }: GlossedProps) {
  return DOZENS.map((letter, index) => {
    const id = `dozen${index + 1}`;
    const box = BOXES[id];
    if (!box) return null;
    const x = box.x + box.width * 0.4;
    const y = box.y + box.height / 2;
    return (
      <g key={letter}>
        <GlossText word={glossOf(gloss, `print.${id}`, '')} x={x - 26} y={y + 7} anchor="end" />
        <LetteringText lettering={{ text: '12', size: 26, tracking: 0, weight: WEIGHT }} x={x - 5} y={y + 8.5} />
        <LetteringText lettering={{ text: letter, size: 15, tracking: 0, weight: 600 }} x={x + 9} y={y - 1} anchor="start" />
      </g>
    );
  });
}

/** After the ordinal of a column. */
const COLUMN_WORD = 'colonne';

/** Read along the box, so that no pile covers the words. */
function Columns({ gloss }: GlossedProps) {
  return [1, 2, 3].map((column) => {
    const id = `column${column}`;
    const box = BOXES[id];
    const word = glossOf(gloss, `bets.${id}`, '');
    return (
      box && (
        <g key={column} transform={`translate(${box.x + COLUMN * (word ? 0.14 : 0.22)} ${box.y + box.height / 2}) rotate(-90)`}>
          <text className="felt-print felt-centred" y={5} fontSize={16} letterSpacing={0.4}>
            {column}
            <tspan fontSize={11} dy={-4}>
              {column === 1 ? 're' : 'e'}
            </tspan>
            <tspan dy={4} dx={4}>
              {COLUMN_WORD}
            </tspan>
          </text>
          <GlossText word={word} y={18.5} />
        </g>
      )
    );
  });
}

/** The whole layout: numbers, dozens, columns and the even chances. */
export function Print({ gloss }: GlossedProps) {
  return (
    <g transform={`translate(${LAYOUT.x} ${LAYOUT.y})`}>
      <Lines />
      <Numbers />
      {CHANCES.map((id) => (
        <Chance key={id} id={id} gloss={gloss} />
      ))}
      <Dozens gloss={gloss} />
      <Columns gloss={gloss} />
    </g>
  );
}
