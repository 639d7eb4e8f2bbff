import { BOX, RINGS } from '../../geometry/index.ts';
import type { ThreeCardSpec } from './spec.ts';

const LEGEND = { size: 11, tracking: 1.3, weight: 560, dy: BOX.halfHeight + 3.2 } as const;
const HEADING = { size: 14.5, tracking: 3, weight: 560 } as const;
const PAYMENT_DX = 57;

/** Monaco: separate boxes, PAIR PLUS nearest the dealer, printed in French on green. */
export const mcThreeCardPoker: ThreeCardSpec = {
  cloth: 'green',
  language: 'fr',
  boxes: [
    {
      bet: 'pairPlus',
      shape: 'ring',
      radius: RINGS.first,
      dx: 0,
      legend: { ...LEGEND, text: 'PAIR PLUS', size: 10.5, tracking: 1.2, gap: 0 },
      stackDy: -2,
      paymentDx: 54,
    },
    {
      bet: 'ante',
      shape: 'scooped',
      radius: RINGS.second,
      dx: 0,
      legend: { ...LEGEND, text: 'ANTE', gap: 22 },
      stackDy: -2,
      paymentDx: PAYMENT_DX,
    },
    {
      bet: 'play',
      shape: 'rounded',
      radius: RINGS.third,
      dx: 0,
      legend: { ...LEGEND, text: 'PLAY', gap: 21 },
      stackDy: -2,
      paymentDx: PAYMENT_DX,
    },
    { bet: 'anteBonus', shape: 'bonus', radius: RINGS.second, dx: -59, stackDy: 3, paymentDx: 0 },
  ],
  title: { text: 'THREE CARD POKER', size: 25, tracking: 8.5, weight: 520 },
  subtitle: { text: 'LE CROUPIER JOUE AVEC LA DAME OU MIEUX', size: 11.5, tracking: 2.6, weight: 520 },
  payTables: [
    { bet: 'anteBonus', side: 'left', heading: { ...HEADING, text: 'ANTE BONUS' } },
    { bet: 'pairPlus', side: 'right', heading: { ...HEADING, text: 'PAIR PLUS' } },
  ],
  payLine: { hand: { size: 14.5, tracking: 0.3, weight: 520 }, odds: { size: 15, tracking: 0.3, weight: 600 } },
  hands: {
    straightFlush: 'Suite couleur',
    threeOfAKind: 'Brelan',
    straight: 'Suite',
    flush: 'Couleur',
    pair: 'Paire',
  },
  odds: ({ numerator, denominator }) => `${numerator} pour ${denominator}`,
  internationalIndices: false,
  mini: {
    shapes: [
      { kind: 'box', top: -182, halfWidth: 9, height: 14, corner: 3 },
      { kind: 'box', top: -164, halfWidth: 9, height: 14, corner: 1 },
      { kind: 'ring', middle: -138, radius: 8 },
    ],
    cards: 3,
  },
};
