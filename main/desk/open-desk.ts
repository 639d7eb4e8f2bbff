import { randomBytes, randomUUID } from 'node:crypto';

import { RULE_SETS } from '#shared/games/index.ts';
import { type Result, ok } from '#shared/result.ts';

import { scryptHasher } from '../services/accounts/secrets.ts';
import { doUpkeep } from '../services/upkeep.ts';
import { type StoreError, type StoreTarget, openStore } from '../store/open-store.ts';
import type { HostRule } from './access.ts';
import { type Desk, createDesk } from './create-desk.ts';
import { prepareDeals } from './prepare-deals.ts';

/** What a host decides; the clock and the randomness are this machine's. */
export interface OpenDeskOptions {
  readonly target: StoreTarget;
  readonly allowsHost: HostRule;
  /** The folder of the built interface; null serves none. */
  readonly interfaceFolder: string | null;
  readonly appVersion: string;
  /** Hears of bugs and of lost database connections, each under an id. */
  readonly log: (logId: string, error: unknown) => void;
}

export interface OpenDesk {
  readonly desk: Desk;
  /** Closes the database, once requests under way are answered. */
  readonly close: () => Promise<void>;
}

/** Opens the store and the desk over it, as every host needs it. */
export async function openDesk(options: OpenDeskOptions): Promise<Result<OpenDesk, StoreError>> {
  const { target, log } = options;
  const clock = Date.now;
  const newLogId = (): string => randomUUID().slice(0, 8);
  const store = await openStore(target, { clock, onIdleError: (error) => log(newLogId(), error) });
  if (!store.ok) return store;
  await doUpkeep(store.value);
  const randomSeed = (): string => randomBytes(16).toString('hex');
  const context = { store: store.value, clock, randomSeed, randomBytes, newId: randomUUID, secrets: scryptHasher(randomBytes) };
  const desk = createDesk({ ...options, ...context, newLogId });
  prepareDeals(RULE_SETS);
  return ok({ desk, close: store.value.close });
}
