import { frPairePoker } from './fr-paire-poker/index.ts';
import { luCasinoStudPoker } from './lu-casino-stud-poker/index.ts';
import { luEnglishRoulette } from './lu-english-roulette/index.ts';
import { luPuntoBanco } from './lu-punto-banco/index.ts';
import { luSuperJack } from './lu-super-jack/index.ts';
import { mcCaribbeanGoldPoker } from './mc-caribbean-gold-poker/index.ts';
import { mcThreeCardPoker } from './mc-three-card-poker/index.ts';
import { moFortune3CardPoker } from './mo-fortune-3-card-poker/index.ts';
import type { RuleSet, RuleSetId } from './types.ts';

/** Every rule set there is, in the order they are offered. */
export const RULE_SETS: readonly RuleSet[] = [
  mcThreeCardPoker,
  moFortune3CardPoker,
  luCasinoStudPoker,
  mcCaribbeanGoldPoker,
  luPuntoBanco,
  luEnglishRoulette,
  luSuperJack,
  frPairePoker,
];

/** The rule set of that id. */
export function ruleSetById(id: RuleSetId): RuleSet | undefined {
  return RULE_SETS.find((ruleSet) => ruleSet.id === id);
}
