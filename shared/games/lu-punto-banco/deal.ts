import { DECK, type SuitedCard } from '../../cards/card.ts';
import type { Minor } from '../../money/money.ts';
import { type Random, chance, createRandom, draw, integer, pick } from '../../random/random.ts';
import { LEVEL_PLANS } from '../levels.ts';
import { situationsOf } from '../showings.ts';
import type { DealRequest, DealtTable, Level, PuntoBancoSeat, PuntoBancoTable } from '../types.ts';
import { drawCoup } from './drawing.ts';
import { PUNTO_BANCO_ID, baseOf } from './read.ts';
import { CHANCES, type Chance, DECKS, LARGE_TABLE, SMALL_TABLE } from './rules.ts';
import { PUNTO_BANCO_SITUATIONS, SITUATION_RULES, type SituationRule, puntoBancoShowings } from './situations.ts';

/** A coup never takes more cards. */
const CARDS = 6;
/** The rarest situation comes once in some two hundred coups; running out means one that cannot be dealt. */
const TRIES = 100_000;
/** The posted maximum of practice tables, in minima. */
const MAXIMUM = 100;
/** Stakes in minima: so many of this step, by level. */
const STAKES: Readonly<Record<Level, { readonly step: number; readonly most: number }>> = {
  1: { step: 5, most: 10 },
  2: { step: 2, most: 25 },
  3: { step: 1, most: 50 },
  4: { step: 1, most: MAXIMUM },
};

/** Deals a punto banco table. Same seed and request, same table. */
export function dealPuntoBanco(request: DealRequest): DealtTable {
  const random = createRandom(request.seed);
  const places = request.options['sixteenSeats'] === true ? LARGE_TABLE : SMALL_TABLE;
  const count = Math.min(Math.max(request.seats ?? LEVEL_PLANS[request.level].seats, 1), places);
  const seats = draw(
    random,
    Array.from({ length: places }, (_, index) => index + 1),
    count,
  ).sort((a, b) => a - b);
  const rule = request.mix === 'natural' ? undefined : wishedRule(random, request);
  const wished = pick(random, seats);
  const shoe = dealShoe(random, rule);
  const min = baseOf(request.options);
  const table: PuntoBancoTable = {
    ruleSet: PUNTO_BANCO_ID,
    options: request.options,
    limits: { min, max: min * MAXIMUM },
    shoe,
    seats: seats.map((seat) => placeBets(random, request, seat, seat === wished ? rule : undefined)),
  };
  return { table, situations: situationsOf(puntoBancoShowings(table)) };
}

function wishedRule(random: Random, { situation }: DealRequest): SituationRule | undefined {
  const known = PUNTO_BANCO_SITUATIONS.find((candidate) => candidate === situation);
  return SITUATION_RULES[known ?? pick(random, PUNTO_BANCO_SITUATIONS)];
}

/** The next cards of a fair shoe; of a situation, the first such cards that show it. */
function dealShoe(random: Random, rule: SituationRule | undefined): SuitedCard[] {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const shoe = nextCards(random);
    const coup = drawCoup(shoe);
    if (coup !== undefined && (rule === undefined || rule.coup(coup))) return shoe;
  }
  throw new Error('this situation cannot be dealt');
}

function nextCards(random: Random): SuitedCard[] {
  const places = new Set<number>();
  while (places.size < CARDS) places.add(integer(random, 0, DECKS * DECK.length - 1));
  return [...places].map((place) => DECK[place % DECK.length] as SuitedCard);
}

function placeBets(random: Random, { level, options }: DealRequest, seat: number, rule: SituationRule | undefined): PuntoBancoSeat {
  const chosen = drawChances(random, level, rule);
  const bets: Partial<Record<Chance, Minor>> = {};
  for (const bet of CHANCES) if (chosen.has(bet)) bets[bet] = drawStake(random, level, baseOf(options));
  return { seat, bets };
}

/** Mostly one of the two sides, now and then both, with a tie as often as the level has side bets. */
function drawChances(random: Random, level: Level, rule: SituationRule | undefined): ReadonlySet<Chance> {
  const chosen = new Set<Chance>(rule?.bets ?? []);
  if (chosen.size > 1) return chosen;
  chosen.add(chance(random, 1, 2) ? 'punto' : 'banco');
  if (level > 2 && chance(random, 1, 8)) chosen.add('punto').add('banco');
  if (chance(random, LEVEL_PLANS[level].sideBetInTen, 10)) chosen.add('tie');
  return chosen;
}

/** The smaller of two draws: players stake little more often than much. */
function drawStake(random: Random, level: Level, base: Minor): Minor {
  const { step, most } = STAKES[level];
  return Math.min(integer(random, 1, most), integer(random, 1, most)) * step * base;
}
