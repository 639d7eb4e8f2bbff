import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';

import { fail, ok } from '#shared/result.ts';

import type { Transaction } from '../../store/ports.ts';
import type { BrakeRecord } from '../../store/school-ports.ts';
import type { Context, Outcome } from '../context.ts';
import { loginKey } from './logins.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const FIRST_WAIT_MS = 30 * SECOND_MS;
const LONGEST_WAIT_MS = 15 * MINUTE_MS;

/** What slows down guessing: how many failures are free, and after which time of quiet they are forgotten. */
interface Brake {
  readonly id: string;
  readonly free: number;
  readonly forgetAfterMs: number;
}

const ACCOUNT = { free: 5, forgetAfterMs: 24 * 60 * MINUTE_MS };
/** A whole classroom may share an address. */
const ADDRESS = { free: 30, forgetAfterMs: 15 * MINUTE_MS };
/** No brake is kept longer. */
export const LONGEST_BRAKE_MS = ACCOUNT.forgetAfterMs;

export interface Tried {
  readonly kind: 'signIn' | 'recovery';
  readonly login: string;
  /** Null where there is no network between. */
  readonly address: string | null;
}

/**
 * Lets a try to sign in happen, or says how long to wait. It counts as a failure from the beginning, so that tries at
 * once gain nothing; `forgive` takes that back. Names that do not exist are braked like those that do.
 */
export function takeTry({ store, clock }: Context, tried: Tried): Promise<Outcome<null>> {
  return store.write(async (transaction) => {
    const now = clock();
    const brakes = await lockAll(transaction, brakesOf(tried), now);
    const blockedUntil = Math.max(...brakes.map(({ record }) => record.blockedUntil));
    if (blockedUntil > now) return fail({ code: 'tooManyTries', waitSeconds: Math.ceil((blockedUntil - now) / SECOND_MS) });
    for (const { record, brake } of brakes) await transaction.saveBrake(failedOnce(record, brake, now));
    return ok(null);
  });
}

/** Takes a try back that turned out well: the account starts afresh, the address loses this one failure. */
export async function forgive(transaction: Transaction, tried: Tried): Promise<void> {
  for (const { id, free } of brakesOf(tried)) {
    if (!id.startsWith('address:')) {
      await transaction.forgetBrake(id);
      continue;
    }
    const record = await transaction.lockBrake(id);
    const failures = Math.max(0, record.failures - 1);
    await transaction.saveBrake({ ...record, failures, blockedUntil: failures < free ? 0 : record.blockedUntil });
  }
}

/** Lets somebody try again at once whose secret a supervisor has set anew. */
export async function forgiveAccount(transaction: Transaction, login: string): Promise<void> {
  await transaction.forgetBrake(accountId('signIn', login));
}

function failedOnce(record: BrakeRecord, { free }: Brake, now: number): BrakeRecord {
  const failures = record.failures + 1;
  const wait = failures < free ? 0 : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(failures - free, 20));
  return { ...record, failures, failedAt: now, blockedUntil: wait === 0 ? 0 : now + wait };
}

/** Always in the same order, so that no two transactions wait for each other. */
async function lockAll(transaction: Transaction, brakes: readonly Brake[], now: number) {
  const locked: { readonly brake: Brake; readonly record: BrakeRecord }[] = [];
  for (const brake of brakes) {
    const record = await transaction.lockBrake(brake.id);
    const isOld = now - Math.max(record.failedAt, record.blockedUntil) > brake.forgetAfterMs;
    locked.push({ brake, record: isOld ? { ...record, failures: 0, blockedUntil: 0 } : record });
  }
  return locked;
}

function brakesOf({ kind, login, address }: Tried): readonly Brake[] {
  return [
    { id: accountId(kind, login), ...ACCOUNT },
    { id: `address:${addressKey(address)}`, ...ADDRESS },
  ];
}

/** Hashed: people type passwords into the wrong field. */
function accountId(kind: Tried['kind'], login: string): string {
  return `${kind}:${createHash('sha256').update(loginKey(login)).digest('base64url')}`;
}

/** An IPv6 host owns the last 64 bits of its address and may change them at will. */
function addressKey(address: string | null): string {
  if (address === null) return 'none';
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('%')[0]?.split('::') ?? [];
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups = [...before, ...Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':');
}
