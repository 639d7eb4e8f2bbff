import type { RunSettings } from '#shared/drills/types.ts';
import { isOptionValue } from '#shared/games/house-options.ts';
import { ruleSetById } from '#shared/games/index.ts';
import type { RuleSet } from '#shared/games/types.ts';
import { ok } from '#shared/result.ts';

import { type Outcome, refuse } from './context.ts';

/** Settings that can be played: checked against the rule set, with every house option given its value. */
export function completeSettings(settings: RunSettings): Outcome<RunSettings> {
  const ruleSet = ruleSetById(settings.ruleSet);
  if (ruleSet === undefined) return refuse('unknownRuleSet', 'settings.ruleSet');
  if (settings.seats !== null && settings.seats > ruleSet.seats) return refuse('invalidRequest', 'settings.seats');

  const situations = checkSituations(settings, ruleSet);
  if (!situations.ok) return situations;
  const options = completeOptions(settings.options, ruleSet);
  return options.ok ? ok({ ...settings, options: options.value }) : options;
}

function checkSituations({ situations, mix }: RunSettings, ruleSet: RuleSet): Outcome<null> {
  if (situations === null) return ok(null);
  if (mix !== 'training') return refuse('invalidRequest', 'settings.situations');
  const unknown = situations.findIndex((situation) => !ruleSet.situations.includes(situation));
  return unknown === -1 ? ok(null) : refuse('unknownSituation', `settings.situations[${unknown}]`);
}

function completeOptions(given: RunSettings['options'], { options }: RuleSet): Outcome<RunSettings['options']> {
  const unknown = Object.keys(given).find((id) => !options.some((option) => option.id === id));
  if (unknown !== undefined) return refuse('unknownOption', `settings.options.${unknown}`);
  const unsuited = options.find((option) => !isOptionValue(option, given[option.id] ?? option.default));
  if (unsuited !== undefined) return refuse('invalidRequest', `settings.options.${unsuited.id}`);
  return ok(Object.fromEntries(options.map((option) => [option.id, given[option.id] ?? option.default])));
}
