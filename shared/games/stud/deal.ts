import { DECK, type SuitedCard } from '../../cards/card.ts';
import { evaluateFiveCards } from '../../cards/five-card-hand.ts';
import { type Random, chance, createRandom, draw, pick } from '../../random/random.ts';
import { LEVEL_PLANS, drawStake } from '../levels.ts';
import { situationsOf } from '../showings.ts';
import type { DealRequest, DealtTable, StudSeat, StudTable } from '../types.ts';
import { dealOtherHands, dealSituation } from './deal-hands.ts';
import type { StudRules } from './rules.ts';
import { SITUATION_RULES, type SeatKind, isFoldingHand } from './situation-rules.ts';
import { STUD_SITUATIONS } from './situations.ts';
import { studShowings } from './showings.ts';

const CARDS = 5;

/** Deals a table of a stud game. Same seed and request, same table. */
export function dealStud(rules: StudRules, request: DealRequest): DealtTable {
  const random = createRandom(request.seed);
  const count = Math.min(Math.max(request.seats ?? LEVEL_PLANS[request.level].seats, 1), rules.seats);
  const seats = draw(
    random,
    Array.from({ length: rules.seats }, (_, index) => index + 1),
    count,
  ).sort((a, b) => a - b);
  const { dealer, hands, wish } = request.mix === 'natural' ? dealNatural(random, seats) : dealTraining(random, request, seats);
  const table: StudTable = {
    ruleSet: rules.id,
    options: request.options,
    limits: rules.practiceStakes.limits,
    dealer,
    seats: seats.map((seat, index) =>
      placeBets(random, rules, request, seat, hands[index] ?? [], wish?.seat === seat ? wish.kind : undefined),
    ),
  };
  return { table, situations: situationsOf(studShowings(table)) };
}

interface DealtCards {
  readonly dealer: readonly SuitedCard[];
  /** In the order of the seats. */
  readonly hands: readonly (readonly SuitedCard[])[];
  /** The seat that must show the situation, and how. */
  readonly wish?: { readonly seat: number; readonly kind: SeatKind };
}

/** A fair shuffle. */
function dealNatural(random: Random, seats: readonly number[]): DealtCards {
  const cards = draw(random, DECK, (seats.length + 1) * CARDS);
  const hand = (index: number): SuitedCard[] => cards.slice(index * CARDS, (index + 1) * CARDS);
  return { dealer: hand(seats.length), hands: seats.map((_, index) => hand(index)) };
}

/** The situation first, on a random seat, then fair cards within it; then varied hands for the other seats. */
function dealTraining(random: Random, request: DealRequest, seats: readonly number[]): DealtCards {
  const situation = STUD_SITUATIONS.find((candidate) => candidate === request.situation) ?? pick(random, STUD_SITUATIONS);
  const rule = SITUATION_RULES[situation];
  const wish = { seat: pick(random, seats), kind: rule.kinds[0] };
  const { player, dealer } = dealSituation(random, rule);
  const { strength } = evaluateFiveCards(dealer);
  const fits = rule.everySeat === true ? (hand: { readonly strength: number }) => hand.strength < strength : () => true;
  const hands = dealOtherHands(random, [...player, ...dealer], seats.length - 1, fits);
  hands.splice(seats.indexOf(wish.seat), 0, draw(random, player, CARDS));
  return { dealer: draw(random, dealer, CARDS), hands, wish };
}

/** A player goes on with ace-king or better nearly always, seldom with less. */
function placeBets(
  random: Random,
  rules: StudRules,
  { level }: DealRequest,
  seat: number,
  cards: readonly SuitedCard[],
  wished: SeatKind | undefined,
): StudSeat {
  const ante = drawStake(random, level, rules.practiceStakes, rules.denominations);
  const folds = isFoldingHand(evaluateFiveCards(cards)) ? chance(random, 3, 4) : chance(random, 1, 60);
  const folded = wished === undefined ? folds : wished === 'folded';
  return { seat, cards, bets: folded ? { ante } : { ante, raise: 2 * ante }, folded };
}
