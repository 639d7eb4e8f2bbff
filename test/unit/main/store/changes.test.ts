import { sql } from 'kysely';
import { expect, it } from 'vitest';

import type { Topic } from '../../../../main/store/change-ports.ts';
import type { OpenStore } from '../../../../main/store/open-store.ts';
import { runRecord, uuid } from '../../../support/records.ts';
import { LASTING_KINDS, describeOnEachDatabase, openTestStore } from '../../../support/stores.ts';

/** Begins to listen; each call waits until something of this topic is told. */
function hear(store: OpenStore) {
  const told: Topic[] = [];
  let wake = (): void => undefined;
  const stop = store.changes.listen((topics) => {
    told.push(...topics);
    wake();
  });
  const about = async (topic: Topic): Promise<void> => {
    while (!told.includes(topic)) await new Promise<void>((resolve) => (wake = resolve));
    told.splice(0);
  };
  return { about, stop, told };
}

describeOnEachDatabase('changes', (fresh) => {
  it('are told where they were made, once they are there to be read', async () => {
    const store = await openTestStore(fresh());
    const { about, stop } = hear(store);
    await store.write(async (transaction) => {
      await transaction.ensureProfile('local', 1);
      await transaction.addRun(runRecord(1));
    });
    await about('practice');
    expect(await store.read.run('local', uuid(1))).toBeDefined();
    stop();
    await store.close();
  });

  it('are not told of what was taken back', async () => {
    const store = await openTestStore(fresh());
    await store.write((transaction) => transaction.ensureProfile('local', 1));
    const { about, told, stop } = hear(store);
    const failing = store.write(async (transaction) => {
      await transaction.addRun(runRecord(1));
      throw new Error('half way');
    });
    await expect(failing).rejects.toThrow('half way');
    // PostgreSQL tells everything when one begins to listen.
    if (store.dialect === 'postgres') await about('people');
    await store.write((transaction) => transaction.endSession('none'));
    await about('sessions');
    expect(told).not.toContain('practice');
    stop();
    await store.close();
  });
});

describeOnEachDatabase(
  'changes of another desk',
  (fresh, kind) => {
    it('are told too', async () => {
      const target = fresh();
      const [here, there] = [await openTestStore(target), await openTestStore(target)];
      const { about, stop } = hear(here);
      await there.write(async (transaction) => {
        await transaction.ensureProfile('local', 1);
        await transaction.addRun(runRecord(1));
      });
      await about('practice');
      await there.write((transaction) => transaction.finishRun(uuid(1), 2));
      await about('practice');
      stop();
      // Nothing is left that keeps a desk from closing.
      const again = hear(here);
      await here.close();
      again.stop();
      await there.close();
    });
    // A file has no connection to lose.
    if (kind !== 'PostgreSQL') return;

    it('are told again after the connection was lost, with all that may have been missed', async () => {
      const store = await openTestStore(fresh());
      const { about, stop } = hear(store);
      await about('people');
      const others = sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'tapis events'`;
      await others.execute(store.database);
      await about('people');
      stop();
      await store.close();
    });
  },
  LASTING_KINDS,
);
