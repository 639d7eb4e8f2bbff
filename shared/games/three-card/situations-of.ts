import { type ThreeCardHand, evaluateThreeCards } from '../../cards/three-card-hand.ts';
import type { ThreeCardSeat, ThreeCardTable } from '../types.ts';
import { SITUATION_RULES, type SeatKind, handsShow } from './situation-rules.ts';
import { THREE_CARD_SITUATIONS, type ThreeCardSituation } from './situations.ts';

/** Every situation a table shows at one seat or another. */
export function situationsOf(table: ThreeCardTable): readonly ThreeCardSituation[] {
  const dealer = evaluateThreeCards(table.dealer);
  const seats = table.seats.map((seat) => ({ seat, hand: evaluateThreeCards(seat.cards) }));
  return THREE_CARD_SITUATIONS.filter((situation) => seats.some(({ seat, hand }) => seatShows(situation, seat, hand, dealer)));
}

function seatShows(situation: ThreeCardSituation, seat: ThreeCardSeat, hand: ThreeCardHand, dealer: ThreeCardHand): boolean {
  const rule = SITUATION_RULES[situation];
  return (
    rule.kinds.includes(seatKind(seat)) &&
    (rule.pairPlus === undefined || seat.bets.pairPlus !== undefined) &&
    handsShow(rule, hand, dealer)
  );
}

function seatKind({ folded, bets }: ThreeCardSeat): SeatKind {
  if (folded) return 'folded';
  return bets.ante === undefined ? 'pairPlusAlone' : 'inPlay';
}
