import type { Transaction } from '../../store/ports.ts';
import type { CurrentSession } from '../../store/school-ports.ts';
import type { Context } from '../context.ts';
import { LOCAL_PROFILE } from '../profile.ts';
import type { Viewer } from '../viewer.ts';
import { LONGEST_BRAKE_MS } from './brake.ts';
import { hashToken, newToken } from './codes.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A session ends when it has not been used for this long … */
export const IDLE_MS = 12 * HOUR_MS;
/** … and in any case after this. */
const LONGEST_MS = 30 * 24 * HOUR_MS;
/** Use is written down no more often than this. */
const SEEN_EVERY_MS = 5 * MINUTE_MS;

/** Who a request comes from. */
export interface Authenticated {
  readonly viewer: Viewer | null;
  /** The session slid on: its cookie should, too. */
  readonly slid: { readonly secure: boolean } | null;
}

const NOBODY: Authenticated = { viewer: null, slid: null };

/**
 * Finds out who asks. Without a school everybody is the local profile, whatever cookie they send. What a page asks by itself is no
 * use of a session: it does not slide on.
 */
export async function authenticate(context: Context, token: string | null, isByItself = false): Promise<Authenticated> {
  const { store, clock } = context;
  if ((await store.read.school()) === undefined) return { viewer: { profile: LOCAL_PROFILE, role: 'solo' }, slid: null };
  const session = await liveSession(context, token);
  if (session === undefined) return NOBODY;
  const now = clock();
  const viewer = { profile: session.profile, role: session.role };
  if (isByItself || now - session.seenAt < SEEN_EVERY_MS) return { viewer, slid: null };
  await store.write((transaction) => transaction.saveSeen(session.tokenHash, now));
  return { viewer, slid: { secure: session.secure } };
}

/** Whether a session still stands. Looking is no use of it: it does not slide on. */
export async function isSignedIn(context: Context, token: string | null): Promise<boolean> {
  return (await liveSession(context, token)) !== undefined;
}

async function liveSession({ store, clock }: Context, token: string | null): Promise<CurrentSession | undefined> {
  const session = token === null ? undefined : await store.read.session(hashToken(token));
  return session !== undefined && isAlive(session, clock()) ? session : undefined;
}

function isAlive({ seenAt, createdAt, archivedAt }: CurrentSession, now: number): boolean {
  return archivedAt === null && now - seenAt < IDLE_MS && now - createdAt < LONGEST_MS;
}

/** Begins a session under a new token, never one the client brought. Ends the one it replaces, and those that ran out. */
export async function beginSession(
  context: Context,
  transaction: Transaction,
  { profile, secure, replaces }: { readonly profile: string; readonly secure: boolean; readonly replaces: string | null },
): Promise<string> {
  const now = context.clock();
  const token = newToken(context);
  if (replaces !== null) await transaction.endSession(hashToken(replaces));
  await transaction.endOldSessions(now - IDLE_MS, now - LONGEST_MS);
  await transaction.forgetOldBrakes(now - LONGEST_BRAKE_MS);
  await transaction.addSession({ tokenHash: hashToken(token), profile, secure, createdAt: now, seenAt: now });
  return token;
}

/** Ends a session. */
export async function signOut({ store }: Context, token: string | null): Promise<void> {
  if (token !== null) await store.write((transaction) => transaction.endSession(hashToken(token)));
}
