import { DECK, type SuitedCard } from '../../cards/card.ts';
import { evaluateThreeCards } from '../../cards/three-card-hand.ts';
import { type Random, chance, createRandom, draw, pick } from '../../random/random.ts';
import { LEVEL_PLANS, drawStake, practiceStakes } from '../levels.ts';
import { situationsOf } from '../showings.ts';
import type { DealRequest, DealtTable, ThreeCardSeat, ThreeCardTable } from '../types.ts';
import { allowsFoldWithPairPlus, allowsPairPlusAlone } from './check-seat.ts';
import { dealOtherHands, dealSituation } from './deal-hands.ts';
import type { ThreeCardRules } from './rules.ts';
import { SITUATION_RULES, type SeatKind, dealableSituations, isFoldingHand } from './situation-rules.ts';
import { threeCardShowings } from './showings.ts';

/** The seat that must show the situation, and how. */
interface Wish {
  readonly seat: number;
  readonly kind: SeatKind;
  readonly pairPlus: boolean;
}

/** Deals a table of a three-card game. Same seed and request, same table. */
export function dealThreeCard(rules: ThreeCardRules, request: DealRequest): DealtTable {
  const random = createRandom(request.seed);
  const count = Math.min(Math.max(request.seats ?? LEVEL_PLANS[request.level].seats, 1), rules.seats);
  const seats = draw(
    random,
    Array.from({ length: rules.seats }, (_, index) => index + 1),
    count,
  ).sort((a, b) => a - b);
  const { dealer, hands, wish } = request.mix === 'natural' ? dealNatural(random, seats) : dealTraining(random, rules, request, seats);
  const table: ThreeCardTable = {
    ruleSet: rules.id,
    options: request.options,
    limits: practiceStakes(rules.currency).limits,
    dealer,
    seats: placeAllBets(random, rules, request, seats, hands, wish),
  };
  return { table, situations: situationsOf(threeCardShowings(table)) };
}

/** The stakes seat by seat. On a training table of several seats no more than half fold: little would be left to settle. */
function placeAllBets(
  random: Random,
  rules: ThreeCardRules,
  request: DealRequest,
  seats: readonly number[],
  hands: DealtCards['hands'],
  wish: Wish | undefined,
): ThreeCardSeat[] {
  const most = request.mix === 'natural' ? seats.length : Math.max(1, Math.floor(seats.length / 2));
  let foldsLeft = wish?.kind === 'folded' ? most - 1 : most;
  return seats.map((seat, index) => {
    const own = wish?.seat === seat ? wish : undefined;
    const placed = placeBets(random, rules, request, seat, hands[index] ?? [], own, foldsLeft > 0);
    if (placed.folded && own === undefined) foldsLeft -= 1;
    return placed;
  });
}

interface DealtCards {
  readonly dealer: readonly SuitedCard[];
  /** In the order of the seats. */
  readonly hands: readonly (readonly SuitedCard[])[];
  readonly wish?: Wish;
}

/** A fair shuffle, dealt three by three, the dealer last. */
function dealNatural(random: Random, seats: readonly number[]): DealtCards {
  const cards = draw(random, DECK, (seats.length + 1) * 3);
  const hand = (index: number): SuitedCard[] => cards.slice(index * 3, index * 3 + 3);
  return { dealer: hand(seats.length), hands: seats.map((_, index) => hand(index)) };
}

/** The situation first, on a random seat, then fair cards within it; then varied hands for the other seats. */
function dealTraining(random: Random, rules: ThreeCardRules, request: DealRequest, seats: readonly number[]): DealtCards {
  const dealable = dealableSituations(rules, request.options);
  const rule = SITUATION_RULES[dealable.find((situation) => situation === request.situation) ?? pick(random, dealable)];
  const wish = { seat: pick(random, seats), kind: rule.kinds[0], pairPlus: rule.pairPlus === true };
  const { player, dealer } = dealSituation(random, rule);
  const others = dealOtherHands(random, [...player.cards, ...dealer.cards], seats.length - 1);
  const hands = [...others];
  hands.splice(seats.indexOf(wish.seat), 0, draw(random, player.cards, player.cards.length));
  return { dealer: draw(random, dealer.cards, dealer.cards.length), hands, wish };
}

function placeBets(
  random: Random,
  rules: ThreeCardRules,
  request: DealRequest,
  seat: number,
  cards: readonly SuitedCard[],
  wish: Wish | undefined,
  mayFold: boolean,
): ThreeCardSeat {
  const stake = (): number => drawStake(random, request.level, practiceStakes(rules.currency), rules.denominations);
  const ante = stake();
  const pairPlus = stake();
  const { kind, withPairPlus } =
    wish === undefined ? drawChoices(random, rules, request, cards, mayFold) : wishedChoices(random, rules, request, wish);
  const side = withPairPlus ? { pairPlus } : {};
  if (kind === 'pairPlusAlone') return { seat, cards, bets: { pairPlus }, folded: false };
  if (kind === 'folded') return { seat, cards, bets: { ante, ...side }, folded: true };
  return { seat, cards, bets: { ante, ...side, play: ante }, folded: false };
}

interface Choices {
  readonly kind: SeatKind;
  readonly withPairPlus: boolean;
}

function wishedChoices(random: Random, rules: ThreeCardRules, { level, options }: DealRequest, { kind, pairPlus }: Wish): Choices {
  const free = kind !== 'folded' || allowsFoldWithPairPlus(rules, { options });
  return { kind, withPairPlus: pairPlus || (free && chance(random, LEVEL_PLANS[level].sideBetInTen, 10)) };
}

/** What a player stakes, and whether he goes on: nearly always with queen, six, four or better, seldom with less. */
function drawChoices(
  random: Random,
  rules: ThreeCardRules,
  { level, options }: DealRequest,
  cards: readonly SuitedCard[],
  mayFold: boolean,
): Choices {
  const withPairPlus = chance(random, LEVEL_PLANS[level].sideBetInTen, 10);
  const alone = withPairPlus && level > 1 && allowsPairPlusAlone(rules, { options }) && chance(random, 1, 6);
  if (alone) return { kind: 'pairPlusAlone', withPairPlus };
  const folds = isFoldingHand(evaluateThreeCards(cards)) ? chance(random, 3, 4) : chance(random, 1, 60);
  const isFree = !withPairPlus || allowsFoldWithPairPlus(rules, { options });
  return { kind: folds && mayFold && isFree ? 'folded' : 'inPlay', withPairPlus };
}
