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

export const AMOUNT_HEIGHT = HEIGHT;
const arrowOf = (kind: AmountTagProps['kind']): number => (kind === 'returned' ? 11 : 0);

/** How wide the tag of an amount is. */
export function amountWidth(text: string, kind: AmountTagProps['kind']): number {
  return Math.max(22, textWidth(text, SIZE) + 10 + arrowOf(kind));
}

/** The amount below a stack. It grows on small pictures, so that it can always be read. */
export function AmountTag({ x, y, text, kind }: AmountTagProps) {
  const arrow = arrowOf(kind);
  const width = amountWidth(text, kind);
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
