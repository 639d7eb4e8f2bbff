import { citationsFrom } from '../citations.ts';

/** Règlement grand-ducal of 8 March 2002. Article 37-6 numbers no paragraphs: § counts them. */
export const citations = citationsFrom('lu-2002-03-08', {
  deck: '37-6, § 1',
  seats: '37-6, § 12',
  oneHand: '37-6, § 13',
  dealing: '37-6, § 15',
  upCard: '37-6, § 16',
  ranking: '37-6, § 21',
  fold: '37-6, § 24',
  raise: '37-6, § 25',
  dealerOpens: '37-6, § 26',
  notQualified: '37-6, § 27',
  anteEvens: '37-6, § 27',
  qualified: '37-6, § 28',
  bankWins: '37-6, § 29',
  raiseOdds: '37-7',
  limits: '37-8',
});
export type LuStudCitationId = keyof typeof citations;
