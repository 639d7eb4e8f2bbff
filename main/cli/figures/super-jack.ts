import { SUITS, type SuitedCard } from '#shared/cards/card.ts';
import { type Fraction, fraction, toNumber } from '#shared/fraction.ts';
import { drawBank } from '#shared/games/lu-super-jack/bank.ts';
import { type Chance, ODDS } from '#shared/games/lu-super-jack/rules.ts';

import { type Figure, exact, percent, rounded } from './figure.ts';

/** The ranks by what they count, with how many cards of a deck count so. */
const VALUES = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T'] as const;
const inDeck = (rank: (typeof VALUES)[number]): number => (rank === 'T' ? 16 : 4);

/** How often the bank ends so, in per cent: published for six decks where it stands on every seventeen. */
const FINALS: Readonly<Record<string, string>> = {
  17: '14.524527',
  18: '13.925777',
  19: '13.368474',
  20: '17.952730',
  21: '7.287409',
  blackjack: '4.748949',
  bust: '28.192134',
};

/** The figures of the super-jack line: every way the bank can draw from a whole shoe. */
export function superJackFigures(): Figure[] {
  const standing = finals(6, false);
  const hitting = finals(6, true).get('bust') ?? 0;
  const bustEdge = (probability: number): number => 100 * (probability * (toNumber(ODDS.bust) + 1) - 1);
  const six = 'lu-super-jack, 6 decks';
  return [
    ...Object.entries(FINALS).map(([end, expected]) =>
      rounded(`${six}: bank ends with ${end}, %`, 100 * (standing.get(end) ?? 0), expected),
    ),
    rounded(`${six}: bust, hitting soft seventeen, %`, 100 * hitting, '28.576020'),
    rounded(`${six}: edge of bust, %`, bustEdge(standing.get('bust') ?? 0), '-1.327530'),
    rounded(`${six}: edge of bust, hitting soft seventeen, %`, bustEdge(hitting), '0.016068'),
    exact(`${six}: blackjack`, jack('blackjack', 6), '192/4043'),
    exact(`${six}: silver`, jack('silver', 6), '48/4043'),
    exact(`${six}: gold`, jack('gold', 6), '12/4043'),
    percent(`${six}: edge of blackjack`, jackEdge('blackjack', 6), '-5.021024'),
    percent(`${six}: edge of silver`, jackEdge('silver', 6), '-7.395498'),
    percent(`${six}: edge of gold`, jackEdge('gold', 6), '-10.660401'),
    rounded('lu-super-jack, 8 decks: bust, %', 100 * (finals(8, false).get('bust') ?? 0), '28.183910'),
    percent('lu-super-jack, 8 decks: blackjack', jack('blackjack', 8), '4.745134'),
    percent('lu-super-jack, 8 decks: silver', jack('silver', 8), '1.186284'),
    percent('lu-super-jack, 8 decks: gold', jack('gold', 8), '0.296571'),
  ];
}

/** An ace and a ten-valued card, one way or the other; of one suit for silver, of hearts for gold. */
function jack(chance: Exclude<Chance, 'bust'>, decks: number): Fraction {
  const suits = { blackjack: 16, silver: 4, gold: 1 }[chance];
  const cards = 52 * decks;
  return fraction(2 * suits * decks * 4 * decks, cards * (cards - 1));
}

function jackEdge(chance: Exclude<Chance, 'bust'>, decks: number): Fraction {
  const { numerator, denominator } = jack(chance, decks);
  return fraction(numerator * (ODDS[chance].numerator + 1) - denominator, denominator);
}

/** How likely the bank is to end with each total. */
function finals(decks: number, hitSoft17: boolean): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const left = new Map(VALUES.map((rank) => [rank, inDeck(rank) * decks]));
  const cards: SuitedCard[] = [];
  const visit = (probability: number): void => {
    const bank = drawBank(cards, hitSoft17);
    if (bank !== undefined) {
      const end = bank.bust ? 'bust' : bank.jack === 'none' ? String(bank.total) : 'blackjack';
      found.set(end, (found.get(end) ?? 0) + probability);
      return;
    }
    for (const rank of VALUES) {
      const count = left.get(rank) ?? 0;
      if (count === 0) continue;
      left.set(rank, count - 1);
      cards.push(`${rank}${SUITS[cards.length % SUITS.length] ?? 's'}`);
      visit((probability * count) / (52 * decks - cards.length + 1));
      cards.pop();
      left.set(rank, count);
    }
  };
  visit(1);
  return found;
}
