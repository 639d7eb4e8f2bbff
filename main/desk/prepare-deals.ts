import type { RuleSet } from '#shared/games/types.ts';

type Later = (step: () => void) => void;

/** Whatever else waits is answered between two steps, and nothing is kept running for them. */
const whenIdle: Later = (step) => {
  setImmediate(step).unref();
};

/** Does beforehand, in small steps, what the first deal of each rule set would wait for. */
export function prepareDeals(ruleSets: readonly Pick<RuleSet, 'prepare'>[], later: Later = whenIdle): void {
  const step = (): void => {
    if (ruleSets.some(({ prepare }) => prepare?.() === true)) later(step);
  };
  later(step);
}
