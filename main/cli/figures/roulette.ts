import { type Fraction, fraction } from '#shared/fraction.ts';
import { luEnglishRoulette } from '#shared/games/lu-english-roulette/index.ts';
import { SPOT_KINDS } from '#shared/games/lu-english-roulette/rules.ts';
import { LAST_NUMBER, SPOTS, type SpotKind } from '#shared/games/lu-english-roulette/spots.ts';
import type { RouletteTable } from '#shared/games/types.ts';

import { type Figure, alike, count } from './figure.ts';

const NUMBERS = LAST_NUMBER + 1;
/** Even, so that zero can take half of it. */
const CHIPS = 2;
const CHIP_VALUE = 100;

const SPOTS_OF_KIND: Readonly<Record<SpotKind, number>> = {
  straightUp: 37,
  split: 60,
  street: 14,
  corner: 23,
  sixLine: 11,
  dozen: 3,
  column: 3,
  twoDozens: 2,
  twoColumns: 2,
  evenChance: 6,
};

/** The edge of every spot, settled for every number. */
export function rouletteFigures(): Figure[] {
  return SPOT_KINDS.flatMap((kind) => {
    const spots = SPOTS.filter((spot) => spot.kind === kind);
    const edges = spots.map(({ id }) => edgeOf(id));
    return [
      count(`lu-english-roulette: ${kind}, spots`, spots.length, SPOTS_OF_KIND[kind]),
      alike(`lu-english-roulette: ${kind}, every spot`, edges, kind === 'evenChance' ? '-1/74' : '-1/37'),
    ];
  });
}

function edgeOf(on: string): Fraction {
  const nets = Array.from({ length: NUMBERS }, (_, number) => netOf(on, number));
  return fraction(
    nets.reduce((sum, net) => sum + net, 0),
    NUMBERS * CHIPS * CHIP_VALUE,
  );
}

function netOf(on: string, number: number): number {
  const seats = [{ seat: 1, chipValue: CHIP_VALUE, bets: [{ on, chips: CHIPS }] }];
  const table: RouletteTable = { ruleSet: luEnglishRoulette.id, options: { strictOrder: false }, number, seats };
  const settled = luEnglishRoulette.settle(table);
  if (!settled.ok) throw new Error(settled.error.message);
  return -settled.value.house;
}
