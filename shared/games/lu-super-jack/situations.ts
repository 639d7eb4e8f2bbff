import { type SuitedCard } from '../../cards/card.ts';
import type { AnnouncementId, Showing, SuperJackSeat, SuperJackTable } from '../types.ts';
import { type Bank, count, mayBecomeGold } from './bank.ts';
import type { Chance } from './rules.ts';
import { bankOf } from './settle.ts';

/** What the bank's cards, and at one seat the bets, must be for a situation. The same line recognises and deals it. */
export interface SituationRule {
  readonly bank: (bank: Bank) => boolean;
  /** Chances staked at one seat together: it is about settling them. */
  readonly bets?: readonly Chance[];
  /** The calls it is about, where they are not those of what the bank has, or besides the bets. */
  readonly calls?: readonly AnnouncementId[];
  /** Nothing wins: it is about taking the stakes of every seat too. */
  readonly everySeat?: true;
}

/** What the bank has. */
const BANK_CALLS = ['bankHas'];

const standsOn =
  (total: number): SituationRule['bank'] =>
  (bank) =>
    bank.total === total && bank.jack === 'none';
const allLoseOn = (total: number): SituationRule => ({ bank: standsOn(total), everySeat: true });
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
  total17: allLoseOn(17),
  total18: allLoseOn(18),
  total19: allLoseOn(19),
  total20: allLoseOn(20),
  /** Twenty-one in three cards or more, which is no blackjack. */
  total21: { bank: standsOn(21), bets: ['blackjack'], calls: BANK_CALLS },
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
  goldWon: { bank: hasJack('gold'), bets: ['gold'], calls: ['reportGoldJack'] },
  /** A blackjack in hearts wins three chances. */
  goldPaysAll: { bank: hasJack('gold'), bets: ['blackjack', 'silver', 'gold'] },
  /** The first card promises a gold-jack that does not come. */
  goldAheadOnly: {
    bank: ({ cards: [first], jack }) => first !== undefined && mayBecomeGold(first) && jack !== 'gold',
    calls: ['goldJackAhead', ...BANK_CALLS],
  },
} as const satisfies Readonly<Record<string, SituationRule>>;

export type SuperJackSituation = keyof typeof RULES;
export const SITUATION_RULES: Readonly<Record<SuperJackSituation, SituationRule>> = RULES;
export const SUPER_JACK_SITUATIONS = Object.keys(RULES) as SuperJackSituation[];

/** Every situation a table shows: those of the bank once, those of bets at each seat that has them. */
export function superJackShowings(table: SuperJackTable): readonly Showing[] {
  const bank = bankOf(table);
  return SUPER_JACK_SITUATIONS.flatMap((situation): Showing[] => {
    const { bank: isBank, bets, calls, everySeat } = SITUATION_RULES[situation];
    if (!isBank(bank)) return [];
    if (everySeat) return [{ situation, calls: BANK_CALLS }, ...table.seats.map(({ seat }) => ({ situation, seat }))];
    if (bets === undefined) return [{ situation, calls: calls ?? BANK_CALLS }];
    const shown = table.seats.filter((seat) => hasBets(seat, bets)).map(({ seat }) => ({ situation, seat, bets }));
    return calls === undefined || shown.length === 0 ? shown : [{ situation, calls }, ...shown];
  });
}

function hasBets({ bets }: SuperJackSeat, wanted: readonly Chance[]): boolean {
  return wanted.every((chance) => bets[chance] !== undefined);
}
