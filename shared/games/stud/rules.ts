import type { FiveCardHand } from '../../cards/five-card-hand.ts';
import type { Minor } from '../../money/money.ts';
import type { PracticeStakes } from '../levels.ts';
import type { CitationId, PayLine, ReadingId, RuleSet } from '../types.ts';

/** What can be staked, from the dealer outwards. */
export const STUD_BETS = ['ante', 'raise'] as const;
export type StudBet = (typeof STUD_BETS)[number];

/** How a hand in play stands against the dealer's, who may not qualify. */
export type Comparison = 'dealerNotQualified' | 'playerWins' | 'dealerWins' | 'tie';
export type SeatResult = 'folded' | Comparison;

/** What the citation and the reading of a settled bet can depend on. */
export interface SeatFacts {
  readonly result: SeatResult;
  readonly hand: FiveCardHand;
}

/** The rules of one stud game as data: all that differs between the texts. */
export interface StudRules extends Pick<
  RuleSet,
  'id' | 'source' | 'currency' | 'seats' | 'denominations' | 'citations' | 'readings' | 'options' | 'orderRules'
> {
  /** What a winning raise is paid, where the house has no table of its own. */
  readonly raise: { readonly citation: CitationId; readonly lines: readonly PayLine[] };
  /** The least ante the text allows; checked where limits are posted. */
  readonly leastAnte?: Minor;
  readonly practiceStakes: PracticeStakes;
  /** The place that settles a bet this way. */
  readonly cite: (bet: StudBet, facts: SeatFacts) => CitationId;
  /** The reading it rests on, where the text alone does not settle it. */
  readonly read: (bet: StudBet, facts: SeatFacts) => ReadingId | undefined;
  readonly citeDealerCall: (qualifies: boolean) => CitationId;
  readonly citeSeatCall: CitationId;
  readonly citeBankWins: CitationId;
}
