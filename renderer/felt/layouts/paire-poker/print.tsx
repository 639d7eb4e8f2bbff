import { type Gloss, GlossText, glossOf } from '../../board/gloss.tsx';
import { LetteringText } from '../../board/lettering.tsx';
import { type Point, turned } from '../../geometry/index.ts';
import {
  BLOCK,
  type Box,
  CARD_WIDTH,
  cardPlace,
  CELLS,
  PAIRS,
  PERSONAL,
  PERSONAL_BOX,
  type Personal,
  personalPlace,
  SEATS,
} from './places.ts';

const RANKS: Readonly<Record<string, string>> = { T: '10', J: 'V', Q: 'D', K: 'R', X: 'JOKER' };
const rank = (value: string): string => RANKS[value] ?? value;
const PERSONAL_WORDS: Readonly<Record<Personal, readonly [string, string]>> = {
  red: ['1re carte', 'rouge'],
  black: ['1re carte', 'noire'],
  anyPair: ['toute', 'paire'],
  poker: ['main de', 'poker'],
};
const FILLS: Readonly<Partial<Record<Personal, { readonly fill: string; readonly fillOpacity: number }>>> = {
  red: { fill: '#8f1d28', fillOpacity: 0.78 },
  black: { fill: '#0b0f15', fillOpacity: 0.68 },
};
const PERSONAL_GLOSSES: Readonly<Record<Personal, string>> = {
  red: 'hands.redCard',
  black: 'hands.blackCard',
  anyPair: 'bets.anyPair',
  poker: 'print.pokerHand',
};
const CARD_WORDS = ['1re carte', '2e carte', '3e carte'] as const;
const CARD_GLOSSES = ['print.firstCard', 'print.secondCard', 'print.thirdCard'] as const;
const PAIR_GLOSS = 'print.pairValue';
/** The keys of the reader's words for what is printed here. */
export const PRINT_GLOSSES: readonly string[] = [...Object.values(PERSONAL_GLOSSES), ...CARD_GLOSSES, PAIR_GLOSS];
const PAIR_WORDS = ['valeur', 'de la paire'] as const;
const WEIGHT = 500;
const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

function Frame({
  box,
  width = 1.5,
  opacity = 0.82,
  grow = 0,
}: {
  readonly box: Box;
  readonly width?: number;
  readonly opacity?: number;
  readonly grow?: number;
}) {
  return (
    <rect
      x={box.x - grow}
      y={box.y - grow}
      width={box.width + 2 * grow}
      height={box.height + 2 * grow}
      fill="none"
      stroke="var(--print)"
      strokeWidth={width}
      strokeOpacity={opacity}
    />
  );
}

/** How a value is printed in its cell: A and JOKER stand alone in two rows. */
function look(value: string): { readonly size: number; readonly tracking: number; readonly down: number } {
  if (value === 'A') return { size: 54, tracking: 0, down: 0.43 };
  if (value === 'X') return { size: 18, tracking: 0.2, down: 0.36 };
  return { size: 34, tracking: value === 'T' ? -2 : 0, down: 0.41 };
}

interface GlossedProps {
  readonly gloss: Gloss | undefined;
}

function Values() {
  return (
    <>
      {Object.entries(CELLS).map(([value, cell]) => {
        const { size, tracking, down } = look(value);
        return (
          <g key={value}>
            <Frame box={cell} />
            <LetteringText
              lettering={{ text: rank(value), size, tracking, weight: WEIGHT }}
              x={middleOf(cell).x}
              y={cell.y + cell.height * down}
            />
          </g>
        );
      })}
      <Frame box={BLOCK} width={0.7} opacity={0.6} grow={5} />
    </>
  );
}

function PairLine({ gloss }: GlossedProps) {
  const left = Math.min(...PAIRS.map(({ x }) => x));
  const middle = middleOf(PAIRS[0] ?? BLOCK).y;
  return (
    <>
      {PAIRS.map((box) => {
        const isJoker = box.value === 'X';
        return (
          <g key={box.x}>
            <Frame box={box} width={1.2} />
            <LetteringText
              lettering={{ text: rank(box.value), size: isJoker ? 12.5 : 19, tracking: isJoker ? 0.4 : 0, weight: WEIGHT }}
              x={middleOf(box).x}
              y={box.y + (isJoker ? 16 : 19)}
            />
          </g>
        );
      })}
      {PAIR_WORDS.map((text, index) => (
        <LetteringText
          key={text}
          lettering={{ text, size: 15, tracking: 0.2, weight: 480, italic: true }}
          x={left - 14}
          y={middle + (index - 0.5) * 17 + 5}
          anchor="end"
        />
      ))}
      <GlossText word={glossOf(gloss, PAIR_GLOSS, PAIR_WORDS.join(' '))} x={left - 14} y={middle + 29} anchor="end" />
    </>
  );
}

function PersonalPlaces({ seat, gloss }: GlossedProps & { readonly seat: number }) {
  const { width, height } = PERSONAL_BOX;
  return PERSONAL.map((bet) => (
    <g key={bet} transform={turned(personalPlace(seat, bet))}>
      <rect
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        fill="none"
        stroke="var(--print)"
        strokeWidth={1.2}
        strokeOpacity={0.82}
        {...FILLS[bet]}
      />
      {PERSONAL_WORDS[bet].map((text, index) => (
        <LetteringText key={text} lettering={{ text, size: 12.8, tracking: 0, weight: WEIGHT }} y={13 - height / 2 + index * 12} />
      ))}
      <GlossText word={glossOf(gloss, PERSONAL_GLOSSES[bet], PERSONAL_WORDS[bet].join(' '))} y={37 - height / 2} />
    </g>
  ));
}

/** The layout as the dealer sees it: the cards before him, the pair line, the values, the players' own boxes at the far side. */
export function Print({ gloss }: GlossedProps) {
  return (
    <>
      {Array.from({ length: SEATS }, (_, index) => (
        <PersonalPlaces key={index} seat={index + 1} gloss={gloss} />
      ))}
      <Values />
      <PairLine gloss={gloss} />
      {CARD_WORDS.map((text, index) => {
        const { x, y } = cardPlace(index);
        const height = CARD_WIDTH * 1.4;
        return (
          <g key={text}>
            <rect
              x={x - CARD_WIDTH / 2 - 6}
              y={y - height / 2 - 6}
              width={CARD_WIDTH + 12}
              height={height + 12}
              rx={6}
              fill="none"
              stroke="var(--print)"
              strokeWidth={1.2}
              strokeOpacity={0.7}
            />
            <LetteringText
              lettering={{ text, size: 15, tracking: 0, weight: 480 }}
              gloss={glossOf(gloss, CARD_GLOSSES[index] ?? '', text)}
              x={x}
              y={y + height / 2 + 22}
            />
          </g>
        );
      })}
    </>
  );
}
