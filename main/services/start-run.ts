import { isDeepStrictEqual } from 'node:util';

import type { RunState, StartRun } from '#shared/api/schemas.ts';
import { ENGINE_VERSION } from '#shared/engine-version.ts';
import { ok } from '#shared/result.ts';

import type { RunRecord } from '../store/ports.ts';
import { type Context, type Outcome, refuse } from './context.ts';
import { LOCAL_PROFILE, ensureLocalProfile } from './profile.ts';
import { completeSettings } from './run-settings.ts';
import { stateOf } from './run-state.ts';

/** Starts a run. Asked again with the same id, it gives the run as it stands. */
export async function startRun(context: Context, asked: StartRun): Promise<Outcome<RunState>> {
  const dealt = await whatToDeal(context, asked);
  if (!dealt.ok) return dealt;
  const run: RunRecord = {
    id: asked.id,
    profile: LOCAL_PROFILE,
    ...dealt.value,
    engineVersion: ENGINE_VERSION,
    repeatOf: asked.repeatOf ?? null,
    startedAt: context.clock(),
    finishedAt: null,
  };
  return context.store.write(async (transaction) => {
    await ensureLocalProfile(transaction, run.startedAt);
    if (await transaction.addRun(run)) return ok(await stateOf(transaction, run));
    const taken = await transaction.run(LOCAL_PROFILE, run.id);
    return taken !== undefined && isSameRequest(taken, run) ? ok(await stateOf(transaction, taken)) : refuse('conflict', 'id');
  });
}

/** A new run deals from a new seed; a repeated one deals the earlier run's items, so its settings hold, not those sent along. */
async function whatToDeal(context: Context, asked: StartRun): Promise<Outcome<Pick<RunRecord, 'settings' | 'seed'>>> {
  if (asked.repeatOf !== undefined) return whatToRepeat(context, asked.repeatOf);
  const settings = completeSettings(asked.settings);
  return settings.ok ? ok({ settings: settings.value, seed: context.randomSeed() }) : settings;
}

/** Only what was answered is dealt again: any other item would be given away to a run that is still to answer it. */
async function whatToRepeat({ store }: Context, id: string): Promise<Outcome<Pick<RunRecord, 'settings' | 'seed'>>> {
  const earlier = await store.read.run(LOCAL_PROFILE, id);
  if (earlier === undefined) return refuse('notFound', 'repeatOf');
  if (earlier.finishedAt === null) return refuse('runUnfinished', 'repeatOf');
  const items = await store.read.answered(id);
  return items === 0 ? refuse('notFound', 'repeatOf') : ok({ settings: { ...earlier.settings, items }, seed: earlier.seed });
}

function isSameRequest(taken: RunRecord, asked: RunRecord): boolean {
  return taken.repeatOf === asked.repeatOf && isDeepStrictEqual(taken.settings, asked.settings);
}
