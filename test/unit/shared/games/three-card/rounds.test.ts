import { describe, expect, it } from 'vitest';

import { THREES, THREES_OF_49, skipThreeInAll, threes } from '#shared/cards/fast/combinations.ts';
import { type CardCode, cardOfCode } from '#shared/cards/fast/card-code.ts';
import { packedThreeRank } from '#shared/cards/fast/three-card-rank.ts';
import { evaluateThreeCards } from '#shared/cards/three-card-hand.ts';
import { mcThreeCardPokerRules } from '#shared/games/mc-three-card-poker/rules.ts';
import { moFortune3CardPokerRules } from '#shared/games/mo-fortune-3-card-poker/rules.ts';
import { RAISING_RANK, type RoundTotals, playRounds } from '#shared/games/three-card/rounds.ts';
import type { ThreeCardRules } from '#shared/games/three-card/rules.ts';
import { settleThreeCard } from '#shared/games/three-card/settle.ts';
import { isFoldingHand } from '#shared/games/three-card/situation-rules.ts';
import type { ThreeCardSeat } from '#shared/games/types.ts';
import { createWordStream, refill, wordsEach } from '#shared/random/word-stream.ts';

const SEED = '00112233445566778899aabbccddeeff';
const STAKE = 100;

const cardsOf = (packed: number) => [packed >> 12, (packed >> 6) & 63, packed & 63].map((code: CardCode) => cardOfCode(code));

/** One block of the same words, dealt and settled by the readable way. */
function readableRounds(rules: ThreeCardRules): Omit<RoundTotals, 'ends'> & { readonly folds: number } {
  const stream = createWordStream(SEED);
  refill(stream);
  const rounds = THREES * THREES_OF_49;
  const dealt = [...stream.words].map((word) => Math.floor((word >>> 0) / wordsEach(rounds))).filter((round) => round < rounds);
  let [anteNet, pairPlusNet, folds] = [0, 0, 0];
  for (const round of dealt) {
    const player = threes[Math.floor(round / THREES_OF_49)] ?? 0;
    const cards = cardsOf(player);
    const folded = isFoldingHand(evaluateThreeCards(cards));
    const bets = folded ? { ante: STAKE, pairPlus: STAKE } : { ante: STAKE, pairPlus: STAKE, play: STAKE };
    const seat: ThreeCardSeat = { seat: 1, cards, bets, folded };
    const dealer = cardsOf(skipThreeInAll(threes[round % THREES_OF_49] ?? 0, player));
    const settled = settleThreeCard(rules, { ruleSet: rules.id, options: {}, dealer, seats: [seat] });
    if (!settled.ok) throw new Error(settled.error.message);
    for (const { bet, outcome, pays, stake } of settled.value.seats[0]?.bets ?? []) {
      const net = (pays - (outcome === 'lose' ? stake : 0)) / STAKE;
      if (bet === 'pairPlus') pairPlusNet += net;
      else anteNet += net;
    }
    if (folded) folds += 1;
  }
  return { rounds: dealt.length, anteNet, pairPlusNet, folds };
}

describe('played rounds', () => {
  it('raise from queen, six, four', () => {
    const raised = [...threes].filter((packed) => packedThreeRank(packed) >= RAISING_RANK);
    expect(raised.every((packed) => !isFoldingHand(evaluateThreeCards(cardsOf(packed))))).toBe(true);
    expect(raised).toHaveLength(14_900);
  });

  it.each([mcThreeCardPokerRules, moFortune3CardPokerRules])('end as $id settles them one by one', (rules) => {
    const expected = readableRounds(rules);
    const { rounds, anteNet, pairPlusNet, ends } = playRounds(rules, RAISING_RANK, expected.rounds, createWordStream(SEED));
    expect({ rounds, anteNet, pairPlusNet, folds: ends.fold }).toEqual(expected);
    expect(Object.values(ends).reduce((sum, count) => sum + count, 0)).toBe(rounds);
  });

  it('come out as the exact edge says, over half a million of them', () => {
    const rounds = 500_000;
    const { anteNet, pairPlusNet, ends } = playRounds(mcThreeCardPokerRules, RAISING_RANK, rounds, createWordStream(SEED));
    // One round deviates by about 1.64 antes and 2.85 Pair Plus stakes; three times that is allowed.
    expect(Math.abs(anteNet / rounds + 686_689 / 20_358_520)).toBeLessThan((3 * 1.64) / Math.sqrt(rounds));
    expect(Math.abs(pairPlusNet / rounds + 402 / 5_525)).toBeLessThan((3 * 2.85) / Math.sqrt(rounds));
    expect(Math.abs(ends.tie / rounds - (32_952 + 234_696) / 407_170_400)).toBeLessThan(0.00015);
  });
});
