import { COLUMN } from '../../geometry/index.ts';
import { chineseNumeral } from './chinese-numeral.ts';
import type { ThreeCardSpec } from './spec.ts';

/** The middle of the outermost cell; the others follow towards the dealer. */
const RAISE_RADIUS = 1304;
const CELL = { shape: 'cell', dx: 0, stackDy: -9, paymentDx: 57 } as const;
const CHINESE = { size: 13, tracking: 3, weight: 600, dy: COLUMN.cell / 2 - 5.5, gap: 0 } as const;

/** Macau: three cells of one column, Pair Plus nearest the dealer, printed in Chinese on burgundy. */
export const moFortune3CardPoker: ThreeCardSpec = {
  cloth: 'burgundy',
  language: 'zh-Hant',
  boxes: [
    {
      ...CELL,
      bet: 'pairPlus',
      radius: RAISE_RADIUS - 2 * COLUMN.cell,
      legend: { text: 'Pair Plus', size: 13, tracking: 0.5, weight: 560, dy: COLUMN.cell / 2 - 1, gap: 0 },
    },
    { ...CELL, bet: 'ante', radius: RAISE_RADIUS - COLUMN.cell, legend: { ...CHINESE, text: '原注' } },
    { ...CELL, bet: 'play', radius: RAISE_RADIUS, legend: { ...CHINESE, text: '加注' } },
    { bet: 'anteBonus', shape: 'bonus', radius: RAISE_RADIUS - COLUMN.cell, dx: -59, stackDy: 3, paymentDx: 0 },
  ],
  column: { cells: 3, radius: RAISE_RADIUS },
  title: { text: 'FORTUNE 3 CARD POKER', size: 24, tracking: 6, weight: 520 },
  subtitle: { text: '莊荷持 Q 或以上方可對玩', size: 13, tracking: 4, weight: 600 },
  payTables: [
    { bet: 'anteBonus', side: 'left', heading: { text: '額外彩金', size: 15, tracking: 3, weight: 600 } },
    { bet: 'pairPlus', side: 'right', heading: { text: 'Pair Plus', size: 15.5, tracking: 2, weight: 560 } },
  ],
  payLine: { hand: { size: 14.5, tracking: 1, weight: 600 }, odds: { size: 14, tracking: 0.3, weight: 600 } },
  hands: { straightFlush: '同花順', threeOfAKind: '三條', straight: '順', flush: '同花', pair: '對子' },
  odds: ({ numerator, denominator }) => `${chineseNumeral(denominator)}賠${chineseNumeral(numerator)}`,
  internationalIndices: true,
  mini: {
    shapes: [
      {
        kind: 'path',
        path: 'M-9.5 -130L-12 -176Q-12 -183 -6 -183H6Q12 -183 12 -176L9.5 -130Q0 -125 -9.5 -130ZM-10.5 -148H10.5M-11.3 -165H11.3',
      },
    ],
    cards: 3,
  },
};
