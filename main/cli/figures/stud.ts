import { cardCode } from '#shared/cards/fast/card-code.ts';
import { FIVE_CARD_FLOORS, fiveCardRank } from '#shared/cards/fast/five-card-rank.ts';
import { FIVE_CARD_HANDS, type FiveCardHandId } from '#shared/cards/five-card-hand.ts';
import { type Fraction, fraction, toNumber } from '#shared/fraction.ts';
import { LUXEMBOURG_PAY_TABLE } from '#shared/games/stud/raise-lines.ts';
import { STUD_DEALS, type StudShowdowns, UNSEEN_HANDS, UPCARDS, everyStudShowdown } from '#shared/games/stud/showdowns.ts';
import type { HousePayTable } from '#shared/games/types.ts';

import { type Figure, count, exact, rounded } from './figure.ts';

/** What a raise is paid for each hand, and for ace-king where it wins. */
interface PayTable {
  readonly name: string;
  readonly times: HousePayTable;
  readonly aceKing: number;
}

const [PAIR, TWO_PAIR, TRIPS, STRAIGHT, FLUSH, FULL, QUADS, STRAIGHT_FLUSH, ROYAL] = [
  'pair',
  'twoPair',
  'threeOfAKind',
  'straight',
  'flush',
  'fullHouse',
  'fourOfAKind',
  'straightFlush',
  'royalFlush',
] as const;
const tableOf = (name: string, times: readonly number[]): PayTable => ({
  name,
  times: Object.fromEntries(
    [PAIR, TWO_PAIR, TRIPS, STRAIGHT, FLUSH, FULL, QUADS, STRAIGHT_FLUSH, ROYAL].map((hand, index) => [hand, times[index] ?? 0]),
  ),
  aceKing: 1,
});

const AMERICAN = tableOf('stud 1-2-3-4-5-7-20-50-100', [1, 2, 3, 4, 5, 7, 20, 50, 100]);
const OTHER = tableOf('stud 1-2-3-4-6-9-20-50-100', [1, 2, 3, 4, 6, 9, 20, 50, 100]);
const LUXEMBOURG: PayTable = { name: 'lu-casino-stud-poker', times: LUXEMBOURG_PAY_TABLE, aceKing: 1 };
const RETURNED: PayTable = { name: 'lu-casino-stud-poker, ace-king not paid', times: LUXEMBOURG_PAY_TABLE, aceKing: 0 };
const TABLES = [AMERICAN, LUXEMBOURG, RETURNED, OTHER] as const;

const ACE_KING_JACK_EIGHT_THREE = fiveCardRank(cardCode('As'), cardCode('Kh'), cardCode('Jd'), cardCode('8c'), cardCode('3s'));
/** The hands from which a player raises who does not look at the dealer's card. */
const THRESHOLDS = { 'A-K-J-8-3': ACE_KING_JACK_EIGHT_THREE, pairs: FIVE_CARD_FLOORS.pair, 'ace-king': FIVE_CARD_FLOORS.aceKing } as const;
type Threshold = keyof typeof THRESHOLDS;

/** What a player gains in all deals together, in antes, and how often he raises. */
interface Totals {
  gained: number;
  raised: number;
}

/** The figures of the stud games with the best play against every card the dealer may show. */
export function studFigures(): Figure[] {
  const best = new Map(TABLES.map((table) => [table, { gained: 0, raised: 0 }]));
  const fixed = new Map(TABLES.map((table) => [table, { 'A-K-J-8-3': 0, pairs: 0, 'ace-king': 0 }]));
  let [qualifying, hands] = [0, 0];
  everyStudShowdown((showdowns) => {
    hands += showdowns.weight;
    if (showdowns.rank >= FIVE_CARD_FLOORS.aceKing) qualifying += showdowns.weight;
    for (const [table, totals] of best) addBest(totals, showdowns, timesPaid(table, showdowns.rank));
    for (const [table, totals] of fixed) addFixed(totals, showdowns, timesPaid(table, showdowns.rank));
  });
  const edge = (table: PayTable): Fraction => fraction(best.get(table)?.gained ?? 0, STUD_DEALS);
  const risk = (table: PayTable): number => (100 * toNumber(edge(table))) / (1 + 2 * toNumber(raises(table)));
  const raises = (table: PayTable): Fraction => fraction(best.get(table)?.raised ?? 0, hands * UPCARDS);
  const threshold = (table: PayTable, name: Threshold, expected: string): Figure =>
    rounded(`${table.name}: raising from ${name}`, (fixed.get(table)?.[name] ?? 0) / STUD_DEALS, expected);
  return [
    count('stud: all situations', STUD_DEALS, 19_933_230_517_200),
    count('stud: dealer qualifies', qualifying, 1_463_700),
    exact(`${AMERICAN.name}: best play`, edge(AMERICAN), '-142031221/2718662100'),
    exact(`${LUXEMBOURG.name}: best play`, edge(LUXEMBOURG), '-873035129/24073949900'),
    exact(`${RETURNED.name}: best play`, edge(RETURNED), '-594932879/15820024220'),
    rounded(`${OTHER.name}: best play`, toNumber(edge(OTHER)), '-0.0467140050'),
    ...([AMERICAN, LUXEMBOURG, OTHER] as const).map((table) =>
      rounded(`${table.name}: raises, %`, 100 * toNumber(raises(table)), '52.225476'),
    ),
    rounded(`${RETURNED.name}: raises, %`, 100 * toNumber(raises(RETURNED)), '51.310675'),
    rounded(`${AMERICAN.name}: element of risk, %`, risk(AMERICAN), '-2.5552856'),
    rounded(`${LUXEMBOURG.name}: element of risk, %`, risk(LUXEMBOURG), '-1.773762'),
    rounded(`${RETURNED.name}: element of risk, %`, risk(RETURNED), '-1.8559900'),
    rounded(`${OTHER.name}: element of risk, %`, risk(OTHER), '-2.284851'),
    threshold(AMERICAN, 'A-K-J-8-3', '-0.0531632542'),
    threshold(AMERICAN, 'pairs', '-0.0546962069'),
    threshold(AMERICAN, 'ace-king', '-0.0568197013'),
    threshold(LUXEMBOURG, 'A-K-J-8-3', '-0.0371849'),
    threshold(LUXEMBOURG, 'pairs', '-0.0387179'),
    threshold(LUXEMBOURG, 'ace-king', '-0.0408414'),
  ];
}

function timesPaid({ times, aceKing }: PayTable, rank: number): number {
  const hand = handOf(rank);
  return times[hand] ?? aceKing;
}

function handOf(rank: number): FiveCardHandId {
  return FIVE_CARD_HANDS.find((hand) => rank >= FIVE_CARD_FLOORS[hand]) ?? 'highCard';
}

/** The ante wins one, a raise of two what it is paid; against a dealer who does not qualify the ante alone. */
function raiseGain({ notQualified, wins, losses }: StudShowdowns, place: number, times: number): number {
  return (notQualified[place] ?? 0) + (1 + 2 * times) * (wins[place] ?? 0) - 3 * (losses[place] ?? 0);
}

/** Raises where that gains more than the ante that folding loses. */
function addBest(totals: Totals, showdowns: StudShowdowns, times: number): void {
  let [gained, raised] = [0, 0];
  for (let place = 0; place < UPCARDS; place += 1) {
    const gain = raiseGain(showdowns, place, times);
    const raises = gain > -UNSEEN_HANDS;
    gained += raises ? gain : -UNSEEN_HANDS;
    if (raises) raised += 1;
  }
  totals.gained += gained * showdowns.weight;
  totals.raised += raised * showdowns.weight;
}

function addFixed(totals: Record<Threshold, number>, showdowns: StudShowdowns, times: number): void {
  let raising = 0;
  for (let place = 0; place < UPCARDS; place += 1) raising += raiseGain(showdowns, place, times);
  for (const name of ['A-K-J-8-3', 'pairs', 'ace-king'] as const) {
    totals[name] += showdowns.weight * (showdowns.rank >= THRESHOLDS[name] ? raising : -UNSEEN_HANDS * UPCARDS);
  }
}
