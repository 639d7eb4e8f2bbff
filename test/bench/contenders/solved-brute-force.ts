import { CARD_CODES } from '#shared/cards/fast/card-code.ts';
import { THREES, THREES_OF_49, threes } from '#shared/cards/fast/combinations.ts';
import { THREE_CARD_FLOORS, packThree, packedThreeRank } from '#shared/cards/fast/three-card-rank.ts';
import { THREE_CARD_HANDS } from '#shared/cards/three-card-hand.ts';
import { fraction } from '#shared/fraction.ts';
import { QUALIFYING_RANK } from '#shared/games/three-card/rounds.ts';
import type { ThreeCardPays, ThreeCardSolution } from '#shared/games/three-card/solve.ts';
import { timesPaid } from '#shared/games/three-card/times-paid.ts';

import type { Contender } from '../contender.ts';
import { sink, unpackThree } from '../sample.ts';
import { EVERY_PAYS } from '../three-card-pays.ts';

/** The same by dealing all 407,170,400 deals one by one, as quickly as that can be done. */
export const contender: Contender = {
  batch: () => {
    sink.value = solve(EVERY_PAYS)[0]?.ante.numerator ?? 0;
    return 1;
  },
  answers: () => solve(EVERY_PAYS),
};

function solve(pays: readonly ThreeCardPays[]): ThreeCardSolution[] {
  const totals = pays.map(() => ({ ante: 0, pairPlus: 0, raises: 0 }));
  for (const player of threes) {
    const rank = packedThreeRank(player);
    const hand = THREE_CARD_HANDS.find((id) => rank >= THREE_CARD_FLOORS[id]) ?? 'highCard';
    const compared = comparedTotal(player, rank);
    for (const [index, { anteBonus, pairPlus }] of pays.entries()) {
      const total = totals[index];
      if (total === undefined) continue;
      const raised = compared + (timesPaid(anteBonus, hand) ?? 0) * THREES_OF_49;
      total.ante += Math.max(raised, -THREES_OF_49);
      total.pairPlus += timesPaid(pairPlus, hand) ?? -1;
      if (raised > -THREES_OF_49) total.raises += 1;
    }
  }
  return totals.map(({ ante, pairPlus, raises }) => ({
    ante: fraction(ante, THREES * THREES_OF_49),
    pairPlus: fraction(pairPlus, THREES),
    raises: fraction(raises, THREES),
  }));
}

const left = new Uint8Array(CARD_CODES - 3);

/** What ante and play gain against every hand of the dealer. Without a jump, by the signs of differences. */
function comparedTotal(player: number, rank: number): number {
  const gone = unpackThree(player);
  left.set(Array.from({ length: CARD_CODES }, (_, card) => card).filter((card) => !gone.includes(card)));
  // Vitest makes an import a property that is looked up whenever it is used: four hundred million times would be ten seconds.
  const [rankOf, qualifying] = [packedThreeRank, QUALIFYING_RANK];
  // A dealer who qualifies beats the player with the first of these ranks at least, and with the second at least ties.
  const [better, noWorse] = [Math.max(qualifying, rank + 1), Math.max(qualifying, rank)];
  let [notQualified, notBetter, worse] = [0, 0, 0];
  for (let i = 0; i < left.length; i += 1) {
    for (let j = i + 1; j < left.length; j += 1) {
      const two = packThree(left[i] ?? 0, left[j] ?? 0, 0);
      for (let k = j + 1; k < left.length; k += 1) {
        const dealer = rankOf(two | (left[k] ?? 0));
        notQualified += (dealer - qualifying) >>> 31;
        notBetter += (dealer - better) >>> 31;
        worse += (dealer - noWorse) >>> 31;
      }
    }
  }
  return notQualified + 2 * (worse - notQualified) - 2 * (THREES_OF_49 - notBetter);
}
