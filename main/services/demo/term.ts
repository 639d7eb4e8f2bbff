import { RULE_SETS } from '#shared/games/index.ts';
import type { Level, RuleSetId } from '#shared/games/types.ts';
import { type Random, chance, createRandom, integer, pick, pickWeighted, shuffle } from '#shared/random/random.ts';
import { derive } from '#shared/random/seed.ts';
import { DAY_MS } from '#shared/time.ts';

export const WEEKS = 12;
const HOUR_MS = 3_600_000;

/** A run a simulated trainee is going to play. */
export interface PlannedRun {
  readonly seed: string;
  /** UTC milliseconds. */
  readonly startsAt: number;
  readonly ruleSet: RuleSetId;
  readonly level: Level;
  readonly items: number;
}

/**
 * What a trainee plays over a term that ends on a day: one to three evenings a week, two or three games one after the
 * other, ever harder. Some fall ill, some give up before the end.
 */
export function plannedTerm(traineeSeed: string, end: number): readonly PlannedRun[] {
  const random = createRandom(derive(traineeSeed, 'term'));
  const games = shuffle(random, RULE_SETS).slice(0, integer(random, 2, 3));
  const evenings = pickWeighted(random, [
    [1, 3],
    [2, 5],
    [3, 2],
  ]);
  const lastWeek = chance(random, 1, 8) ? integer(random, 6, WEEKS - 2) : WEEKS;
  const runs: PlannedRun[] = [];
  for (let week = 0; week < lastWeek; week += 1) {
    if (chance(random, 1, 12)) continue;
    for (const day of shuffle(random, [0, 1, 2, 3, 4]).slice(0, evenings).sort()) {
      const game = pick(random, games.slice(0, 1 + Math.floor((week * games.length) / WEEKS)));
      runs.push({
        seed: derive(traineeSeed, `run:${runs.length}`),
        startsAt: end - (WEEKS - week) * 7 * DAY_MS + day * DAY_MS + timeOfDay(random),
        ruleSet: game.id,
        level: levelIn(week),
        items: integer(random, 5, 8),
      });
    }
  }
  return runs;
}

function timeOfDay(random: Random): number {
  return 14 * HOUR_MS + integer(random, 0, 5 * HOUR_MS);
}

function levelIn(week: number): Level {
  if (week < 4) return 1;
  return week < 8 ? 2 : 3;
}
