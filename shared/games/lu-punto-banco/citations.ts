import { citationsFrom } from '../citations.ts';

/** Règlement grand-ducal of 8 March 2002: § counts the paragraphs of art. 37-4 and 37-5. */
export const citations = citationsFrom('lu-2002-03-08', {
  decks: '37-4, § 1',
  stopCard: '37-4, § 5',
  burning: '37-4, § 6',
  payers: '37-4, § 10',
  seats: '37-4, § 13',
  sevenBoxes: '37-4, § 14',
  cardValues: '37-4, § 15',
  point: '37-4, § 16',
  winner: '37-4, § 17',
  chances: '37-4, § 19',
  dealing: '37-4, § 22',
  thirdCard: '37-4, § 25',
  puntoDraw: '37-4, tableau de punto',
  bancoDraw: '37-4, tableau de banco',
  calls: '37-4, § 27',
  losersFirst: '37-4, § 28',
  odds: '37-4, § 29',
  tie: '37-4, § 30',
  minimum: '37-5, § 2',
  multiples: '37-5, § 3',
  maximum: '37-5, § 4',
});
export type PuntoBancoCitation = keyof typeof citations;
