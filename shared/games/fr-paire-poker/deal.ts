import { type Card, DECK, JOKERS } from '../../cards/card.ts';
import type { Minor } from '../../money/money.ts';
import { type Random, chance, createRandom, draw, integer, pick, shuffle } from '../../random/random.ts';
import { LEVEL_PLANS, drawStake, practiceStakes } from '../levels.ts';
import { situationsOf } from '../showings.ts';
import type { BetId, DealRequest, DealtTable, Level, PairePokerSeat, PairePokerTable } from '../types.ts';
import { type Drawn, type ThreeCards, drawnOf } from './draw.ts';
import { PAIRE_POKER_ID } from './read.ts';
import { SEATS } from './rules.ts';
import { PAIRE_POKER_SITUATIONS, SITUATION_RULES, type SituationRule, canShow, pairePokerShowings } from './situations.ts';
import { COLOUR_IDS, MAIN_IDS, PAIR_VALUE_IDS, VALUE_IDS } from './spots.ts';

const CARDS: readonly Card[] = [...DECK, ...JOKERS];
export const DENOMINATIONS: readonly Minor[] = [500_000, 100_000, 50_000, 10_000, 2_500, 500, 100];
/** A suited A-K-Q comes once in some five thousand draws; running out means a situation that cannot be dealt. */
const TRIES = 200_000;
/** Bets on the first card by level, from and to. */
const MAIN_BETS: Readonly<Record<Level, readonly [number, number]>> = { 1: [1, 2], 2: [1, 3], 3: [2, 4], 4: [3, 6] };

/** Deals a pair'e poker table. Same seed and request, same table. */
export function dealPairePoker(request: DealRequest): DealtTable {
  const random = createRandom(request.seed);
  const count = Math.min(Math.max(request.seats ?? LEVEL_PLANS[request.level].seats, 1), SEATS);
  const seats = draw(
    random,
    Array.from({ length: SEATS }, (_, index) => index + 1),
    count,
  ).sort((a, b) => a - b);
  const rule = request.mix === 'natural' ? undefined : wishedRule(random, request);
  const drawn = dealCards(random, rule);
  const wished = pick(random, seats);
  const table: PairePokerTable = {
    ruleSet: PAIRE_POKER_ID,
    options: request.options,
    limits: practiceStakes('EUR').limits,
    cards: drawn.cards,
    seats: seats.map((seat) => placeBets(random, request, seat, drawn, seat === wished ? rule : undefined)),
  };
  return { table, situations: situationsOf(pairePokerShowings(table)) };
}

function wishedRule(random: Random, { situation }: DealRequest): SituationRule {
  return SITUATION_RULES[PAIRE_POKER_SITUATIONS.find((known) => known === situation) ?? pick(random, PAIRE_POKER_SITUATIONS)];
}

/** Three cards of a fair shuffle; of a situation, the first that can show it. */
function dealCards(random: Random, rule: SituationRule | undefined): Drawn {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const drawn = drawnOf(nextCards(random, rule?.jokers));
    if (rule === undefined || canShow(rule, drawn)) return drawn;
  }
  throw new Error('this situation cannot be dealt');
}

/** Three cards in the order drawn, with so many jokers where that is asked for. */
function nextCards(random: Random, jokers: SituationRule['jokers']): ThreeCards {
  if (jokers === undefined || jokers === 0) return distinct(random, jokers === undefined ? CARDS : DECK);
  const [first, second, third] = distinct(random, DECK);
  const [joker, other] = draw(random, JOKERS, JOKERS.length) as [Card, Card];
  return shuffle(random, jokers === 1 ? [first, second, joker] : [third, joker, other]) as [Card, Card, Card];
}

function distinct(random: Random, cards: readonly Card[]): ThreeCards {
  const places = new Set<number>();
  while (places.size < 3) places.add(integer(random, 0, cards.length - 1));
  return [...places].map((place) => cards[place] as Card) as [Card, Card, Card];
}

function placeBets(random: Random, request: DealRequest, seat: number, drawn: Drawn, rule: SituationRule | undefined): PairePokerSeat {
  const { level, mix } = request;
  const wished = rule?.bets === undefined ? [] : [pick(random, rule.bets(drawn))];
  const chosen = new Set<BetId>([...wished, ...mainBets(random, level), ...sideBets(random, level)]);
  // Of single values few win: the training mix adds one that does now and then.
  if (mix === 'training' && chance(random, 1, 3)) chosen.add(pick(random, winningValues(drawn)));
  const stake = (): Minor => drawStake(random, level, practiceStakes('EUR'), DENOMINATIONS);
  return { seat, bets: [...chosen].map((on) => ({ on, amount: stake() })) };
}

function mainBets(random: Random, level: Level): BetId[] {
  const [least, most] = MAIN_BETS[level];
  const onValues = draw(random, VALUE_IDS, integer(random, least, most));
  return chance(random, 1, 2) ? [pick(random, COLOUR_IDS), ...onValues.slice(1)] : onValues;
}

function sideBets(random: Random, level: Level): BetId[] {
  const { sideBetInTen } = LEVEL_PLANS[level];
  const staked = (bets: readonly BetId[]): readonly BetId[] => (chance(random, sideBetInTen, 10) ? bets : []);
  return [...staked([pick(random, PAIR_VALUE_IDS)]), ...staked(['anyPair']), ...staked(['poker'])];
}

function winningValues({ values: [first] }: Drawn): readonly BetId[] {
  return MAIN_IDS.filter((id) => id.split('-').includes(first));
}
