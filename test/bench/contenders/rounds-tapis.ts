import { mcThreeCardPokerRules } from '#shared/games/mc-three-card-poker/rules.ts';
import { RAISING_RANK, playRounds } from '#shared/games/three-card/rounds.ts';
import { createWordStream } from '#shared/random/word-stream.ts';

import type { Contender } from '../contender.ts';
import { SEED, sink } from '../sample.ts';

const stream = createWordStream(SEED);
const ROUNDS = 100_000;

/** Deals, ranks, decides and settles: ante, play, bonus and Pair Plus. */
export const contender: Contender = {
  batch: () => {
    sink.value = playRounds(mcThreeCardPokerRules, RAISING_RANK, ROUNDS, stream).anteNet;
    return ROUNDS;
  },
};
