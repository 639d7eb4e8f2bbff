import { textWidth } from '../text-width.ts';

const SIZE = 12.5;
const HEIGHT = 17;

interface AmountTagProps {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  /** A stake; a payment; a stake given back, with an arrow that points to the player. */
  readonly kind: 'stake' | 'paid' | 'returned';
}

/** The amount below a stack. It grows on small pictures, so that it can always be read. */
export function AmountTag({ x, y, text, kind }: AmountTagProps) {
  const arrow = kind === 'returned' ? 11 : 0;
  const width = Math.max(22, textWidth(text, SIZE) + 10 + arrow);
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={`felt-tag felt-tag-${kind}`}>
        <rect x={-width / 2} y={-HEIGHT / 2} width={width} height={HEIGHT} rx={HEIGHT / 2} />
        {kind === 'returned' && <path transform={`translate(${-width / 2 + 10} 0)`} d="M0 4V-4M-3 -1L0 -4L3 -1" />}
        <text x={arrow / 2} y={4.4} fontSize={SIZE}>
          {text}
        </text>
      </g>
    </g>
  );
}
