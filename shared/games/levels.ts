import type { Currency, Minor } from '../money/money.ts';
import { type Random, integer, pick } from '../random/random.ts';
import type { Level, Limits } from './types.ts';

/** What a level of practice asks for, whatever the game. */
export interface LevelPlan {
  /** Seats with bets, where the run does not say otherwise. */
  readonly seats: number;
  /** How round the stakes are. */
  readonly stakes: 'tens' | 'fives' | 'units' | 'mixedChips';
  /** Seats that stake a side bet too, out of ten. Every situation comes at every level all the same. */
  readonly sideBetInTen: number;
  /** Whether stacks of chips are labelled with their amounts. */
  readonly chipLabels: boolean;
  /** The time allowed for one decision. */
  readonly decisionMs: number;
}

export const LEVEL_PLANS: Readonly<Record<Level, LevelPlan>> = {
  1: { seats: 2, stakes: 'tens', sideBetInTen: 2, chipLabels: true, decisionMs: 12_000 },
  2: { seats: 4, stakes: 'fives', sideBetInTen: 5, chipLabels: true, decisionMs: 9_000 },
  3: { seats: 6, stakes: 'units', sideBetInTen: 6, chipLabels: true, decisionMs: 7_000 },
  4: { seats: 7, stakes: 'mixedChips', sideBetInTen: 8, chipLabels: false, decisionMs: 5_000 },
};

/** The stakes of practice tables: a unit the levels count in, and the limits posted at the table. */
export interface PracticeStakes {
  readonly unit: Minor;
  readonly limits: Limits;
}

const STAKES: Readonly<Record<Currency, PracticeStakes>> = {
  EUR: { unit: 100, limits: { min: 500, max: 50_000 } },
  MOP: { unit: 1000, limits: { min: 10_000, max: 500_000 } },
};

/** The stakes of a practice table in this currency, where the game asks for no others. */
export function practiceStakes(currency: Currency): PracticeStakes {
  return STAKES[currency];
}

/** A stake as the level has it, within the posted limits. */
export function drawStake(random: Random, level: Level, { unit, limits }: PracticeStakes, denominations: readonly Minor[]): Minor {
  const inUnits = (step: number, max: number): Minor => {
    const steps = Math.floor(max / step);
    const least = Math.ceil(limits.min / (unit * step));
    // The smaller of two draws: players stake little more often than much.
    return Math.min(integer(random, least, steps), integer(random, least, steps)) * step * unit;
  };
  switch (LEVEL_PLANS[level].stakes) {
    case 'tens':
      return inUnits(10, 100);
    case 'fives':
      return inUnits(5, 100);
    case 'units':
      return inUnits(1, 60);
    case 'mixedChips':
      return drawChips(random, denominations, unit, limits);
  }
}

/** The value of two to six chips of any colours. */
function drawChips(random: Random, denominations: readonly Minor[], unit: Minor, limits: Limits): Minor {
  const chips = denominations.filter((value) => value >= unit && value <= unit * 100);
  const count = integer(random, 2, 6);
  let sum = 0;
  for (let index = 0; index < count; index += 1) sum += pick(random, chips);
  return Math.min(Math.max(sum, limits.min), limits.max);
}
