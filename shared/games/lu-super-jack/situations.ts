import { type SuitedCard } from '../../cards/card.ts';
import type { SuperJackSeat, SuperJackTable } from '../types.ts';
import { type Bank, count, mayBecomeGold } from './bank.ts';
import type { Chance } from './rules.ts';
import { bankOf } from './settle.ts';

/** What the bank's cards, and at one seat the bets, must be for a situation. The same line recognises and deals it. */
export interface SituationRule {
  readonly bank: (bank: Bank) => boolean;
  /** Chances staked at one seat together. */
  readonly bets?: readonly Chance[];
}

const standsOn =
  (total: number): SituationRule['bank'] =>
  (bank) =>
    bank.total === total && bank.jack === 'none';
const hasJack =
  (...jacks: readonly Bank['jack'][]): SituationRule['bank'] =>
  ({ jack }) =>
    jacks.includes(jack);
/** The bank's cards as they lay before each further one. */
function stages({ cards }: Bank): (readonly SuitedCard[])[] {
  return cards.slice(2).map((_, index) => cards.slice(0, index + 2));
}

const RULES = {
  /** Nothing wins: the bank stands on 17 to 20 and a seat has all four chances. */
  lineLost: { bank: ({ total, bust }) => !bust && total < 21, bets: ['bust', 'blackjack', 'silver', 'gold'] },
  total17: { bank: standsOn(17) },
  total18: { bank: standsOn(18) },
  total19: { bank: standsOn(19) },
  total20: { bank: standsOn(20) },
  /** Twenty-one in three cards or more, which is no blackjack. */
  total21: { bank: standsOn(21), bets: ['blackjack'] },
  /** The bank comes to 17 with an ace that counts eleven. */
  softSeventeen: { bank: (bank) => [...stages(bank), bank.cards].some((cards) => count(cards).soft && count(cards).total === 17) },
  /** The bank must draw on 16. */
  drawsOnSixteen: { bank: (bank) => stages(bank).some((cards) => count(cards).total === 16) },
  /** An ace that counted eleven comes to count one. */
  aceTurnsLow: { bank: (bank) => stages(bank).some((cards) => count(cards).soft) && !count(bank.cards).soft },
  /** The bank draws five cards or more. */
  longHand: { bank: ({ cards }) => cards.length >= 5 },
  bustWon: { bank: ({ bust }) => bust, bets: ['bust'] },
  /** The bank busts with an ace. */
  bustWithAce: { bank: ({ cards, bust }) => bust && cards.some((card) => card.startsWith('A')) },
  blackjackWon: { bank: hasJack('blackjack'), bets: ['blackjack'] },
  /** A blackjack of two suits, silver staked. */
  silverLost: { bank: hasJack('blackjack'), bets: ['silver'] },
  silverWon: { bank: hasJack('silver'), bets: ['silver'] },
  /** A blackjack of one suit also wins blackjack. */
  silverPaysBoth: { bank: hasJack('silver'), bets: ['blackjack', 'silver'] },
  /** A blackjack of one suit but not of hearts, gold staked. */
  goldLost: { bank: hasJack('silver'), bets: ['gold'] },
  goldWon: { bank: hasJack('gold'), bets: ['gold'] },
  /** A blackjack in hearts wins three chances. */
  goldPaysAll: { bank: hasJack('gold'), bets: ['blackjack', 'silver', 'gold'] },
  /** The first card promises a gold-jack that does not come. */
  goldAheadOnly: { bank: ({ cards: [first], jack }) => first !== undefined && mayBecomeGold(first) && jack !== 'gold' },
} as const satisfies Readonly<Record<string, SituationRule>>;

export type SuperJackSituation = keyof typeof RULES;
export const SITUATION_RULES: Readonly<Record<SuperJackSituation, SituationRule>> = RULES;
export const SUPER_JACK_SITUATIONS = Object.keys(RULES) as SuperJackSituation[];

/** Every situation a table shows. */
export function situationsOf(table: SuperJackTable): readonly SuperJackSituation[] {
  const bank = bankOf(table);
  return SUPER_JACK_SITUATIONS.filter((situation) => {
    const rule = SITUATION_RULES[situation];
    return rule.bank(bank) && table.seats.some((seat) => hasBets(seat, rule.bets ?? []));
  });
}

function hasBets({ bets }: SuperJackSeat, wanted: readonly Chance[]): boolean {
  return wanted.every((chance) => bets[chance] !== undefined);
}
