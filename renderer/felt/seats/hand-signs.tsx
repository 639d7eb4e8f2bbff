import { textWidth } from '../text-width.ts';

const WORD_SIZE = 12.5;

/** A folded hand's word. */
export function FoldedWord({ text }: { readonly text: string }) {
  const width = textWidth(text, WORD_SIZE) + 18;
  return (
    <g className="felt-folded">
      <rect x={-width / 2} y={-10} width={width} height={20} rx={10} />
      <text y={4.4} fontSize={WORD_SIZE}>
        {text}
      </text>
    </g>
  );
}

/** Settled: a neutral tick, no hint at right or wrong. */
export function SettledTick() {
  return (
    <g className="felt-settled">
      <circle r={8} />
      <path d="M-3.4 .2L-1 2.6L3.6 -2.6" />
    </g>
  );
}
