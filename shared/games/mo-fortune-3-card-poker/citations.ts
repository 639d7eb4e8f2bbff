import { citationsFrom } from '../citations.ts';

/** Dispatch 78/2008, as it stood before dispatch 97/2008 amended article 9. */
export const citations = citationsFrom('mo-78-2008', {
  deck: '1(1)',
  boxes: '2(1)',
  layout: '2(2)',
  runs: '4(2)',
  bets: '5(1)',
  betsCombined: '5(2)',
  limits: '6(1)',
  dealing: '7',
  ranking: '8',
  straightFlush: '8(1)',
  raise: '9(1)',
  fold: '9(2)',
  mustRaise: '9(3)',
  qualification: '9(4)',
  notQualified: '9(5)',
  playerWins: '9(6)',
  dealerWins: '9(7)',
  anteBonus: '9(8)',
  pairPlus: '9(9)',
  pairPlusOdds: '10',
});
export type MoCitationId = keyof typeof citations;
