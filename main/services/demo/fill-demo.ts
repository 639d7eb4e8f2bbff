import { DEFAULT_THRESHOLDS } from '#shared/api/school.ts';
import { ENGINE_VERSION } from '#shared/engine-version.ts';
import type { RunSettings } from '#shared/drills/types.ts';
import { createRandom } from '#shared/random/random.ts';
import { derive } from '#shared/random/seed.ts';
import { DAY_MS } from '#shared/time.ts';

import type { AttemptRecord, RunRecord, Store, Transaction } from '../../store/ports.ts';
import type { Watch } from '../../store/records/backup-lines.ts';
import { loginFor, loginKey } from '../accounts/logins.ts';
import type { SecretHasher } from '../accounts/secrets.ts';
import { LOCAL_PROFILE, ensureLocalProfile } from '../profile.ts';
import { sumsOfAnswer } from '../review/sums.ts';
import { drillOf } from '../run-items.ts';
import { completeSettings } from '../run-settings.ts';
import { answerItem } from './answer-item.ts';
import { demoName } from './names.ts';
import { type PlannedRun, WEEKS, plannedTerm } from './term.ts';
import { type DemoTrainee, type Experience, demoTrainee } from './trainee.ts';

export interface DemoOptions extends Watch {
  /** 32 hexadecimal digits: the same seed, number and end, the same school. */
  readonly seed: string;
  readonly trainees: number;
  /** The end of the term, UTC milliseconds. */
  readonly end: number;
  readonly secrets: SecretHasher;
}

/** How to enter the school that was made up. */
export interface DemoSchool {
  readonly supervisor: { readonly login: string; readonly password: string };
  readonly trainee: { readonly login: string; readonly pin: string };
  readonly trainees: number;
  readonly runs: number;
  readonly answers: number;
}

const SCHOOL_NAME = 'Tapis Demo School';
const SUPERVISOR = { name: 'Demo Supervisor', login: 'supervisor', password: 'tapis-demo-1' };
const PIN = '280614';
const CLASS_SIZE = 20;
const WEEK_MS = 7 * DAY_MS;

/**
 * Fills an empty store with a school that never was: simulated trainees practise a term by really being dealt tables and
 * graded. Marked as a demonstration. Stopped half way, it leaves half a school.
 */
export async function fillDemo(store: Store, options: DemoOptions): Promise<DemoSchool> {
  const { trainees, end, signal, onProgress } = options;
  const people = await enrol(store, options);
  let [runs, answers] = [0, 0];
  for (const [index, { id, trainee }] of people.entries()) {
    signal?.throwIfAborted();
    onProgress?.(index, trainees);
    const planned = plannedTerm(trainee.seed, end);
    answers += await store.write((transaction) => practise(transaction, id, trainee, planned));
    runs += planned.length;
  }
  return {
    supervisor: { login: SUPERVISOR.login, password: SUPERVISOR.password },
    trainee: { login: people[0]?.login ?? '', pin: PIN },
    trainees: people.length,
    runs,
    answers,
  };
}

interface Enrolled {
  readonly id: string;
  readonly login: string;
  readonly trainee: DemoTrainee;
}

/** The school, its supervisor, its classes and everybody in them. */
async function enrol(store: Store, { seed, trainees, end, secrets }: DemoOptions): Promise<readonly Enrolled[]> {
  // Slow on purpose; one PIN for all, as it is no secret.
  const [password, pin] = await Promise.all([secrets.hash(SUPERVISOR.password), secrets.hash(PIN)]);
  const begun = end - (WEEKS + 1) * WEEK_MS;
  const random = createRandom(derive(seed, 'names'));
  const [names, logins] = [new Set<string>(), new Set<string>()];
  return store.write(async (transaction) => {
    await transaction.addSchool({ name: SCHOOL_NAME, thresholds: DEFAULT_THRESHOLDS, timeZone: null, demo: true }, begun);
    await ensureLocalProfile(transaction, begun);
    await transaction.renameProfile(LOCAL_PROFILE, SUPERVISOR.name);
    const account = { secret: null, recovery: null, createdAt: begun };
    const { login } = SUPERVISOR;
    await transaction.addAccount({
      ...account,
      profile: LOCAL_PROFILE,
      role: 'supervisor',
      login,
      loginKey: loginKey(login),
      secret: password,
    });
    logins.add(loginKey(login));
    const people: Enrolled[] = [];
    for (let number = 0; number < trainees; number += 1) {
      const id = idFrom(seed, `trainee:${number}`);
      const name = demoName(random, names);
      const own = loginFor(name, (key) => logins.has(key));
      names.add(name);
      logins.add(loginKey(own));
      await transaction.addProfile(id, name, begun);
      await transaction.addAccount({ ...account, profile: id, role: 'trainee', login: own, loginKey: loginKey(own), secret: pin });
      people.push({ id, login: own, trainee: demoTrainee(derive(seed, `trainee:${number}`)) });
    }
    for (let first = 0; first < trainees; first += CLASS_SIZE) {
      const number = first / CLASS_SIZE + 1;
      const id = idFrom(seed, `class:${number}`);
      await transaction.addClass(id, `Class ${number}`, begun);
      await transaction.joinClasses(
        people.slice(first, first + CLASS_SIZE).map((person) => person.id),
        [id],
      );
    }
    return people;
  });
}

/** All runs of a trainee, in the order of time. Gives the number of answers. */
async function practise(transaction: Transaction, profile: string, trainee: DemoTrainee, planned: readonly PlannedRun[]): Promise<number> {
  const experience: Experience = new Map();
  let answers = 0;
  for (const plan of planned) {
    const { run, attempts } = playRun(profile, trainee, experience, plan);
    await transaction.addRun(run);
    for (const attempt of attempts) {
      await transaction.addAttempt(attempt);
      await transaction.addToSums(sumsOfAnswer(run, attempt));
    }
    answers += attempts.length;
  }
  return answers;
}

/** A run dealt, answered and graded as any other. */
export function playRun(profile: string, trainee: DemoTrainee, experience: Experience, { seed, startsAt, ...plan }: PlannedRun) {
  const settings = settingsFor(plan);
  const drill = drillOf(settings);
  const id = idFrom(seed, 'run');
  let now = startsAt;
  const attempts = Array.from({ length: settings.items }, (_, index): AttemptRecord => {
    const item = drill.makeItem(settings, derive(seed, 'deal'), index);
    const events = answerItem(trainee, experience, settings, item);
    const grade = drill.grade(settings, item, events);
    // The correction is read before the next table.
    now += grade.durationMs + READING_MS;
    const nextIndex = index + 1 < settings.items ? index + 1 : null;
    return { id: idFrom(seed, `attempt:${index}`), run: id, tryNumber: 0, item, events, grade, nextIndex, answeredAt: now };
  });
  const run: RunRecord = {
    id,
    profile,
    settings,
    engineVersion: ENGINE_VERSION,
    seed: derive(seed, 'deal'),
    repeatOf: null,
    homework: null,
    startedAt: startsAt,
    finishedAt: now,
  };
  return { run, attempts };
}

const READING_MS = 9_000;

function settingsFor({ ruleSet, level, items }: Omit<PlannedRun, 'seed' | 'startsAt'>): RunSettings {
  const settings = completeSettings({
    ruleSet,
    drill: 'settle',
    mix: 'training',
    level,
    items,
    seats: null,
    calls: false,
    options: {},
    situations: null,
  });
  if (!settings.ok) throw new Error(`no settings for ${ruleSet}: ${settings.error.code}`);
  return settings.value;
}

/** The UUID of a label. */
function idFrom(seed: string, label: string): string {
  const digits = derive(seed, `id:${label}`);
  return [digits.slice(0, 8), digits.slice(8, 12), `4${digits.slice(13, 16)}`, `8${digits.slice(17, 20)}`, digits.slice(20)].join('-');
}
