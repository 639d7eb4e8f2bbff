import type { RuleSet, Table } from '#shared/games/types.ts';

import { type FeltState, feltState } from '../../felt/index.ts';

/**
 * The felt after the first `upTo` entries of a finished log. What the whole log never turns lies open from the start: in an
 * answer of an older version nothing was covered, and where a turn was left out there is nothing more to keep from anyone.
 */
export function shownState(ruleSet: RuleSet, table: Table, log: Parameters<typeof feltState>[2], upTo = log.length): FeltState {
  const shown = feltState(ruleSet, table, log, upTo);
  const never = feltState(ruleSet, table, log).covered;
  return { ...shown, covered: shown.covered.filter((topic) => !never.includes(topic)) };
}
