import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';

import type { PersonSecrets, PersonView } from '#shared/api/people.ts';

import type { SecretHasher } from '../../main/services/accounts/secrets.ts';
import type { Transaction } from '../../main/store/ports.ts';
import { uuid } from '../support/records.ts';
import { PASSWORD, PIN, type TestSchool, importList, inSchool } from '../support/school.ts';
import { describeOnEachDatabase, openTestStore } from '../support/stores.ts';

const NEXT = '918273';
const OTHER = 'another battery staple';
type Act = () => Promise<unknown>;

/** Does something while the desk hashes the next secret. */
function meanwhile() {
  let waiting: Act | null = null;
  const aroundSecrets = (hasher: SecretHasher): SecretHasher => ({
    ...hasher,
    async hash(secret) {
      const act = waiting;
      waiting = null;
      await act?.();
      return hasher.hash(secret);
    },
  });
  return { aroundSecrets, whileHashing: (act: Act): void => void (waiting = act) };
}

const resetIn = ({ supervisor }: TestSchool, id: string, secret: string | null) =>
  supervisor.ask<PersonSecrets>('POST', `/api/people/${id}/secret`, { body: { secret } });
const giveRole = ({ supervisor }: TestSchool, id: string, role: string, secret: string | null) =>
  supervisor.ask('PUT', `/api/people/${id}/role`, { body: { role, secret } });
const REFUSED = { status: 401, body: { error: { code: 'badCredentials' } } };

describeOnEachDatabase('secrets changed from two sides at once', (fresh) => {
  const { aroundSecrets, whileHashing } = meanwhile();
  const withSchool = (work: (school: TestSchool) => Promise<void>) => inSchool({ target: fresh(), aroundSecrets }, work);

  it('let nobody who knew the old PIN undo the new one', () =>
    withSchool(async (school) => {
      const trainee = await school.trainee(1);
      whileHashing(() => resetIn(school, trainee.id, '564738'));
      expect(await trainee.ask('PUT', '/api/me/secret', { body: { current: PIN, next: NEXT } })).toMatchObject(REFUSED);
      expect((await trainee.ask('GET', '/api/runs')).status).toBe(401);
      expect((await school.client().signIn('trainee1', NEXT)).status).toBe(401);
      expect((await school.client().signIn('trainee1', '564738')).status).toBe(200);
    }));

  it('leave no supervisor with the PIN they chose as a trainee', () =>
    withSchool(async (school) => {
      const { id, ask } = await school.trainee(1);
      whileHashing(() => giveRole(school, id, 'supervisor', OTHER));
      expect(await ask('PUT', '/api/me/secret', { body: { current: PIN, next: NEXT } })).toMatchObject(REFUSED);
      expect((await school.client().signIn('trainee1', OTHER)).status).toBe(200);
    }));

  it('leave no supervisor with a PIN another gave to a trainee', () =>
    withSchool(async (school) => {
      const { id } = await school.trainee(1);
      for (const pin of [NEXT, null]) {
        whileHashing(() => giveRole(school, id, 'supervisor', OTHER));
        expect(await resetIn(school, id, pin)).toMatchObject({ status: 400, body: { error: { code: 'weakSecret' } } });
        expect((await school.client().signIn('trainee1', OTHER)).status).toBe(200);
        await giveRole(school, id, 'trainee', null);
      }
    }));

  it('are none of who is a supervisor no more, nor are accounts', () =>
    withSchool(async (school) => {
      const { id, ask, signIn } = await school.trainee(1);
      const other = await school.trainee(2);
      const acts = [
        ['POST', '/api/people', { id: uuid(5), name: 'A Friend', role: 'supervisor', secret: OTHER }],
        ['PUT', `/api/people/${other.id}/role`, { role: 'supervisor', secret: OTHER }],
        ['POST', `/api/people/${other.id}/secret`, { secret: null }],
      ] as const;
      for (const [method, path, body] of acts) {
        await giveRole(school, id, 'supervisor', OTHER);
        await signIn('trainee1', OTHER);
        whileHashing(() => giveRole(school, id, 'trainee', null));
        expect(await ask(method, path, { body })).toMatchObject({ status: 403, body: { error: { code: 'forbidden' } } });
      }
      await giveRole(school, id, 'supervisor', OTHER);
      await signIn('trainee1', OTHER);
      whileHashing(() => giveRole(school, id, 'trainee', null));
      expect(await importList({ ...other, ask }, 'A Friend')).toMatchObject({ body: { error: { code: 'forbidden' } } });
      expect((await school.supervisor.ask<PersonView[]>('GET', '/api/people')).body).toMatchObject([
        { role: 'supervisor' },
        { role: 'trainee' },
        { role: 'trainee' },
      ]);
      expect((await school.client().signIn('trainee2', PIN)).status).toBe(200);
    }));

  it('leave no recovery code with who is a supervisor no more', () =>
    withSchool(async (school) => {
      const { id, ask, signIn } = await school.trainee(1);
      await giveRole(school, id, 'supervisor', OTHER);
      await signIn('trainee1', OTHER);
      whileHashing(() => giveRole(school, id, 'trainee', null));
      expect(await ask('POST', '/api/me/recovery-code', { body: { secret: OTHER } })).toMatchObject(REFUSED);
      expect((await school.store.read.account(id))?.recovery).toBeNull();
    }));
});

describeOnEachDatabase(
  'signing in while the PIN is reset',
  (fresh) => {
    it('leaves no session of the old PIN', async () => {
      const store = await openTestStore(fresh());
      let afterReading: Act | null = null;
      const watched = (transaction: Transaction): Transaction => ({
        ...transaction,
        async account(profile) {
          const found = await transaction.account(profile);
          const act = afterReading;
          afterReading = null;
          await act?.();
          return found;
        },
      });
      await inSchool({ store: { ...store, write: (work) => store.write((transaction) => work(watched(transaction))) } }, async (school) => {
        const { id, login } = await school.trainee(1);
        const [thief, other] = [school.client(), school.client()];
        let reset: Promise<unknown> = Promise.resolve();
        await other.signIn('helene', PASSWORD);
        afterReading = async () => {
          let isOver = false;
          reset = resetIn({ ...school, supervisor: other }, id, '564738').then(() => (isOver = true));
          // It is through, or waits for the one that signs in.
          await vi.waitUntil(async () => {
            const { rows } = await sql`select 1 from pg_locks where not granted`.execute(store.database);
            return isOver || rows.length > 0;
          });
        };
        await thief.signIn(login, PIN);
        await reset;
        expect((await thief.ask('GET', '/api/runs')).status).toBe(401);
      });
    });
  },
  ['PostgreSQL'],
);
