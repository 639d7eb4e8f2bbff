import type { Preferences } from '#shared/api/schemas.ts';
import type { RunSettings } from '#shared/drills/types.ts';
import { defaultOptions } from '#shared/games/house-options.ts';
import type { RuleSet } from '#shared/games/types.ts';

/** How a game is first practised: short, easy, every situation. */
export function defaultSettings(ruleSet: RuleSet): RunSettings {
  return {
    ruleSet: ruleSet.id,
    drill: 'settle',
    mix: 'training',
    level: 1,
    items: 10,
    seats: null,
    calls: false,
    options: defaultOptions(ruleSet.options),
    situations: null,
  };
}

/** The settings last used for a game, completed where the rule set has learned new options since. */
export function settingsFor(ruleSet: RuleSet, { runSettings }: Preferences): RunSettings {
  const first = defaultSettings(ruleSet);
  const last = runSettings[ruleSet.id];
  if (!last) return first;
  const options = Object.fromEntries(ruleSet.options.map(({ id, default: value }) => [id, last.options[id] ?? value]));
  return { ...first, ...last, options, situations: null };
}
