import type { PersonExport } from '#shared/api/people.ts';
import { ok } from '#shared/result.ts';

import type { AttemptRecord, Reader, RunRecord } from '../../store/ports.ts';
import type { HomeworkRecord } from '../../store/review-ports.ts';
import { audit } from '../accounts/audit.ts';
import { type Context, type Outcome, refuse } from '../context.ts';
import { type Viewer, maySee } from '../viewer.ts';
import { readPerson } from './people.ts';

const BATCH = 500;

/** Everything the desk holds about one person, but for the hashed secrets. */
export async function exportPerson(context: Context, viewer: Viewer, id: string): Promise<Outcome<PersonExport>> {
  const { read } = context.store;
  if (!maySee(viewer, id) || (await read.account(id)) === undefined) return refuse('notFound');
  const runs = await allRuns(read, id);
  const attempts = await allAttempts(read, id);
  const classes = new Map((await read.classes()).map((each) => [each.id, each.name]));
  const person = await readPerson(read, id);
  const overrides = await Promise.all(runs.map((run) => read.overridesIn(run.id)));
  const joined = new Set(person.classes);
  const homework = (await read.allHomework()).filter(
    (each) => each.trainees.includes(id) || each.classes.some((one) => joined.has(one)) || each.author === id,
  );
  // A run that goes on must not give away what it still asks.
  const open = new Set(runs.filter(({ finishedAt }) => finishedAt === null).map((run) => run.id));
  await context.store.write((transaction) => audit(context, transaction, { act: 'dataExported', actor: viewer.profile, person: id }));
  return ok({
    format: 'tapis-person',
    version: 1,
    exportedAt: context.clock(),
    person,
    preferences: (await read.preferences(id)) ?? null,
    classes: person.classes.map((each) => ({ id: each, name: classes.get(each) ?? '' })),
    runs: runs.map(({ seed, ...run }) => (open.has(run.id) ? run : { ...run, seed })),
    attempts,
    remarks: await read.remarks({ trainee: id, before: null, limit: 1_000_000 }),
    overrides: overrides.flat(),
    homework: person.role === 'supervisor' ? homework : homework.map((each) => ofOne(each, id, joined)),
    audit: await read.audit({ ...EVERYTHING, person: id }),
  });
}

/** Whom else homework is for is nothing about a trainee. */
function ofOne(homework: HomeworkRecord, id: string, joined: ReadonlySet<string>): HomeworkRecord {
  const { classes, trainees } = homework;
  return { ...homework, classes: classes.filter((each) => joined.has(each)), trainees: trainees.filter((each) => each === id) };
}

const EVERYTHING = { actor: null, act: null, from: null, to: null, before: null, limit: 1_000_000 } as const;

async function allRuns(read: Reader, profile: string): Promise<readonly RunRecord[]> {
  const all: RunRecord[] = [];
  for (;;) {
    const last = all.at(-1);
    const page = await read.runs({ profile, filter: {}, before: last ?? null, limit: BATCH });
    all.push(...page);
    if (page.length < BATCH) return all;
  }
}

async function allAttempts(read: Reader, profile: string): Promise<readonly AttemptRecord[]> {
  const all: AttemptRecord[] = [];
  for (;;) {
    const page = await read.answersOf(profile, all.at(-1)?.id ?? '', BATCH);
    all.push(...page);
    if (page.length < BATCH) return all;
  }
}
