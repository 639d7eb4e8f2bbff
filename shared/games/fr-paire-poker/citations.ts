import { citationsFrom } from '../citations.ts';

/** Article 55-24 of the arrêté of 14 May 2007; the dashes of a letter are counted as its paragraphs. */
export const citations = citationsFrom('fr-55-24', {
  seats: '55-24, 1°, a',
  layout: '55-24, 1°, b',
  deck: '55-24, 1°, c',
  mainBets: '55-24, 2°, b, § 1',
  pairBets: '55-24, 2°, b, § 2',
  pokerBet: '55-24, 2°, b, § 3',
  cardByCard: '55-24, 2°, c',
  colourOdds: '55-24, 3°, a',
  valueOdds: '55-24, 3°, b',
  pairValueOdds: '55-24, 3°, c',
  anyPairOdds: '55-24, 3°, d',
  pokerOdds: '55-24, 3°, e',
});
export type PairePokerCitation = keyof typeof citations;
