import { randomBytes, randomUUID } from 'node:crypto';

import { RULE_SETS } from '#shared/games/index.ts';
import { type Result, ok } from '#shared/result.ts';

import { scryptHasher } from '../services/accounts/secrets.ts';
import { keepRecords } from '../services/records/record-keeping.ts';
import { doUpkeep } from '../services/upkeep.ts';
import { type StoreError, type StoreTarget, openStore } from '../store/open-store.ts';
import type { HostRule } from './access.ts';
import { type Desk, createDesk } from './create-desk.ts';
import { createEventStreams } from './event-streams.ts';
import { prepareDeals } from './prepare-deals.ts';

/** What a host decides; the clock and the randomness are this machine's. */
export interface OpenDeskOptions {
  readonly target: StoreTarget;
  /** Where what has to be a file goes with a database that is none. */
  readonly folder?: string;
  readonly allowsHost: HostRule;
  /** Where other machines reach the host; none where none does. */
  readonly joinAddresses: () => readonly string[];
  /** The folder of the built interface; null serves none. */
  readonly interfaceFolder: string | null;
  readonly appVersion: string;
  /** Hears how far it is with what an older database needs once. */
  readonly onProgress?: (done: number, total: number) => void;
  /** Hears of bugs and of lost database connections, each under an id. */
  readonly log: (logId: string, error: unknown) => void;
}

export interface OpenDesk {
  readonly desk: Desk;
  /** Ends what would never end by itself, so that a host need not wait for it. */
  readonly hangUp: () => void;
  /** Hangs up, and closes the database once requests under way are answered. */
  readonly close: () => Promise<void>;
}

/** Opens the store and the desk over it, as every host needs it. */
export async function openDesk(options: OpenDeskOptions): Promise<Result<OpenDesk, StoreError>> {
  const { target, log } = options;
  const clock = Date.now;
  const newLogId = (): string => randomUUID().slice(0, 8);
  const store = await openStore(target, { clock, onIdleError: (error) => log(newLogId(), error) });
  if (!store.ok) return store;
  try {
    await doUpkeep(store.value, options.onProgress);
  } catch (error) {
    // Figures may be old then: no reason to keep everybody out. The next start tries again.
    log(newLogId(), error);
  }
  const randomSeed = (): string => randomBytes(16).toString('hex');
  const context = { store: store.value, clock, randomSeed, randomBytes, newId: randomUUID, secrets: scryptHasher(randomBytes) };
  const onFailure = (error: unknown): void => log(newLogId(), error);
  const records = keepRecords({
    ...options,
    ...context,
    folder: options.folder ?? null,
    later,
    onFailure,
  });
  const streams = createEventStreams({ changes: store.value.changes, later, onFailure });
  const desk = createDesk({ ...options, ...context, records, streams, newLogId });
  prepareDeals(RULE_SETS);
  const close = async (): Promise<void> => {
    streams.hangUp();
    await records.close();
    await store.value.close();
  };
  return ok({ desk, hangUp: streams.hangUp, close });
}

/** Never keeps the process from ending. */
function later(delayMs: number, act: () => void): () => void {
  const timer = setTimeout(act, delayMs).unref();
  return () => {
    clearTimeout(timer);
  };
}
