import { z } from 'zod';

import type { SchoolOutcome } from '#shared/api/bridge.ts';

const PATIENCE_MS = 6_000;
const LONGEST_REPLY = 100_000;

/** What of a session's reply tells a desk, and whether it has a school. Newer desks may say more. */
const sessionSchema = z.object({
  appVersion: z.string(),
  engineVersion: z.string(),
  school: z.object({ name: z.string() }).nullable().optional(),
});

/** Whether a desk with a school answers at an address of a server, which ends in `/`. */
export async function findSchool(address: string): Promise<Exclude<SchoolOutcome, 'opened'> | 'found'> {
  let reply: Response;
  try {
    reply = await fetch(`${address}api/session`, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch {
    return 'unreachable';
  }
  try {
    if (!reply.ok || Number(reply.headers.get('content-length') ?? 0) > LONGEST_REPLY) return 'notTapis';
    const session = sessionSchema.safeParse(await reply.json());
    if (!session.success) return 'notTapis';
    return session.data.school ? 'found' : 'noSchool';
  } catch {
    return 'notTapis';
  }
}
