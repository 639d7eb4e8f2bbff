import type { RuledDecision } from '#shared/api/review.ts';

import { startOfDay } from '../../local-time.ts';
import type { Reader } from '../../store/ports.ts';
import { namer } from '../viewer.ts';
import type { ReviewFilter } from './period.ts';

const MOST = 20;

/** The last words of supervisors on decisions of a person, the newest first, each with what the machine had graded. */
export async function rulingsOn(read: Reader, profile: string, filter: ReviewFilter): Promise<RuledDecision[]> {
  const { ruleSet, drill, level, from, to } = filter;
  const timeZone = (await read.school())?.timeZone ?? null;
  const days = { from: startOfDay(timeZone, from), until: startOfDay(timeZone, to + 1) };
  const overrides = await read.overridesOf({ profile, ruleSet, drill, level, ...days, limit: MOST });
  const name = await namer(
    read,
    overrides.map(({ author }) => author),
  );
  const rulings = overrides.map(async ({ id, attempt: answered, decision, verdict, reason, author, madeAt, seenAt }) => {
    const attempt = await read.attempt(answered);
    const machine = attempt?.grade.decisions.find((each) => each.id === decision);
    if (attempt === undefined || machine === undefined) return [];
    const word = { id, decision, verdict, reason, author: name(author), madeAt, seenAt };
    return [{ ...word, attempt: answered, index: attempt.item.index, table: attempt.item.table, machine }];
  });
  return (await Promise.all(rulings)).flat();
}
