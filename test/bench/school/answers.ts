import type { Insertable } from 'kysely';

import { RULE_SETS } from '#shared/games/index.ts';
import type { Level } from '#shared/games/types.ts';
import { createRandom, draw, integer, pick } from '#shared/random/random.ts';
import { derive } from '#shared/random/seed.ts';
import { type CountedFact, factKey } from '#shared/scoring/facts.ts';
import { DAY_MS } from '#shared/time.ts';

import { isoDay } from '../../../main/iso-day.ts';
import { playRun } from '../../../main/services/demo/fill-demo.ts';
import { demoTrainee } from '../../../main/services/demo/trainee.ts';
import { sumsOfAnswer } from '../../../main/services/review/sums.ts';
import type { RunRecord } from '../../../main/store/ports.ts';
import type { SumsChange } from '../../../main/store/review-ports.ts';
import { dayOf, weekOf } from '../../../main/store/review-writer.ts';
import { attemptToRow, runToRow } from '../../../main/store/rows.ts';
import type { AttemptTable, DaySumTable, RunTable, WeekFactTable } from '../../../main/store/schema.ts';
import { writeFacts } from '../../../main/store/week-facts.ts';
import { uuid } from '../../support/records.ts';
import { SEED } from '../sample.ts';

/** The moment the desk is asked, a Saturday: practice ends on the day before. */
export const NOW = Date.UTC(2026, 0, 31, 12);

/** How much is practised. */
export interface Practice {
  readonly trainees: number;
  readonly weeks: number;
  /** Whether answers keep what only those who look at one of them read: most of a million answers' bytes. */
  readonly whole: boolean;
}

/** Every row one trainee's practice leaves in the database. */
export interface PracticeRows {
  readonly run: readonly Insertable<RunTable>[];
  readonly attempt: readonly Insertable<AttemptTable>[];
  readonly day_sum: readonly Insertable<DaySumTable>[];
  readonly week_fact: readonly Insertable<WeekFactTable>[];
}

/** A school year of a school: a million answers. */
export const SCHOOL_YEAR: Practice = { trainees: 200, weeks: 40, whole: false };
/** All of it, as the desk is asked for it. */
export const YEAR = `from=${isoDay(NOW - 40 * 7 * DAY_MS)}&to=${isoDay(NOW)}`;

const SCHOOL_DAYS = 5;
const GAMES_A_DAY = 3;
const RUNS_A_DAY = 5;
const ITEMS = 5;
const RUN_MS = 15 * 60_000;
const FIRST_RUN_MS = 14 * 3_600_000;
/** The same runs come again and again: dealing and grading a million tables would take most of an hour. */
const RUNS_TO_CHOOSE_FROM = 6;
const LEVELS: readonly Level[] = [1, 2, 3];
/** In place of the item, the events and the grade. */
const UNREAD = { item: '{}', events: '[]', grade: '{}' };

/** What the trainees of a school answer: five runs of five tables every school day, of three games, ever harder. */
export function* everyPractice(practice: Practice): Generator<PracticeRows> {
  const played = everyPlayed(practice);
  for (let trainee = 0; trainee < practice.trainees; trainee += 1) yield practiceOf(trainee, practice, played);
}

/** The id of a trainee. */
export function traineeId(number: number): string {
  return uuid(0x7a00_0000 + number);
}

interface Played {
  readonly run: RunRecord;
  /** Answered at the times they have when the run begins at 0. */
  readonly attempts: readonly Insertable<AttemptTable>[];
  readonly sums: readonly SumsChange[];
}
type PlayedByGame = readonly (readonly (readonly Played[])[])[];

/** Runs dealt, answered and graded as any others: by game and level. */
function everyPlayed({ whole }: Practice): PlayedByGame {
  return RULE_SETS.map(({ id: ruleSet }) =>
    LEVELS.map((level) =>
      Array.from({ length: RUNS_TO_CHOOSE_FROM }, (_, number) => {
        const seed = derive(SEED, `${ruleSet}:${level}:${number}`);
        const { run, attempts } = playRun('', demoTrainee(seed), new Map(), { seed, startsAt: 0, ruleSet, level, items: ITEMS });
        const rows = attempts.map((attempt) => ({ ...attemptToRow(attempt), ...(whole ? {} : UNREAD) }));
        return { run, attempts: rows, sums: attempts.map((attempt) => sumsOfAnswer(run, attempt)) };
      }),
    ),
  );
}

function practiceOf(trainee: number, { weeks }: Practice, played: PlayedByGame): PracticeRows {
  const random = createRandom(derive(SEED, `practice:${trainee}`));
  const profile = traineeId(trainee);
  const rows = { run: [] as Insertable<RunTable>[], attempt: [] as Insertable<AttemptTable>[] };
  const sums = sumsKeeper(profile);
  let runs = trainee * weeks * SCHOOL_DAYS * RUNS_A_DAY;
  for (let week = 0; week < weeks; week += 1) {
    const level = Math.floor((week * LEVELS.length) / weeks);
    for (let weekday = 0; weekday < SCHOOL_DAYS; weekday += 1) {
      const day = dayOf(NOW) - 1 - 7 * (weeks - 1 - week) - (SCHOOL_DAYS - 1 - weekday);
      const games = draw(random, played, GAMES_A_DAY);
      for (let place = 0; place < RUNS_A_DAY; place += 1) {
        const startsAt = day * DAY_MS + FIRST_RUN_MS + place * RUN_MS + integer(random, 0, 120_000);
        const { run, attempts, sums: added } = pick(random, pick(random, games)[level] ?? []);
        runs += 1;
        const id = uuid(0x1000_0000_0000 + runs);
        rows.run.push(runToRow({ ...run, id, profile, startedAt: startsAt, finishedAt: startsAt + (run.finishedAt ?? 0) }));
        for (const [index, attempt] of attempts.entries()) {
          const answeredAt = startsAt + attempt.answered_at;
          rows.attempt.push({ ...attempt, id: uuid(0x2000_0000_0000 + runs * ITEMS + index), run_id: id, answered_at: answeredAt });
        }
        for (const change of added) sums.add({ ...change, answeredAt: startsAt + change.answeredAt });
      }
    }
  }
  return { ...rows, ...sums.rows() };
}

/** Adds sums up here instead of in the database, which would take minutes for a million. */
function sumsKeeper(profile: string) {
  const days = new Map<string, Insertable<DaySumTable>>();
  const weeks = new Map<string, Omit<WeekFactTable, 'facts'> & { readonly facts: Map<string, CountedFact> }>();

  function add({ ruleSet, drill, level, answeredAt, facts, ...added }: SumsChange): void {
    const day = dayOf(answeredAt);
    const kind = { profile_id: profile, rule_set: ruleSet, drill, level };
    const before = days.get(`${day} ${ruleSet} ${level}`);
    days.set(`${day} ${ruleSet} ${level}`, {
      ...kind,
      day,
      items: (before?.items ?? 0) + added.items,
      clean: (before?.clean ?? 0) + added.cleanItems,
      decisions: (before?.decisions ?? 0) + added.decisions,
      right_decisions: (before?.right_decisions ?? 0) + added.rightDecisions,
      overpaid: (before?.overpaid ?? 0) + added.overpaid,
      underpaid: (before?.underpaid ?? 0) + added.underpaid,
      duration_ms: (before?.duration_ms ?? 0) + added.durationMs,
      overridden: (before?.overridden ?? 0) + added.overridden,
      last_at: answeredAt,
    });
    const week = weekOf(day);
    const kept = weeks.get(`${week} ${ruleSet} ${level}`) ?? { ...kind, week, facts: new Map<string, CountedFact>() };
    weeks.set(`${week} ${ruleSet} ${level}`, kept);
    for (const fact of facts) {
      const known = kept.facts.get(factKey(fact));
      kept.facts.set(factKey(fact), { ...fact, met: fact.met + (known?.met ?? 0), failed: fact.failed + (known?.failed ?? 0) });
    }
  }

  return {
    add,
    rows: (): Pick<PracticeRows, 'day_sum' | 'week_fact'> => ({
      day_sum: [...days.values()],
      week_fact: [...weeks.values()].map(({ facts, ...row }) => ({ ...row, facts: writeFacts([...facts.values()]) })),
    }),
  };
}
