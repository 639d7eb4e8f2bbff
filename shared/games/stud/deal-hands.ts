import { DECK, type SuitedCard } from '../../cards/card.ts';
import { type FiveCardHand, FIVE_CARD_HANDS, type FiveCardHandId, evaluateFiveCards } from '../../cards/five-card-hand.ts';
import { type Random, chance, draw, pick, pickWeighted } from '../../random/random.ts';
import { anyHand, handOfClass, handOfSameRanks } from './draft-hands.ts';
import { type SituationRule, handsShow } from './situation-rules.ts';

/** The likeliest of the bounded searches below fail once in e^100; running out means a situation that cannot be dealt. */
const TRIES = 100_000;
/** How often the training mix looks for a hand of a drawn class that avoids the cards already out. */
const CLASS_TRIES = 100;

/** Classes for the other seats of the training mix: varied, the common ones still the commoner. */
const CLASS_WEIGHTS: readonly (readonly [FiveCardHandId, number])[] = FIVE_CARD_HANDS.map((hand) => [
  hand,
  {
    royalFlush: 0,
    straightFlush: 1,
    fourOfAKind: 1,
    fullHouse: 2,
    flush: 3,
    straight: 3,
    threeOfAKind: 3,
    twoPair: 4,
    pair: 5,
    aceKing: 4,
    highCard: 4,
  }[hand],
]);

/** The two hands of a situation. */
export interface SituationHands {
  readonly player: readonly SuitedCard[];
  readonly dealer: readonly SuitedCard[];
}

/** A player's and a dealer's hand that show a situation. */
export function dealSituation(random: Random, rule: SituationRule): SituationHands {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const player = draft(random, rule.classes);
    const dealer = rule.dealerClasses === 'same' ? handOfSameRanks(random, player) : draft(random, rule.dealerClasses);
    if (dealer !== undefined && !dealer.some((card) => player.includes(card)) && shows(rule, player, dealer)) return { player, dealer };
  }
  throw new Error('this situation cannot be dealt');
}

function draft(random: Random, classes: readonly FiveCardHandId[] | undefined): SuitedCard[] {
  return classes === undefined ? anyHand(random) : handOfClass(random, pick(random, classes));
}

function shows(rule: SituationRule, player: readonly SuitedCard[], dealer: readonly SuitedCard[]): boolean {
  const hand = evaluateFiveCards(player);
  return (rule.dealt?.(hand) ?? true) && handsShow(rule, hand, evaluateFiveCards(dealer));
}

/** Hands for the other seats of the training mix, from what is left of the deck; `fits` says which will do. */
export function dealOtherHands(
  random: Random,
  taken: readonly SuitedCard[],
  count: number,
  fits: (hand: FiveCardHand) => boolean,
): SuitedCard[][] {
  const out = new Set<SuitedCard>(taken);
  return Array.from({ length: count }, () => {
    const cards = dealOtherHand(random, out, (hand) => fits(evaluateFiveCards(hand)));
    for (const card of cards) out.add(card);
    return cards;
  });
}

function dealOtherHand(random: Random, out: ReadonlySet<SuitedCard>, fits: (cards: readonly SuitedCard[]) => boolean): SuitedCard[] {
  if (chance(random, 1, 2)) {
    const wanted = pickWeighted(random, CLASS_WEIGHTS);
    for (let attempt = 0; attempt < CLASS_TRIES; attempt += 1) {
      const cards = handOfClass(random, wanted);
      if (!cards.some((card) => out.has(card)) && fits(cards)) return draw(random, cards, cards.length);
    }
  }
  const left = DECK.filter((card) => !out.has(card));
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const cards = draw(random, left, 5);
    if (fits(cards)) return cards;
  }
  throw new Error('no hand for this seat');
}
