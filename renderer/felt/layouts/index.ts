import { RULE_SETS } from '#shared/games/index.ts';
import type { RuleSet, RuleSetId, Table } from '#shared/games/types.ts';

import { frPairePokerLayout } from './paire-poker/paire-poker-layout.tsx';
import { luEnglishRouletteLayout } from './roulette/roulette-layout.tsx';
import { luPuntoBancoLayout } from './punto-banco/punto-banco-layout.tsx';
import { luCasinoStudPoker, mcCaribbeanGoldPoker } from './stud/spec.ts';
import { studLayout } from './stud/stud-layout.tsx';
import { luSuperJackLayout } from './super-jack/super-jack-layout.tsx';
import { mcThreeCardPoker } from './three-card/mc-three-card-poker.ts';
import { moFortune3CardPoker } from './three-card/mo-fortune-3-card-poker.ts';
import { threeCardLayout } from './three-card/three-card-layout.tsx';
import type { Cloth, Drawing, FeltLayout } from './types.ts';

export type * from './types.ts';

/** The felt of each rule set: a new one is a layout and a line here. */
export const LAYOUTS: Readonly<Record<RuleSetId, FeltLayout>> = {
  'mc-three-card-poker': threeCardLayout(mcThreeCardPoker),
  'mo-fortune-3-card-poker': threeCardLayout(moFortune3CardPoker),
  'lu-casino-stud-poker': studLayout(luCasinoStudPoker),
  'mc-caribbean-gold-poker': studLayout(mcCaribbeanGoldPoker),
  'lu-punto-banco': luPuntoBancoLayout,
  'lu-super-jack': luSuperJackLayout,
  'fr-paire-poker': frPairePokerLayout,
  'lu-english-roulette': luEnglishRouletteLayout,
};

/** The layout of a rule set; without one the table can't be drawn. */
export function layoutOf(ruleSet: RuleSetId): FeltLayout | undefined {
  return LAYOUTS[ruleSet];
}

/** The colour of a rule set's cloth, for `data-felt`. */
export function clothOf(ruleSet: RuleSetId): Cloth {
  return LAYOUTS[ruleSet]?.cloth ?? 'green';
}

/** A table as its rule set's felt draws it; undefined where there is no felt for it. */
export function drawingOf(table: Table): Drawing | undefined {
  return layoutOf(table.ruleSet)?.draw(table);
}

/** The rule sets the interface offers: those with a felt to play them on. */
export const PLAYABLE_RULE_SETS: readonly RuleSet[] = RULE_SETS.filter(({ id }) => id in LAYOUTS);
