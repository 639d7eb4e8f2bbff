import { citationsFrom } from '../citations.ts';

/** Règlement grand-ducal of 8 March 2002: § counts the paragraphs of an article, A and B are its own letters. */
export const citations = citationsFrom('lu-2002-03-08', {
  marker: '37-1, § 2',
  colours: '37-1, § 3',
  seats: '37-1, § 4',
  noMoreBets: '37-1, § 6',
  number: '37-1, § 7',
  losersFirst: '37-1, § 9',
  paymentOrder: '37-1, § 10',
  stacks: '37-1, § 11',
  multipleChances: '37-2, A',
  simpleChances: '37-2, B',
  zero: '37-2, B, zéro',
  chipValue: '37-3, § 1',
  chipMinimum: '37-3, § 2',
  maxima: '37-3, § 4',
});
export type RouletteCitation = keyof typeof citations;
