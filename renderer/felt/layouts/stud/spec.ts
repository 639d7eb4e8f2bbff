import type { HandId } from '#shared/games/types.ts';

import type { Lettering } from '../../board/lettering.tsx';
import type { Cloth } from '../types.ts';

/** What a box bears: its lines, one size for all. */
export interface BoxLegend extends Pick<Lettering, 'size' | 'tracking'> {
  readonly lines: readonly string[];
}

/** What distinguishes one stud felt from another. */
export interface StudSpec {
  readonly cloth: Cloth;
  readonly title: Lettering;
  readonly subtitle: Lettering;
  /** The inscriptions of the two boxes, a line each. */
  readonly ante: BoxLegend;
  readonly raise: BoxLegend;
  /** Captions of the pack with its cut card and of the holder of played cards. */
  readonly pack: string;
  readonly discard: string;
  /** Above the card of the bank that was dealt face up. */
  readonly openCard: string;
  /** What the hands are called where their odds stand, and what the odds multiply. */
  readonly hands: Readonly<Record<HandId, string>>;
  readonly times: string;
}

const SUBTITLE = { text: 'La banque joue avec as-roi ou mieux', size: 17, tracking: 0.6, weight: 480, italic: true } as const;
const CAPTIONS = { pack: 'jeu, carte de coupe', discard: 'réceptacle', openCard: '5e carte' } as const;

/** As article 37-7 of the Luxembourg text has them; Monaco's gives no table. */
const ODDS = {
  hands: {
    pair: 'paire',
    twoPair: 'deux paires',
    threeOfAKind: 'brelan',
    straight: 'quinte',
    flush: 'couleur',
    fullHouse: 'full',
    fourOfAKind: 'carré',
    straightFlush: 'quinte flush',
    royalFlush: 'quinte royale',
  },
  times: 'fois la mise',
} as const;

const RAISE: BoxLegend = { lines: ['RELANCE'], size: 14, tracking: 0.8 };

/** Luxembourg: blue, in French. */
export const luCasinoStudPoker: StudSpec = {
  cloth: 'blue',
  title: { text: 'STUD POKER DE CASINO', size: 31, tracking: 9, weight: 500 },
  subtitle: SUBTITLE,
  ante: { lines: ['ANTE'], size: 18, tracking: 2.2 },
  raise: RAISE,
  ...CAPTIONS,
  ...ODDS,
};

/** Monaco: green, in French. */
export const mcCaribbeanGoldPoker: StudSpec = {
  cloth: 'green',
  title: { text: 'CARIBBEAN GOLD POKER', size: 30, tracking: 8.5, weight: 500 },
  subtitle: SUBTITLE,
  // Its text knows no ante.
  ante: { lines: ['MISE', 'INITIALE'], size: 12.5, tracking: 0.8 },
  raise: RAISE,
  ...CAPTIONS,
  ...ODDS,
};
