import { type ThreeCardHand, evaluateThreeCards } from '../../cards/three-card-hand.ts';
import type { Showing, ThreeCardSeat, ThreeCardTable } from '../types.ts';
import { SITUATION_RULES, type SeatKind, handsShow } from './situation-rules.ts';
import { THREE_CARD_SITUATIONS, type ThreeCardSituation } from './situations.ts';

/** Every situation a table shows, at each of the seats that show it; those of the dealer's hand once. */
export function threeCardShowings(table: ThreeCardTable): readonly Showing[] {
  const dealer = evaluateThreeCards(table.dealer);
  const seats = table.seats.map((seat) => ({ seat, hand: evaluateThreeCards(seat.cards) }));
  return THREE_CARD_SITUATIONS.flatMap((situation): Showing[] => {
    const { about } = SITUATION_RULES[situation];
    const shown = seats.filter(({ seat, hand }) => seatShows(situation, seat, hand, dealer));
    if (about === 'dealer') return shown.length === 0 ? [] : [{ situation, calls: DEALER_CALLS }];
    return shown.map(({ seat: { seat } }) => ({ situation, seat, ...about }));
  });
}

const DEALER_CALLS = ['dealerQualifies', 'dealerNotQualified'];

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
