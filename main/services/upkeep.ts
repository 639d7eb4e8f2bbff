import type { Store } from '../store/ports.ts';
import { type OnPerson, recomputeSums } from './review/sums.ts';

/**
 * Does what a migration or a change of the school left to be done by code that knows the grades. Several desks may do it at
 * once, to the same end. What is wished while it is at work stays to be done: it may come too late for some people.
 */
export async function doUpkeep(store: Store, onPerson?: OnPerson): Promise<void> {
  const tasks = await store.read.upkeep();
  if (tasks.some((task) => task.split(' ')[0] === 'sums')) await recomputeSums(store, onPerson);
  for (const task of tasks) await store.write((transaction) => transaction.endUpkeep(task));
}
