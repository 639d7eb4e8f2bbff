import type { Card, SuitedCard } from '../cards/card.ts';
import type { Minor } from '../money/money.ts';
import type { BetId, HandId, RuleSetId } from './ids.ts';

/** Odds of a house's own, hand by hand: so many times the stake, to one. */
export type HousePayTable = Readonly<Record<HandId, number>>;
export type HouseOptionValue = boolean | number | HousePayTable;
/** A choice a house may make: mostly yes or no. `strictOrder` belongs to every rule set. */
export type HouseOption =
  | { readonly id: string; readonly kind?: 'switch'; readonly default: boolean }
  /** A whole number from `min` to `max`. */
  | { readonly id: string; readonly kind: 'number'; readonly default: number; readonly min: number; readonly max: number }
  /** Names every hand of the default and no other. */
  | { readonly id: string; readonly kind: 'payTable'; readonly default: HousePayTable };
/** Every option of the rule set with its value. */
export type HouseOptions = Readonly<Record<string, HouseOptionValue>>;

/** Posted limits of a table, in minor units. */
export interface Limits {
  readonly min: Minor;
  readonly max: Minor;
}

/** A dealt table. The shapes below extend this; money in minor units. */
export interface Table {
  readonly ruleSet: RuleSetId;
  readonly id?: string;
  readonly options: HouseOptions;
  readonly limits?: Limits;
}

/** The stud table, shared by `lu-casino-stud-poker` and `mc-caribbean-gold-poker`. */
export interface StudTable extends Table {
  readonly dealer: readonly SuitedCard[];
  readonly seats: readonly StudSeat[];
}
export interface StudSeat {
  readonly seat: number;
  readonly cards: readonly SuitedCard[];
  readonly bets: { readonly ante: Minor; readonly raise?: Minor };
  readonly folded: boolean;
}

/** The table of `lu-super-jack`: the bank's cards and the side bets on them. */
export interface SuperJackTable extends Table {
  /** The bank's cards in drawing order; what it does not draw is ignored. */
  readonly shoe: readonly SuitedCard[];
  readonly seats: readonly SuperJackSeat[];
}
export interface SuperJackSeat {
  readonly seat: number;
  readonly bets: Readonly<Partial<Record<'bust' | 'blackjack' | 'silver' | 'gold', Minor>>>;
}

/** The table of `lu-punto-banco`. */
export interface PuntoBancoTable extends Table {
  /** The cards in the order they leave the shoe; what the drawing tables do not ask for is ignored. */
  readonly shoe: readonly SuitedCard[];
  readonly seats: readonly PuntoBancoSeat[];
}
export interface PuntoBancoSeat {
  readonly seat: number;
  readonly bets: Readonly<Partial<Record<'punto' | 'banco' | 'tie', Minor>>>;
}

/** The three-card table, shared by `mc-three-card-poker` and `mo-fortune-3-card-poker`. */
export interface ThreeCardTable extends Table {
  readonly dealer: readonly SuitedCard[];
  readonly seats: readonly ThreeCardSeat[];
}
export interface ThreeCardSeat {
  readonly seat: number;
  readonly cards: readonly SuitedCard[];
  readonly bets: Readonly<Partial<Record<'ante' | 'pairPlus' | 'play', Minor>>>;
  readonly folded: boolean;
}

/** The table of `fr-paire-poker`: the three drawn cards in order. */
export interface PairePokerTable extends Table {
  readonly cards: readonly [Card, Card, Card];
  readonly seats: readonly PairePokerSeat[];
}
export interface PairePokerSeat {
  readonly seat: number;
  /** In the order given. */
  readonly bets: readonly { readonly on: BetId; readonly amount: Minor }[];
}

/** The table of `lu-english-roulette`. */
export interface RouletteTable extends Table {
  readonly number: number;
  readonly seats: readonly RouletteSeat[];
}
export interface RouletteSeat {
  readonly seat: number;
  /** What a chip of the player's colour is worth. */
  readonly chipValue: Minor;
  /** In the order given. */
  readonly bets: readonly { readonly on: BetId; readonly chips: number }[];
}
