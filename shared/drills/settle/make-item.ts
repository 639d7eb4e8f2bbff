import type { RuleSet, SituationId } from '../../games/types.ts';
import { createRandom, shuffle } from '../../random/random.ts';
import { derive } from '../../random/seed.ts';
import type { Item, RunSettings } from '../types.ts';

/** The item of a run. It hangs on nothing but the settings, the run's seed and its place in the run. */
export function makeItem(rules: RuleSet, settings: RunSettings, runSeed: string, index: number): Item {
  const seed = derive(runSeed, `item:${index}`);
  const situation = plannedSituation(rules, settings, runSeed, index);
  const { table, situations } = rules.deal({
    options: settings.options,
    seed,
    mix: settings.mix,
    level: settings.level,
    ...(settings.seats === null ? {} : { seats: settings.seats }),
    ...(situation === undefined ? {} : { situation }),
  });
  return { index, seed, table, situations };
}

/**
 * The situation an item is to show: the wished ones in a shuffled bag, a new shuffle each time the bag is
 * empty, so that each comes once before any comes again.
 */
function plannedSituation(rules: RuleSet, settings: RunSettings, runSeed: string, index: number): SituationId | undefined {
  if (settings.mix === 'natural') return undefined;
  const wished = wishedSituations(rules, settings);
  const bag = Math.floor(index / wished.length);
  return shuffle(createRandom(derive(runSeed, `bag:${bag}`)), wished)[index % wished.length];
}

/** The situations of a run: those it is restricted to as far as its options let them come up, else all that can. */
export function wishedSituations(rules: RuleSet, { options, situations }: RunSettings): readonly SituationId[] {
  const dealable = rules.dealableSituations(options);
  const wished = situations === null ? dealable : dealable.filter((situation) => situations.includes(situation));
  return wished.length === 0 ? dealable : wished;
}
