import type { ThreeCardHand } from '../../cards/three-card-hand.ts';
import type { BetId, CitationId, PayLine, ReadingId, RuleSet } from '../types.ts';

/** What can be staked. */
export const THREE_CARD_BETS = ['ante', 'pairPlus', 'play'] as const;
export type ThreeCardBet = (typeof THREE_CARD_BETS)[number];
/** What can be settled: the stakes, and the ante bonus, which is never staked. */
export type ThreeCardSpot = ThreeCardBet | 'anteBonus';

/** How a seat stands against the dealer. `pairPlusOnly`: without an ante there is nothing to compare. */
export type SeatResult = 'folded' | 'pairPlusOnly' | 'dealerNotQualified' | 'playerWins' | 'dealerWins' | 'tie';

/** What the citation and the reading of a settled bet can depend on. */
export interface SeatFacts {
  readonly result: SeatResult;
  readonly hand: ThreeCardHand;
  readonly dealer: ThreeCardHand;
}

/** The rules of one three-card game as data: all that differs between the texts. */
export interface ThreeCardRules extends Pick<
  RuleSet,
  'id' | 'source' | 'currency' | 'seats' | 'denominations' | 'citations' | 'readings' | 'options' | 'orderRules'
> {
  /** The boxes from the dealer outwards, the ante bonus last. */
  readonly bets: readonly ThreeCardSpot[];
  readonly anteBonus: { readonly citation: CitationId; readonly lines: readonly PayLine[] };
  readonly pairPlus: { readonly citation: CitationId; readonly lines: readonly PayLine[] };
  /** Whether Pair Plus may be staked without an ante: by the text, or only by the house option `pairPlusAlone`. */
  readonly pairPlusAlone: 'allowed' | 'byOption';
  /** Whether a seat with ante and Pair Plus may fold: by the text, or only by the house option `foldWithPairPlus`. */
  readonly foldWithPairPlus: 'allowed' | 'byOption';
  /** The order in which a hand's bets are printed as settled. */
  readonly settlingOrder: readonly ThreeCardSpot[];
  /** The order in which seats are printed as settled: `descending` is right to left seen from the dealer. */
  readonly seatOrder: 'ascending' | 'descending';
  /** The place that settles a bet this way. */
  readonly cite: (bet: BetId, facts: SeatFacts) => CitationId;
  /** The reading it rests on, where the text alone does not settle it. */
  readonly read: (bet: BetId, facts: SeatFacts) => ReadingId | undefined;
  readonly citeDealerCall: (qualifies: boolean) => CitationId;
  readonly citeSeatCall: (facts: SeatFacts) => CitationId;
}
