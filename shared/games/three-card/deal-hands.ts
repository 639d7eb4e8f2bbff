import { DECK, type SuitedCard } from '../../cards/card.ts';
import { THREE_CARD_HANDS, type ThreeCardHandId } from '../../cards/three-card-hand.ts';
import { type Random, chance, draw, pick, pickWeighted } from '../../random/random.ts';
import { type PoolHand, allHands, areDisjoint, handsOfClass } from './hand-pool.ts';
import { type SituationRule, handsShow } from './situation-rules.ts';

/** The likeliest of the bounded searches below fail once in e^1000; running out means a situation that cannot be dealt. */
const TRIES = 100_000;
/** How often the training mix looks for a hand of a drawn class that avoids the cards already out. */
const CLASS_TRIES = 100;

/** Classes for the other seats of the training mix: varied, the common ones still the commoner. */
const CLASS_WEIGHTS: readonly (readonly [ThreeCardHandId, number])[] = THREE_CARD_HANDS.map((hand) => [
  hand,
  { straightFlush: 1, threeOfAKind: 1, straight: 3, flush: 3, pair: 4, highCard: 3 }[hand],
]);

/** The two hands of a situation. */
export interface SituationHands {
  readonly player: PoolHand;
  readonly dealer: PoolHand;
}

/** A player's and a dealer's hand that show a situation; every such pair of hands is equally likely. */
export function dealSituation(random: Random, rule: SituationRule): SituationHands {
  const pools = poolsOf(rule);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const { player, dealer } = pools.equals === undefined ? pickBoth(random, pools) : pickEquals(random, pools.equals);
    if (areDisjoint(player, dealer) && handsShow(rule, player.value, dealer.value)) return { player, dealer };
  }
  throw new Error('this situation cannot be dealt');
}

type Weighted<Item> = readonly (readonly [Item, number])[];

/** The hands that come into question for a situation. */
interface Pools {
  readonly players: readonly PoolHand[];
  readonly dealers: readonly PoolHand[];
  /** For a tie: the hands of each strength, weighted by the number of pairs of them. */
  readonly equals: Weighted<readonly PoolHand[]> | undefined;
}

const known = new WeakMap<SituationRule, Pools>();

function poolsOf(rule: SituationRule): Pools {
  const pools = known.get(rule) ?? buildPools(rule);
  known.set(rule, pools);
  return pools;
}

function buildPools({ hand, dealt, dealer, result }: SituationRule): Pools {
  const players = allHands().filter(({ value }) => (hand?.(value) ?? true) && (dealt?.(value) ?? true));
  const dealers = allHands().filter(({ value }) => dealer?.(value) ?? true);
  return { players, dealers, equals: result === 'tie' ? groupEquals(players) : undefined };
}

function pickBoth(random: Random, { players, dealers }: Pools): SituationHands {
  return { player: pick(random, players), dealer: pick(random, dealers) };
}

/**
 * Equal hands are too rare to wait for: the strength is drawn first, by the number of pairs of hands that
 * share it, then both hands from it.
 */
function pickEquals(random: Random, equals: Weighted<readonly PoolHand[]>): SituationHands {
  const hands = pickWeighted(random, equals);
  return { player: pick(random, hands), dealer: pick(random, hands) };
}

function groupEquals(hands: readonly PoolHand[]): Weighted<readonly PoolHand[]> {
  const byStrength = new Map<number, PoolHand[]>();
  for (const hand of hands) {
    const equals = byStrength.get(hand.value.strength);
    if (equals === undefined) byStrength.set(hand.value.strength, [hand]);
    else equals.push(hand);
  }
  return [...byStrength.values()].map((equals) => [equals, equals.length ** 2] as const);
}

/** Hands for the other seats of the training mix, from what is left of the deck. */
export function dealOtherHands(random: Random, taken: readonly SuitedCard[], count: number): SuitedCard[][] {
  const out = new Set<SuitedCard>(taken);
  return Array.from({ length: count }, () => {
    const cards = dealOtherHand(random, out);
    for (const card of cards) out.add(card);
    return cards;
  });
}

function dealOtherHand(random: Random, out: ReadonlySet<SuitedCard>): SuitedCard[] {
  if (chance(random, 1, 2)) {
    const wanted = pickWeighted(random, CLASS_WEIGHTS);
    const hands = handsOfClass(wanted);
    for (let attempt = 0; attempt < CLASS_TRIES; attempt += 1) {
      const { cards } = pick(random, hands);
      if (!cards.some((card) => out.has(card))) return draw(random, cards, cards.length);
    }
  }
  const left = DECK.filter((card) => !out.has(card));
  return draw(random, left, 3);
}
