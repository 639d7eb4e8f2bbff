import { DECK, type SuitedCard } from '../../cards/card.ts';
import { MINOR_PER_UNIT, type Minor } from '../../money/money.ts';
import { type Random, chance, createRandom, draw, integer, pick } from '../../random/random.ts';
import { numberOption } from '../house-options.ts';
import { LEVEL_PLANS, practiceStakes } from '../levels.ts';
import { situationsOf } from '../showings.ts';
import type { DealRequest, DealtTable, Level, SuperJackSeat, SuperJackTable } from '../types.ts';
import { type Bank, drawBank } from './bank.ts';
import { CHANCES, type Chance, ODDS, SEATS, SUPER_JACK_ID } from './rules.ts';
import { SITUATION_RULES, SUPER_JACK_SITUATIONS, type SituationRule, superJackShowings } from './situations.ts';

/** The rarest situation comes once in some three hundred hands; running out means one that cannot be dealt. */
const TRIES = 100_000;
/** A stake is one chip: those in use at each level. */
const CHIPS: Readonly<Record<Level, readonly Minor[]>> = {
  1: [1_000, 5_000, 10_000],
  2: [500, 1_000, 5_000, 10_000],
  3: [500, 1_000, 2_500, 5_000, 10_000],
  4: [500, 1_000, 2_500, 5_000, 10_000, 50_000],
};

/** Deals a super-jack table. Same seed and request, same table. */
export function dealSuperJack(request: DealRequest): DealtTable {
  const random = createRandom(request.seed);
  const places = Array.from({ length: SEATS }, (_, index) => index + 1);
  const count = Math.min(Math.max(request.seats ?? LEVEL_PLANS[request.level].seats, 1), SEATS);
  const seats = draw(random, places, count).sort((a, b) => a - b);
  const rule = request.mix === 'natural' ? undefined : wishedRule(random, request);
  const wished = pick(random, seats);
  const { cards } = dealBank(random, request, rule);
  const table: SuperJackTable = {
    ruleSet: SUPER_JACK_ID,
    options: request.options,
    limits: practiceStakes('EUR').limits,
    shoe: cards,
    seats: seats.map((seat) => placeBets(random, request.level, seat, seat === wished ? (rule?.bets ?? []) : [])),
  };
  return { table, situations: situationsOf(superJackShowings(table)) };
}

function wishedRule(random: Random, { situation }: DealRequest): SituationRule {
  const known = SUPER_JACK_SITUATIONS.find((candidate) => candidate === situation);
  return SITUATION_RULES[known ?? pick(random, SUPER_JACK_SITUATIONS)];
}

/** The bank's cards from a fair shoe; of a situation, the first such hand that shows it. */
function dealBank(random: Random, { options }: DealRequest, rule: SituationRule | undefined): Bank {
  const decks = numberOption(options, 'decks');
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const bank = drawFrom(random, decks, options['hitSoft17'] === true);
    if (rule === undefined || rule.bank(bank)) return bank;
  }
  throw new Error('this situation cannot be dealt');
}

function drawFrom(random: Random, decks: number, hitSoft17: boolean): Bank {
  const places = new Set<number>();
  for (;;) {
    places.add(integer(random, 0, decks * DECK.length - 1));
    const bank = drawBank(cardsAt(places), hitSoft17);
    if (bank !== undefined) return bank;
  }
}

function cardsAt(places: ReadonlySet<number>): SuitedCard[] {
  return [...places].map((place) => DECK[place % DECK.length] as SuitedCard);
}

/** The chips in use that the rack can pay: two and a half times an odd number of euros is no whole one. */
function chipsFor(bet: Chance, level: Level): readonly Minor[] {
  const { denominator } = ODDS[bet];
  return CHIPS[level].filter((chip) => chip % (denominator * MINOR_PER_UNIT) === 0);
}

/** One chip on each wished chance, and on others as often as the level has side bets; one chance at least. */
function placeBets(random: Random, level: Level, seat: number, wished: readonly Chance[]): SuperJackSeat {
  const certain = wished.length > 0 ? wished : [pick(random, CHANCES)];
  const bets: Partial<Record<Chance, Minor>> = {};
  for (const bet of CHANCES) {
    const also = chance(random, LEVEL_PLANS[level].sideBetInTen, 10);
    const stake = pick(random, chipsFor(bet, level));
    if (also || certain.includes(bet)) bets[bet] = stake;
  }
  return { seat, bets };
}
