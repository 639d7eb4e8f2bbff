import { type ThreeCardHand, isPairOrBetter } from '../../cards/three-card-hand.ts';
import { type Fraction, fraction } from '../../fraction.ts';
import type { PayLine } from '../types.ts';
import { DEALER_HAND_COUNT, type Showdowns, THREE_CARD_HAND_COUNT } from './showdowns.ts';
import { timesPaid } from './times-paid.ts';

/** Which hands a player raises. */
export type Strategy = (hand: ThreeCardHand) => boolean;

const DEALS = THREE_CARD_HAND_COUNT * DEALER_HAND_COUNT;

/** How the deals end for a player who raises by a strategy; `pair` counts a pair or better. */
export interface OutcomeCounts {
  readonly fold: number;
  readonly notQualifiedPair: number;
  readonly notQualifiedNoPair: number;
  readonly winPair: number;
  readonly winNoPair: number;
  readonly losePair: number;
  readonly loseNoPair: number;
  readonly tiePair: number;
  readonly tieNoPair: number;
}

/** Counts how all deals end. */
export function outcomeCounts(showdowns: readonly Showdowns[], raises: Strategy): OutcomeCounts {
  const folded = showdowns.filter(({ hand }) => !raises(hand));
  const paired = showdowns.filter(({ hand }) => raises(hand) && isPairOrBetter(hand));
  const unpaired = showdowns.filter(({ hand }) => raises(hand) && !isPairOrBetter(hand));
  return {
    fold: sum(folded, () => DEALER_HAND_COUNT),
    notQualifiedPair: sum(paired, ({ dealerNotQualified }) => dealerNotQualified),
    notQualifiedNoPair: sum(unpaired, ({ dealerNotQualified }) => dealerNotQualified),
    winPair: sum(paired, ({ wins }) => wins),
    winNoPair: sum(unpaired, ({ wins }) => wins),
    losePair: sum(paired, ({ losses }) => losses),
    loseNoPair: sum(unpaired, ({ losses }) => losses),
    tiePair: sum(paired, ({ ties }) => ties),
    tieNoPair: sum(unpaired, ({ ties }) => ties),
  };
}

/** What a player gains by the ante, ante and play and bonus together, who raises by a strategy. */
export function anteEdge(showdowns: readonly Showdowns[], bonus: readonly PayLine[], raises: Strategy): Fraction {
  return fraction(
    sum(showdowns, (showdown) => (raises(showdown.hand) ? raisedTotal(showdown, bonus) : -DEALER_HAND_COUNT)),
    DEALS,
  );
}

/** What raising one hand gains on average, in antes. Folding it gains −1. */
export function raiseValue(showdown: Showdowns, bonus: readonly PayLine[]): Fraction {
  return fraction(raisedTotal(showdown, bonus), DEALER_HAND_COUNT);
}

/** The share of hands a strategy raises. */
export function raiseShare(showdowns: readonly Showdowns[], raises: Strategy): Fraction {
  return fraction(
    sum(showdowns, ({ hand }) => (raises(hand) ? 1 : 0)),
    THREE_CARD_HAND_COUNT,
  );
}

/** What a player gains on a bet that looks at the own hand alone and is lost where the table pays nothing. */
export function payTableEdge(hands: readonly Showdowns[], lines: readonly PayLine[]): Fraction {
  return fraction(
    sum(hands, ({ hand }) => timesPaid(lines, hand.hand) ?? -1),
    THREE_CARD_HAND_COUNT,
  );
}

/** What the ante bonus is worth to a player, in antes. */
export function bonusValue(hands: readonly Showdowns[], lines: readonly PayLine[]): Fraction {
  return fraction(
    sum(hands, ({ hand }) => timesPaid(lines, hand.hand) ?? 0),
    THREE_CARD_HAND_COUNT,
  );
}

function raisedTotal({ hand, dealerNotQualified, wins, losses }: Showdowns, bonus: readonly PayLine[]): number {
  return dealerNotQualified + 2 * wins - 2 * losses + (timesPaid(bonus, hand.hand) ?? 0) * DEALER_HAND_COUNT;
}

function sum(showdowns: readonly Showdowns[], amount: (showdown: Showdowns) => number): number {
  return showdowns.reduce((total, showdown) => total + showdown.weight * amount(showdown), 0);
}
