import { situationsOf } from '../showings.ts';
import type { Minor } from '../../money/money.ts';
import { type Random, chance, createRandom, draw, integer, pick } from '../../random/random.ts';
import { LEVEL_PLANS } from '../levels.ts';
import type { BetId, DealRequest, DealtTable, Level, Limits, RouletteSeat, RouletteTable } from '../types.ts';
import { ROULETTE_ID, highestStake, spotOf } from './read.ts';
import { SEATS } from './rules.ts';
import { ROULETTE_SITUATIONS, SITUATION_RULES, type SituationRule, canShow, rouletteShowings } from './situations.ts';
import { LAST_NUMBER, SPOTS } from './spots.ts';

/** The limits posted at practice tables: the maximum is that of twenty-four numbers. */
const LIMITS: Limits = { min: 200, max: 96_000 };

interface Plan {
  /** What a chip may be worth; an even number of units, so that the rack can pay half a chip. */
  readonly chipValues: readonly Minor[];
  /** Spots a player stakes on, from and to. */
  readonly spots: readonly [number, number];
  /** The most chips on one spot. */
  readonly chips: number;
}
const PLANS: Readonly<Record<Level, Plan>> = {
  1: { chipValues: [200], spots: [2, 4], chips: 5 },
  2: { chipValues: [200, 400, 1_000], spots: [3, 4], chips: 8 },
  3: { chipValues: [200, 400, 1_000, 2_000], spots: [3, 6], chips: 12 },
  4: { chipValues: [200, 400, 600, 1_000, 1_400, 2_000, 4_000], spots: [4, 7], chips: 20 },
};

/** Deals a roulette table. Same seed and request, same table. */
export function dealRoulette(request: DealRequest): DealtTable {
  const random = createRandom(request.seed);
  const rule = request.mix === 'natural' ? undefined : wishedRule(random, request);
  // A situation that takes two players has two, whatever was asked for.
  const least = rule?.seats ?? 1;
  const count = Math.min(Math.max(request.seats ?? LEVEL_PLANS[request.level].seats, least), SEATS);
  const seats = draw(
    random,
    Array.from({ length: SEATS }, (_, index) => index + 1),
    count,
  ).sort((a, b) => a - b);
  const numbers = Array.from({ length: LAST_NUMBER + 1 }, (_, number) => number).filter(
    (number) => rule === undefined || canShow(rule, number),
  );
  const number = pick(random, numbers);
  const wished = new Set(draw(random, seats, least));
  // Those who share a spot share the same one.
  const shared = rule === undefined ? [] : draw(random, rule.bets(number), rule.together ?? 1);
  const table: RouletteTable = {
    ruleSet: ROULETTE_ID,
    options: request.options,
    limits: LIMITS,
    number,
    seats: seats.map((seat) => {
      const bets = wished.has(seat) ? shared : [];
      return placeBets(random, request, seat, number, { bets, oddChips: rule?.oddChips === true });
    }),
  };
  return { table, situations: situationsOf(rouletteShowings(table)) };
}

function wishedRule(random: Random, { situation }: DealRequest): SituationRule {
  return SITUATION_RULES[ROULETTE_SITUATIONS.find((known) => known === situation) ?? pick(random, ROULETTE_SITUATIONS)];
}

/** What a seat must stake on. */
interface Wish {
  readonly bets: readonly BetId[];
  readonly oddChips: boolean;
}

function placeBets(random: Random, { level, mix }: DealRequest, seat: number, number: number, wish: Wish): RouletteSeat {
  const { chipValues, spots } = PLANS[level];
  const chipValue = pick(random, chipValues);
  const count = integer(random, ...spots);
  const chosen = new Set<BetId>(wish.bets);
  while (chosen.size < Math.max(count, wish.bets.length)) chosen.add(drawSpot(random, mix === 'training' ? number : undefined));
  const bets = [...chosen].map((on) => ({ on, chips: drawChips(random, level, on, chipValue, wish.oddChips && wish.bets.includes(on)) }));
  return { seat, chipValue, bets };
}

/** Half the spots as they come, half of the outer kinds; of two spots of the training mix one has to do with the number. */
function drawSpot(random: Random, number: number | undefined): BetId {
  const kind = pick(random, SPOTS).kind;
  const wanted = chance(random, 1, 2) ? kind : pick(random, OUTSIDE_KINDS);
  const ofKind = SPOTS.filter((spot) => spot.kind === wanted);
  const near = number !== undefined && chance(random, 1, 2) ? ofKind.filter(({ numbers }) => numbers.includes(number)) : [];
  return pick(random, near.length > 0 ? near : ofKind).id;
}

const OUTSIDE_KINDS = ['sixLine', 'dozen', 'column', 'twoDozens', 'twoColumns', 'evenChance', 'evenChance'] as const;

/** The smaller of two draws: players stake little more often than much. */
function drawChips(random: Random, level: Level, on: BetId, chipValue: Minor, odd: boolean): number {
  const most = Math.min(PLANS[level].chips, Math.floor(highestStake(spotOf(on), LIMITS) / chipValue));
  const chips = Math.min(integer(random, 1, most), integer(random, 1, most));
  return odd && chips % 2 === 0 ? chips - 1 : chips;
}
