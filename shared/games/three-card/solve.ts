import { THREE_CARD_HANDS } from '../../cards/three-card-hand.ts';
import { type Fraction, fraction } from '../../fraction.ts';
import type { PayLine } from '../types.ts';
import { DEALER_HAND_COUNT, THREE_CARD_HAND_COUNT, visitShowdowns } from './showdowns.ts';
import { timesPaid } from './times-paid.ts';

/** What a house pays. */
export interface ThreeCardPays {
  readonly anteBonus: readonly PayLine[];
  readonly pairPlus: readonly PayLine[];
}

/** What a player gains on average by the best play, in units of the stake named. */
export interface ThreeCardSolution {
  /** By ante, play and bonus together, in antes. */
  readonly ante: Fraction;
  readonly pairPlus: Fraction;
  /** The share of hands it is better to raise. */
  readonly raises: Fraction;
}

/** Solves the game exactly for every one of these pay tables, going through the showdowns once. */
export function solveThreeCard(pays: readonly ThreeCardPays[]): ThreeCardSolution[] {
  const solving = pays.map(({ anteBonus, pairPlus }) => ({
    bonus: timesByKind(anteBonus, 0),
    pairPlus: timesByKind(pairPlus, -1),
    // Ante, Pair Plus, raises.
    totals: new Float64Array(3),
  }));
  visitShowdowns(({ kind, weight, dealerNotQualified, wins, losses }) => {
    const compared = dealerNotQualified + 2 * wins - 2 * losses;
    for (const { bonus, pairPlus, totals } of solving) {
      const raised = compared + (bonus[kind] ?? 0) * DEALER_HAND_COUNT;
      const raises = raised > -DEALER_HAND_COUNT;
      totals[0] = (totals[0] ?? 0) + weight * (raises ? raised : -DEALER_HAND_COUNT);
      totals[1] = (totals[1] ?? 0) + weight * (pairPlus[kind] ?? 0);
      totals[2] = (totals[2] ?? 0) + (raises ? weight : 0);
    }
  });
  return solving.map(({ totals: [ante = 0, pairPlus = 0, raises = 0] }) => ({
    ante: fraction(ante, THREE_CARD_HAND_COUNT * DEALER_HAND_COUNT),
    pairPlus: fraction(pairPlus, THREE_CARD_HAND_COUNT),
    raises: fraction(raises, THREE_CARD_HAND_COUNT),
  }));
}

/** What each hand is paid, by its place among the hands; `otherwise` where the table does not name it. */
function timesByKind(lines: readonly PayLine[], otherwise: number): Float64Array {
  return Float64Array.from(THREE_CARD_HANDS, (hand) => timesPaid(lines, hand) ?? otherwise);
}
