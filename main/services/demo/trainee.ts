import { type Random, chance, createRandom, draw, integer, pickWeighted } from '#shared/random/random.ts';
import { derive } from '#shared/random/seed.ts';

/** The kinds of error a simulated trainee makes: those the settle drill can diagnose, and forgetting. */
export const SLIPS = [
  'stakeIncluded',
  'oddsOfOtherHand',
  'oddsOfOtherRuleSet',
  'baseWrong',
  'digitsSwapped',
  'offByFactorTen',
  'bonusForgotten',
  'bonusOnFold',
  'misread',
  'pushTaken',
  'pushPaid',
  'losingBetPaid',
  'winningBetTaken',
  'halfForgotten',
  'arithmetic',
  'forgotten',
] as const;
export type Slip = (typeof SLIPS)[number];

/** Who a simulated trainee is. Everything follows from the seed. */
export interface DemoTrainee {
  readonly seed: string;
  /** How many in a thousand go wrong of what is new and no weakness. */
  readonly carelessness: number;
  /** In a thousand: how often the order of two steps is broken in a table, at first. */
  readonly disorder: number;
  /** After so many times, a fact goes wrong a third as often. */
  readonly learning: number;
  /** What a step takes at first. */
  readonly stepMs: number;
  /** The slips this trainee tends to. */
  readonly habits: readonly Slip[];
  /** One fact in so many is a weakness. */
  readonly weakOneIn: number;
}

/** The trainee of a seed. */
export function demoTrainee(seed: string): DemoTrainee {
  const random = createRandom(derive(seed, 'trainee'));
  const talent = pickWeighted(random, [
    ['sure', 2],
    ['steady', 5],
    ['slow', 3],
    ['struggling', 2],
  ] as const);
  const { carelessness, learning, stepMs } = TALENTS[talent];
  return {
    seed,
    carelessness: around(random, carelessness),
    disorder: around(random, carelessness * 2),
    learning: around(random, learning),
    stepMs: around(random, stepMs),
    habits: draw(random, SLIPS, integer(random, 2, 4)),
    weakOneIn: integer(random, 5, 12),
  };
}

const TALENTS = {
  sure: { carelessness: 35, learning: 8, stepMs: 2_300 },
  steady: { carelessness: 85, learning: 15, stepMs: 3_200 },
  slow: { carelessness: 95, learning: 25, stepMs: 4_800 },
  struggling: { carelessness: 160, learning: 45, stepMs: 4_200 },
} as const;

/** Within a quarter of it. */
function around(random: Random, value: number): number {
  return Math.round((value * integer(random, 75, 125)) / 100);
}

/** What a trainee has seen so far: how often each fact was met. It grows with every answer. */
export type Experience = Map<string, number>;

const WEAK_TIMES = 5;
/** Even the best err. */
const FLOOR = 6;

/** How many in a thousand a fact goes wrong for this trainee by now. */
export function slipsInThousand(trainee: DemoTrainee, experience: Experience, fact: string): number {
  const isWeak = chance(createRandom(derive(trainee.seed, `fact:${fact}`)), 1, trainee.weakOneIn);
  const first = trainee.carelessness * (isWeak ? WEAK_TIMES : 1);
  const met = experience.get(fact) ?? 0;
  // A weakness takes three times as long. A fraction of whole numbers instead of a power: the same everywhere.
  const learning = trainee.learning * (isWeak ? 3 : 1);
  return Math.min(600, FLOOR + Math.round((first * learning) / (learning + 2 * met)));
}

/** What a step takes by now: at best three fifths of the beginning. `answered`: items so far. */
export function stepTime(trainee: DemoTrainee, answered: number): number {
  return Math.round(trainee.stepMs * (0.6 + 0.4 * (30 / (30 + answered))));
}
