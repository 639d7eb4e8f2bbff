import type { Suit } from '#shared/cards/card.ts';

/** Outlines of the suits in a square of 100. */
export const PIP_PATHS: Readonly<Record<Suit, string>> = {
  s: 'M50 4C46 18 11 37 11 61.5C11 74.5 20 82 30 82C38 82 44 78 47.2 71.5C47 82 42.5 91 34 95.5L66 95.5C57.5 91 53 82 52.8 71.5C56 78 62 82 70 82C80 82 89 74.5 89 61.5C89 37 54 18 50 4Z',
  h: 'M50 95C44 80 9 57 9 31C9 16.5 19 7 30.5 7C40 7 47 13 50 23C53 13 60 7 69.5 7C81 7 91 16.5 91 31C91 57 56 80 50 95Z',
  d: 'M50 3C59 20 70 35.5 84 50C70 64.5 59 80 50 97C41 80 30 64.5 16 50C30 35.5 41 20 50 3Z',
  c: 'M50 5C61.5 5 70 13.5 70 24.5C70 31.5 66.5 37.5 61 41.5C64 39.7 67.5 38.7 71 38.7C82 38.7 91 47.5 91 58.5C91 69.5 82 78.3 71 78.3C62.5 78.3 55.8 74 52.6 67C52.9 80 57.5 90.5 66 95.5L34 95.5C42.5 90.5 47.1 80 47.4 67C44.2 74 37.5 78.3 29 78.3C18 78.3 9 69.5 9 58.5C9 47.5 18 38.7 29 38.7C32.5 38.7 36 39.7 39 41.5C33.5 37.5 30 31.5 30 24.5C30 13.5 38.5 5 50 5Z',
};

/** A suit sign of a size, centred on a point. */
export function Pip({ suit, x, y, size, fill, flip = false }: PipProps) {
  const turn = flip ? ' rotate(180)' : '';
  return <path transform={`translate(${x} ${y})${turn} scale(${size / 100}) translate(-50 -50)`} d={PIP_PATHS[suit]} fill={fill} />;
}

interface PipProps {
  readonly suit: Suit;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly flip?: boolean;
}
