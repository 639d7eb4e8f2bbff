import type { Store } from '../store/ports.ts';
import { type OnPerson, recomputeSums } from './review/sums.ts';

/** Does what a migration left to be done by code that knows the grades. Several desks may do it at once, to the same end. */
export async function doUpkeep(store: Store, onPerson?: OnPerson): Promise<void> {
  for (const task of await store.read.upkeep()) {
    if (task === 'sums') await recomputeSums(store, onPerson);
    await store.write((transaction) => transaction.endUpkeep(task));
  }
}
