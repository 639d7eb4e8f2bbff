import { drillById } from '#shared/drills/index.ts';
import type { Drill, Item, ItemView, RunSettings } from '#shared/drills/types.ts';
import { ruleSetById } from '#shared/games/index.ts';
import type { RuleSet } from '#shared/games/types.ts';

import type { RunRecord } from '../store/ports.ts';

/** The drill of a run. Settings were checked when the run started, so that a missing one is a bug. */
export function drillOf({ drill }: RunSettings): Drill {
  const found = drillById(drill);
  if (found === undefined) throw new Error(`a run of an unknown drill: ${drill}`);
  return found;
}

/** The rule set of a run. */
export function ruleSetOf({ ruleSet }: RunSettings): RuleSet {
  const found = ruleSetById(ruleSet);
  if (found === undefined) throw new Error(`a run of an unknown rule set: ${ruleSet}`);
  return found;
}

/** An item of a run, with what only the desk may know. */
export function itemOf({ settings, seed }: RunRecord, index: number): Item {
  return drillOf(settings).makeItem(settings, seed, index);
}

/** What may be shown of an item before its answer is in; null where there is none. */
export function viewOf(run: RunRecord, index: number | null): ItemView | null {
  return index === null ? null : drillOf(run.settings).view(itemOf(run, index));
}
