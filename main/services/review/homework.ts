import { isDeepStrictEqual } from 'node:util';

import type { HomeworkProgress, HomeworkState, HomeworkView, SetHomework } from '#shared/api/homework.ts';
import type { PersonName } from '#shared/api/schemas.ts';
import { ok } from '#shared/result.ts';
import { ratio } from '#shared/scoring/statistics.ts';

import type { Reader, Transaction } from '../../store/ports.ts';
import type { HomeworkRecord, HomeworkRun } from '../../store/review-ports.ts';
import { audit } from '../accounts/audit.ts';
import { type Context, type Outcome, refuse } from '../context.ts';
import { completeSettings } from '../run-settings.ts';
import { type Viewer, namer } from '../viewer.ts';
import { type BoardPerson, traineesOf } from './board.ts';

/** Sets homework. Sent again under its id, it stays one. */
export async function setHomework(context: Context, viewer: Viewer, asked: SetHomework): Promise<Outcome<HomeworkView>> {
  const settings = completeSettings(asked.settings);
  if (!settings.ok) return settings;
  const classes = [...new Set(asked.classes)];
  const trainees = [...new Set(asked.trainees)];
  if (classes.length + trainees.length === 0) return refuse('invalidRequest', 'classes');
  return context.store.write(async (transaction) => {
    const known = new Set((await transaction.classes()).map(({ id }) => id));
    if (classes.some((id) => !known.has(id))) return refuse('notFound', 'classes');
    const active = new Set(((await traineesOf(transaction, null)) ?? []).map(({ id }) => id));
    if (trainees.some((id) => !active.has(id))) return refuse('notFound', 'trainees');
    const homework: HomeworkRecord = {
      id: asked.id,
      title: asked.title,
      settings: settings.value,
      dueAt: asked.dueAt,
      author: viewer.profile,
      createdAt: context.clock(),
      cancelledAt: null,
      classes,
      trainees,
    };
    if (await transaction.addHomework(homework)) {
      await audit(context, transaction, { act: 'homeworkSet', actor: viewer.profile, subject: { kind: 'homework', id: homework.id } });
    } else {
      const taken = await transaction.homework(asked.id);
      if (taken === undefined || !isSame(taken, homework)) return refuse('conflict', 'id');
    }
    return viewOne(context, transaction, viewer, asked.id);
  });
}

function isSame(taken: HomeworkRecord, asked: HomeworkRecord): boolean {
  const comparable = ({ createdAt: _, ...rest }: HomeworkRecord) => ({
    ...rest,
    classes: rest.classes.toSorted(),
    trainees: rest.trainees.toSorted(),
  });
  return isDeepStrictEqual(comparable(taken), comparable(asked));
}

/** Gives homework another title or date. */
export function changeHomework(
  context: Context,
  viewer: Viewer,
  id: string,
  { title, dueAt }: { readonly title: string; readonly dueAt: number },
): Promise<Outcome<HomeworkView>> {
  return context.store.write(async (transaction) => {
    const homework = await transaction.homework(id);
    if (homework === undefined) return refuse('notFound');
    if (homework.cancelledAt !== null) return refuse('homeworkCancelled');
    await transaction.saveHomework(id, title, dueAt);
    await audit(context, transaction, { act: 'homeworkChanged', actor: viewer.profile, subject: { kind: 'homework', id } });
    return viewOne(context, transaction, viewer, id);
  });
}

/** Takes homework back. The runs of it stay. */
export function cancelHomework(context: Context, viewer: Viewer, id: string): Promise<Outcome<HomeworkView>> {
  return context.store.write(async (transaction) => {
    const homework = await transaction.homework(id);
    if (homework === undefined) return refuse('notFound');
    if (homework.cancelledAt === null) {
      await transaction.cancelHomework(id, context.clock());
      await audit(context, transaction, { act: 'homeworkCancelled', actor: viewer.profile, subject: { kind: 'homework', id } });
    }
    return viewOne(context, transaction, viewer, id);
  });
}

/** One homework. */
export function readHomework(context: Context, viewer: Viewer, id: string): Promise<Outcome<HomeworkView>> {
  return viewOne(context, context.store.read, viewer, id);
}

export interface AskedHomework {
  readonly class: string | null;
  readonly person: string | null;
}

/** Homework, the next due first: a trainee's own; for a supervisor all, or that of a class or a person. */
export async function listHomework(
  { store: { read }, clock }: Context,
  viewer: Viewer,
  { class: ofClass, person }: AskedHomework,
): Promise<readonly HomeworkView[]> {
  const isSupervisor = viewer.role === 'supervisor';
  const wanted = isSupervisor ? person : viewer.profile;
  const people = (await traineesOf(read, null)) ?? [];
  const all = (await read.allHomework()).filter(
    (each) =>
      (isSupervisor || each.cancelledAt === null) &&
      (wanted === null || isFor(each, personIn(people, wanted))) &&
      (ofClass === null || !isSupervisor || each.classes.includes(ofClass)),
  );
  return viewAll(read, all, { people, only: wanted, now: clock() });
}

/** The homework a run is started for: it must be the person's, and stand. */
export async function homeworkFor(transaction: Transaction, viewer: Viewer, id: string): Promise<Outcome<HomeworkRecord>> {
  const homework = await transaction.homework(id);
  const people = (await traineesOf(transaction, null)) ?? [];
  if (homework === undefined || !isFor(homework, personIn(people, viewer.profile))) return refuse('notFound', 'homework');
  return homework.cancelledAt === null ? ok(homework) : refuse('homeworkCancelled', 'homework');
}

async function viewOne({ clock }: Context, read: Reader, viewer: Viewer, id: string): Promise<Outcome<HomeworkView>> {
  const homework = await read.homework(id);
  const people = (await traineesOf(read, null)) ?? [];
  const only = viewer.role === 'supervisor' ? null : viewer.profile;
  if (homework === undefined) return refuse('notFound');
  if (only !== null && (homework.cancelledAt !== null || !isFor(homework, personIn(people, only)))) return refuse('notFound');
  const [view] = await viewAll(read, [homework], { people, only, now: clock() });
  return view === undefined ? refuse('notFound') : ok(view);
}

function personIn(people: readonly BoardPerson[], id: string): BoardPerson {
  return people.find((person) => person.id === id) ?? { id, name: null, classes: [] };
}

function isFor(homework: HomeworkRecord, { id, classes }: BoardPerson): boolean {
  return homework.trainees.includes(id) || homework.classes.some((each) => classes.includes(each));
}

interface Viewing {
  readonly people: readonly BoardPerson[];
  /** Only this person's progress. */
  readonly only: string | null;
  readonly now: number;
}

async function viewAll(read: Reader, all: readonly HomeworkRecord[], { people, only, now }: Viewing): Promise<HomeworkView[]> {
  const runs = await read.homeworkRuns(
    all.map(({ id }) => id),
    only,
  );
  const name = await namer(
    read,
    all.map(({ author }) => author),
  );
  const byHomework = Map.groupBy(runs, ({ homework }) => homework);
  return all.map((homework) => {
    const own = Map.groupBy(byHomework.get(homework.id) ?? [], ({ profile }) => profile);
    const { id, title, settings, dueAt, createdAt, cancelledAt, author } = homework;
    return {
      ...{ id, title, settings, dueAt, createdAt, cancelledAt, author: name(author) },
      // Whom else it is for is not a trainee's business.
      classes: only === null ? homework.classes : [],
      trainees: only === null ? homework.trainees : [],
      progress: people
        .filter((person) => isFor(homework, person) && (only === null || person.id === only))
        .map((person) => progressOf(homework, person, own.get(person.id) ?? [], now)),
    };
  });
}

function progressOf(
  { settings, dueAt }: HomeworkRecord,
  { id, name }: PersonName,
  runs: readonly HomeworkRun[],
  now: number,
): HomeworkProgress {
  const isDone = (run: HomeworkRun): boolean => run.finishedAt !== null && run.answered >= settings.items;
  const done = runs.find(isDone);
  const run = done ?? runs.at(-1);
  return {
    person: { id, name },
    state: stateOf({ done, isStarted: run !== undefined, dueAt, now }),
    run: run?.id ?? null,
    answered: run?.answered ?? 0,
    finishedAt: run?.finishedAt ?? null,
    accuracy: run === undefined ? null : ratio(run.rightDecisions, run.decisions, 100),
  };
}

function stateOf({
  done,
  isStarted,
  dueAt,
  now,
}: {
  readonly done: HomeworkRun | undefined;
  readonly isStarted: boolean;
  readonly dueAt: number;
  readonly now: number;
}): HomeworkState {
  if (done !== undefined) return (done.finishedAt ?? 0) <= dueAt ? 'done' : 'late';
  if (now > dueAt) return 'overdue';
  return isStarted ? 'started' : 'open';
}
