import { colourOf, LAST_NUMBER } from '#shared/games/lu-english-roulette/spots.ts';

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
/** First, middle and last dozen, as French layouts letter them. */
const DOZENS = ['P', 'M', 'D'] as const;

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

function Chance({ id }: { readonly id: string }) {
  const box = BOXES[id];
  const words = CHANCE_WORDS[id];
  if (!box || !words) return null;
  const x = box.x + box.width * 0.36;
  const y = box.y + box.height / 2;
  if (id !== 'red' && id !== 'black') {
    return (
      <>
        <LetteringText lettering={{ text: words.text, size: 19.5, tracking: 1, weight: WEIGHT }} x={x} y={y + (words.range ? -1 : 6.5)} />
        {words.range && <LetteringText lettering={{ text: words.range, size: 15, tracking: 0, weight: 480 }} x={x} y={y + 19} />}
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
      <text className="felt-print felt-figure" y={4.6} fontSize={14} letterSpacing={0.6}>
        {words.text}
      </text>
    </g>
  );
}

function Dozens() {
  return DOZENS.map((letter, index) => {
    const box = BOXES[`dozen${index + 1}`];
    if (!box) return null;
    const x = box.x + box.width * 0.375;
    const y = box.y + box.height / 2;
    return (
      <g key={letter}>
        <LetteringText lettering={{ text: '12', size: 26, tracking: 0, weight: WEIGHT }} x={x - 5} y={y + 8.5} />
        <LetteringText lettering={{ text: letter, size: 15, tracking: 0, weight: 600 }} x={x + 9} y={y - 1} anchor="start" />
      </g>
    );
  });
}

/** After the ordinal of a column. */
const COLUMN_WORD = 'colonne';

/** Read along the box, so that no pile covers the words. */
function Columns() {
  return [1, 2, 3].map((column) => {
    const box = BOXES[`column${column}`];
    return (
      box && (
        <g key={column} transform={`translate(${box.x + COLUMN * 0.22} ${box.y + box.height / 2}) rotate(-90)`}>
          <text className="felt-print felt-centred" y={5} fontSize={16} letterSpacing={0.4}>
            {column}
            <tspan fontSize={11} dy={-4}>
              {column === 1 ? 're' : 'e'}
            </tspan>
            <tspan dy={4} dx={4}>
              {COLUMN_WORD}
            </tspan>
          </text>
        </g>
      )
    );
  });
}

/** The whole layout: numbers, dozens, columns and the even chances. */
export function Print() {
  return (
    <g transform={`translate(${LAYOUT.x} ${LAYOUT.y})`}>
      <Lines />
      <Numbers />
      {CHANCES.map((id) => (
        <Chance key={id} id={id} />
      ))}
      <Dozens />
      <Columns />
    </g>
  );
}
