import { setImmediate } from 'node:timers/promises';

/** A longer stretch would be felt by whoever is answering at the same time. */
const STRETCH_MS = 3;

/** Called between the pieces of a long piece of work: lets everything else in the process go first, once the work has gone on for a stretch. */
export function pacer(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < STRETCH_MS) return;
    await setImmediate();
    since = performance.now();
  };
}
