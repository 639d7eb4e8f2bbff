import { isDeepStrictEqual } from 'node:util';

import type { RunState, StartRun } from '#shared/api/schemas.ts';
import { ENGINE_VERSION } from '#shared/engine-version.ts';
import { ok } from '#shared/result.ts';

import type { RunRecord, Transaction } from '../store/ports.ts';
import { type Context, type Outcome, refuse } from './context.ts';
import { ensureProfileOf } from './profile.ts';
import { homeworkFor } from './review/homework.ts';
import { completeSettings } from './run-settings.ts';
import { stateOf } from './run-state.ts';
import type { Viewer } from './viewer.ts';

/** Starts a run. Asked again with the same id, it gives the run as it stands. */
export async function startRun(context: Context, viewer: Viewer, asked: StartRun): Promise<Outcome<RunState>> {
  if (asked.repeatOf !== undefined && asked.homework !== undefined) return refuse('invalidRequest', 'homework');
  const dealt = await whatToDeal(context, viewer, asked);
  if (!dealt.ok) return dealt;
  const wanted: RunRecord = {
    id: asked.id,
    profile: viewer.profile,
    ...dealt.value,
    engineVersion: ENGINE_VERSION,
    repeatOf: asked.repeatOf ?? null,
    homework: asked.homework ?? null,
    startedAt: context.clock(),
    finishedAt: null,
  };
  return context.store.write(async (transaction) => {
    await ensureProfileOf(transaction, viewer, wanted.startedAt);
    const set = await asHomework(transaction, viewer, wanted);
    if (!set.ok) return set;
    const run = set.value;
    if (await transaction.addRun(run)) return ok(await stateOf(transaction, run));
    const taken = await transaction.run(viewer.profile, run.id);
    return taken !== undefined && isSameRequest(taken, run) ? ok(await stateOf(transaction, taken)) : refuse('conflict', 'id');
  });
}

/** A run of homework is played as it was set. */
async function asHomework(transaction: Transaction, viewer: Viewer, run: RunRecord): Promise<Outcome<RunRecord>> {
  if (run.homework === null) return ok(run);
  const homework = await homeworkFor(transaction, viewer, run.homework);
  return homework.ok ? ok({ ...run, settings: homework.value.settings }) : homework;
}

/** A new run deals from a new seed; a repeated one deals the earlier run's items, so its settings hold, not those sent along. */
async function whatToDeal(context: Context, viewer: Viewer, asked: StartRun): Promise<Outcome<Pick<RunRecord, 'settings' | 'seed'>>> {
  if (asked.repeatOf !== undefined) return whatToRepeat(context, viewer, asked.repeatOf);
  const settings = completeSettings(asked.settings);
  return settings.ok ? ok({ settings: settings.value, seed: context.randomSeed() }) : settings;
}

/** Only what was answered is dealt again: any other item would be given away to a run that is still to answer it. */
async function whatToRepeat({ store }: Context, viewer: Viewer, id: string): Promise<Outcome<Pick<RunRecord, 'settings' | 'seed'>>> {
  const earlier = await store.read.run(viewer.profile, id);
  if (earlier === undefined) return refuse('notFound', 'repeatOf');
  if (earlier.finishedAt === null) return refuse('runUnfinished', 'repeatOf');
  const items = await store.read.answered(id);
  return items === 0 ? refuse('notFound', 'repeatOf') : ok({ settings: { ...earlier.settings, items }, seed: earlier.seed });
}

function isSameRequest(taken: RunRecord, asked: RunRecord): boolean {
  return taken.repeatOf === asked.repeatOf && taken.homework === asked.homework && isDeepStrictEqual(taken.settings, asked.settings);
}
