import { citationsFrom } from '../citations.ts';

/** AM 2006-370. Its first article has no numbers before 1°: § counts the paragraphs there. */
export const citations = citationsFrom('mc-2006-370', {
  deck: '1, § 5',
  bets: '1, § 8',
  betAmounts: '1, § 9',
  oneHand: '1, § 11',
  dealing: '1, § 13',
  fold: '1, § 18',
  play: '1, § 19',
  dealerOpens: '1, § 20',
  rightToLeft: '1, § 21',
  notQualified: '1, 1°',
  qualified: '1, 2°',
  caseA: '1, 2°, A',
  caseB: '1, 2°, B',
  caseC: '1, 2°, C',
  caseD: '1, 2°, D',
  caseE: '1, 2°, E',
  tie: '1, 3°',
  anteBonus: '1, 4°',
  anteBonusOdds: '1, ANTE BONUS',
  pairPlusOdds: '1, PAIR PLUS',
});
export type McCitationId = keyof typeof citations;
