import { citationsFrom } from '../citations.ts';

/** Règlement grand-ducal of 8 March 2002, no. 5 of article 32: § counts its paragraphs. */
export const citations = citationsFrom('lu-2002-03-08', {
  line: '32, n° 5, § 2',
  odds: '32, n° 5, § 2',
  oneChip: '32, n° 5, § 3',
  firstCard: '32, n° 5, § 4',
  independent: '32, n° 5, § 5',
  announced: '32, n° 5, § 6',
  settling: '32, n° 5, § 6',
  report: '32, n° 5, § 7',
});
export type SuperJackCitation = keyof typeof citations;
