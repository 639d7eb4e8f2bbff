import { DECK, RANKS, type Rank, SUITS, type SuitedCard, rankOf } from '../../cards/card.ts';
import { type FiveCardHandId, evaluateFiveCards } from '../../cards/five-card-hand.ts';
import { type Random, draw, pick } from '../../random/random.ts';

/** The rarest draft succeeds once in a few thousand times; running out is a bug. */
const TRIES = 100_000;

/** Five cards of the deck, every hand equally likely. */
export function anyHand(random: Random): SuitedCard[] {
  return draw(random, DECK, 5);
}

/** A hand of one class, every hand of it equally likely. */
export function handOfClass(random: Random, wanted: FiveCardHandId): SuitedCard[] {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const cards = DRAFTS[wanted](random);
    if (evaluateFiveCards(cards).hand === wanted) return cards;
  }
  throw new Error(`no hand of this class: ${wanted}`);
}

/** A hand of the very ranks of another, from the cards that one leaves; undefined where they do not suffice. */
export function handOfSameRanks(random: Random, cards: readonly SuitedCard[]): SuitedCard[] | undefined {
  const ranks = [...new Set(cards.map(rankOf))];
  const hand = ranks.flatMap((rank) => {
    const left = SUITS.map((suit): SuitedCard => `${rank}${suit}`).filter((card) => !cards.includes(card));
    return draw(random, left, cards.filter((card) => rankOf(card) === rank).length);
  });
  return hand.length === cards.length ? hand : undefined;
}

/** Five cards that are at least likely to be of a class, all hands of the class as likely as one another. */
const DRAFTS: Readonly<Record<FiveCardHandId, (random: Random) => SuitedCard[]>> = {
  royalFlush: (random) => suited(random, RANKS.slice(0, 5)),
  straightFlush: (random) => suited(random, run(random)),
  fourOfAKind: (random) => groups(random, [4, 1]),
  fullHouse: (random) => groups(random, [3, 2]),
  flush: (random) => suited(random, draw(random, RANKS, 5)),
  straight: (random) => unsuited(random, run(random)),
  threeOfAKind: (random) => groups(random, [3, 1, 1]),
  twoPair: (random) => groups(random, [2, 2, 1]),
  pair: (random) => groups(random, [2, 1, 1, 1]),
  aceKing: (random) => unsuited(random, ['A', 'K', ...draw(random, RANKS.slice(2), 3)]),
  highCard: (random) => unsuited(random, draw(random, RANKS, 5)),
};

/** Five ranks in a row, from A-K-Q-J-T down to 5-4-3-2-A. */
function run(random: Random): Rank[] {
  const circle = [...RANKS, 'A' as const];
  const start = pick(random, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  return circle.slice(start, start + 5);
}

function suited(random: Random, ranks: readonly Rank[]): SuitedCard[] {
  const suit = pick(random, SUITS);
  return ranks.map((rank): SuitedCard => `${rank}${suit}`);
}

function unsuited(random: Random, ranks: readonly Rank[]): SuitedCard[] {
  return ranks.map((rank): SuitedCard => `${rank}${pick(random, SUITS)}`);
}

function groups(random: Random, counts: readonly number[]): SuitedCard[] {
  const ranks = draw(random, RANKS, counts.length);
  return ranks.flatMap((rank, index) => draw(random, SUITS, counts[index] ?? 0).map((suit): SuitedCard => `${rank}${suit}`));
}
