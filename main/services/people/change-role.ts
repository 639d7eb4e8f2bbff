import type { ChangeRole, PersonSecrets } from '#shared/api/people.ts';
import { ok } from '#shared/result.ts';

import { audit } from '../accounts/audit.ts';
import { forgiveAccount } from '../accounts/brake.ts';
import { type Context, type Outcome, refuse } from '../context.ts';
import type { Viewer } from '../viewer.ts';
import { administer, isLastSupervisor, makeSecrets, readPerson } from './people.ts';

/**
 * Makes somebody a supervisor, with a password of their own and a recovery code, or a trainee again. Their sessions end:
 * what they may see is another from now on. Their runs stay theirs.
 */
export async function changeRole(
  context: Context,
  viewer: Viewer,
  id: string,
  { role, secret }: ChangeRole,
): Promise<Outcome<PersonSecrets>> {
  const made = role === 'supervisor' ? await makeSecrets(context, role, secret) : null;
  if (made?.ok === false) return made;
  return administer(context, viewer, id, async (transaction, account) => {
    if (account.erasedAt !== null) return refuse('erased');
    if (account.role === role) return ok({ person: await readPerson(transaction, id), secret: null, recoveryCode: null });
    if (role === 'trainee' && (await isLastSupervisor(transaction, id))) return refuse('lastSupervisor');
    await transaction.saveRole(id, role, made?.value.hashes.recovery ?? null);
    if (made !== null) {
      await transaction.saveSecret(id, made.value.hashes.secret);
      await forgiveAccount(transaction, account.login ?? '');
    }
    await transaction.endSessionsOf(id);
    await audit(context, transaction, { act: role === 'supervisor' ? 'madeSupervisor' : 'madeTrainee', actor: viewer.profile, person: id });
    return ok({ person: await readPerson(transaction, id), secret: null, recoveryCode: made?.value.shown.recoveryCode ?? null });
  });
}
