import { useId } from 'react';

import { GOLD, GOLD_LINE, LATTICE, PANEL } from './card-style.ts';
import { Pip } from './pip.tsx';

const WORD = ['J', 'O', 'K', 'E', 'R'] as const;
const BELLS = [
  [77, 51],
  [117, 34],
  [151, 85],
] as const;
const SUITS = ['s', 'h', 'c', 'd'] as const;

/** A joker: the fool's cap twice, one turned, with the four suits between. */
export function JokerFace({ ink }: { readonly ink: string }) {
  const id = useId();
  const { x, y, width, height } = PANEL;
  const word = WORD.map((letter, index) => (
    <text
      key={letter}
      x={25}
      y={38 + index * 19}
      textAnchor="middle"
      fontFamily="var(--font-felt)"
      fontWeight={700}
      fontSize={19}
      fill={ink}
    >
      {letter}
    </text>
  ));
  const cap = (
    <g clipPath={`url(#${id})`}>
      <path
        d="M58 118C44 96 50 58 76 52C66 66 72 84 84 92C84 66 100 40 116 36C112 56 118 76 116 92C130 84 140 78 150 84C140 92 140 106 140 118C116 108 82 108 58 118Z"
        fill={ink}
      />
      <path
        d="M84 92C84 66 100 40 116 36C112 56 118 76 116 92L112 110C104 108.5 96 108.5 88 110Z"
        fill={GOLD}
        stroke={GOLD_LINE}
        strokeWidth={1.2}
      />
      <path d="M56 119C84 108 116 108 142 119L138 131C114 121 84 121 60 131Z" fill="var(--card-panel)" stroke={ink} strokeWidth={1.6} />
      {BELLS.map(([bellX, bellY]) => (
        <g key={bellX} stroke={GOLD_LINE} strokeWidth={1.3}>
          <circle cx={bellX} cy={bellY} r={6} fill={GOLD} />
          <path d={`M${bellX - 3.5} ${bellY + 1}h7`} />
        </g>
      ))}
    </g>
  );
  return (
    <>
      <clipPath id={id}>
        <rect x={x} y={y} width={width} height={height} />
      </clipPath>
      <rect x={x} y={y} width={width} height={height} fill="var(--card-panel)" />
      <path clipPath={`url(#${id})`} d={LATTICE} stroke={GOLD} strokeOpacity={0.34} strokeWidth={0.8} fill="none" />
      {cap}
      <g transform="rotate(180 100 140)">{cap}</g>
      <path d={`M${x} 140H${x + width}`} stroke={GOLD} strokeWidth={2} />
      {SUITS.map((suit, index) => (
        <g key={suit}>
          <circle cx={67 + index * 22} cy={140} r={10} fill="var(--card-panel)" stroke={GOLD} strokeWidth={1.2} />
          <Pip suit={suit} x={67 + index * 22} y={140} size={13} fill={index % 2 === 1 ? 'var(--suit-red)' : 'var(--suit-black)'} />
        </g>
      ))}
      <rect x={x} y={y} width={width} height={height} fill="none" stroke={ink} strokeWidth={1.6} />
      <rect x={x + 3.2} y={y + 3.2} width={width - 6.4} height={height - 6.4} fill="none" stroke={GOLD} strokeWidth={1.1} />
      {word}
      <g transform="rotate(180 100 140)">{word}</g>
    </>
  );
}
