import { citationsFrom } from '../citations.ts';

/** AM 95-306. */
export const citations = citationsFrom('mc-95-306', {
  deck: '1.1',
  staff: '1.2',
  newCards: '1.3',
  seats: '1.4',
  dealing: '1.4',
  upCard: '1.4',
  ranking: '1.4',
  fold: '1.5',
  raise: '1.5',
  dealerOpens: '1.5',
  notQualified: '1.6',
  anteEvens: '1.6',
  qualified: '1.6',
  bankWins: '1.6',
  combinations: '1.7',
});
export type McStudCitationId = keyof typeof citations;
