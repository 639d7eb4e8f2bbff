/** A desk with a school: a supervisor, trainees, and what each of them sees. */
import type { Imported, PersonSecrets } from '#shared/api/people.ts';
import { PROGRESS_TYPE } from '#shared/api/progress.ts';
import type { AttemptReply, RunState } from '#shared/api/schemas.ts';
import type { SchoolSetUp } from '#shared/api/school.ts';
import type { AnswerEvent, Grade, RunSettings } from '#shared/drills/types.ts';

import { type Answered, type Asking, NO_ANSWER, type TestDesk, type TestDeskOptions, itemOf, openTestDesk, rightAnswer } from './desk.ts';
import { SETTINGS, uuid } from './records.ts';

export const PASSWORD = 'correct horse battery';
export const PIN = '271828';

/** A browser: it keeps the cookie the desk gives it. */
export interface Client {
  readonly ask: TestDesk['ask'];
  readonly cookie: () => string | undefined;
  readonly signIn: (login: string, secret: string) => Promise<Answered>;
  readonly startRun: (number: number, changes?: Partial<RunSettings>, homework?: string) => Promise<Answered<RunState>>;
  readonly submit: (run: string, number: number, index: number, events: readonly AnswerEvent[]) => Promise<Answered<AttemptReply>>;
}

export interface Trainee extends Client {
  readonly id: string;
  readonly login: string;
}

export interface TestSchool extends TestDesk {
  readonly supervisor: Client;
  readonly recoveryCode: string;
  readonly client: () => Client;
  /** Adds a trainee who signs in as `trainee<number>` with the PIN, and signs in. */
  readonly trainee: (number: number, name?: string) => Promise<Trainee>;
  /** Lets days pass, after which everybody named, and the supervisor, signs in again. */
  readonly later: (days: number, ...trainees: readonly Trainee[]) => Promise<void>;
}

/** A browser that has not been here before. */
export function newClient(desk: TestDesk): Client {
  let cookie: string | undefined;
  const ask = async <Body>(method: string, path: string, asking: Asking = {}): Promise<Answered<Body>> => {
    const headers = { ...(cookie === undefined ? {} : { cookie }), ...asking.headers };
    const answered = await desk.ask<Body>(method, path, { ...asking, headers });
    const [set] = answered.headers.getSetCookie();
    if (set !== undefined) cookie = set.includes('Max-Age=0') ? undefined : set.split(';')[0];
    return answered;
  };
  return {
    ask,
    cookie: () => cookie,
    signIn: (login, secret) => ask('POST', '/api/sign-in', { body: { login, secret } }),
    startRun: (number, changes = {}, homework) =>
      ask('POST', '/api/runs', { body: { id: uuid(number), settings: { ...SETTINGS, ...changes }, homework } }),
    submit: (run, number, index, events) => ask('POST', `/api/runs/${run}/attempts`, { body: { id: uuid(number), index, events } }),
  };
}

/** Opens a desk and sets up a school on it. */
export async function openTestSchool(options: TestDeskOptions = {}): Promise<TestSchool> {
  const desk = await openTestDesk(options);
  const supervisor = newClient(desk);
  const set = await supervisor.ask<SchoolSetUp>('POST', '/api/school', {
    body: { school: 'École du Rocher', name: 'Hélène Roux', login: 'helene', password: PASSWORD },
  });
  if (set.status !== 200) throw new Error(set.text);
  return {
    ...desk,
    supervisor,
    recoveryCode: set.body.recoveryCode,
    client: () => newClient(desk),
    trainee: async (number, name = `Trainee ${number}`) => {
      const id = uuid(0x7a11_0000 + number);
      const login = `trainee${number}`;
      const added = await supervisor.ask<PersonSecrets>('POST', '/api/people', { body: { id, name, login, role: 'trainee', secret: PIN } });
      if (added.status !== 200) throw new Error(added.text);
      const client = newClient(desk);
      const signedIn = await client.signIn(login, PIN);
      if (signedIn.status !== 200) throw new Error(signedIn.text);
      return { ...client, id, login };
    },
    later: async (days, ...trainees) => {
      desk.pass(days * 86_400_000);
      await supervisor.signIn('helene', PASSWORD);
      for (const { login, signIn } of trainees) await signIn(login, PIN);
    },
  };
}

/** Brings a class list in. */
export async function importList(client: Client, csv: string, classId: string | null = null): Promise<Answered<Imported>> {
  const answered = await client.ask<Imported>('POST', '/api/imports', { body: { csv, class: classId } });
  if (answered.headers.get('content-type') !== PROGRESS_TYPE) return answered;
  return { ...answered, body: JSON.parse(answered.text.trimEnd().split('\n').at(-1) ?? '') as Imported };
}

/** Works in a school of its own, in which nothing may go wrong. */
export async function inSchool(options: TestDeskOptions, work: (school: TestSchool) => Promise<void>): Promise<void> {
  const school = await openTestSchool(options);
  try {
    await work(school);
    if (school.logged.length > 0) throw new Error('a bug was logged', { cause: school.logged[0] });
  } finally {
    await school.close();
  }
}

/** Answers a run of three items, the first of them wrong. Its attempts are `10 × run` and on. */
export async function play(client: Client, run: number, changes = {}, homework?: string): Promise<Grade> {
  const started = await client.startRun(run, changes, homework);
  let item = started.body.item;
  let wrong: Grade | undefined;
  for (let index = 0; item !== null; index += 1) {
    const events = index === 0 ? NO_ANSWER : rightAnswer(started.body.run.settings, itemOf({ item }).table);
    const { body } = await client.submit(uuid(run), 10 * run + index, index, events);
    wrong ??= body.attempt.grade;
    item = body.next;
  }
  if (wrong === undefined) throw new Error('the run has no item');
  return wrong;
}
