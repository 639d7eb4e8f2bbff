import { type FiveCardHand, evaluateFiveCards } from '../../cards/five-card-hand.ts';
import type { Showing, StudTable } from '../types.ts';
import { SITUATION_RULES, type SeatKind, handsShow } from './situation-rules.ts';
import { STUD_SITUATIONS } from './situations.ts';

interface EvaluatedSeat {
  readonly seat: number;
  readonly kind: SeatKind;
  readonly hand: FiveCardHand;
}

/** Every situation a table shows, at each of the seats that show it; those of the dealer's hand once, that the bank wins as a whole too. */
export function studShowings(table: StudTable): readonly Showing[] {
  const dealer = evaluateFiveCards(table.dealer);
  const seats = table.seats.map(({ seat, folded, cards }): EvaluatedSeat => ({
    seat,
    kind: folded ? 'folded' : 'inPlay',
    hand: evaluateFiveCards(cards),
  }));
  return STUD_SITUATIONS.flatMap((situation): Showing[] => {
    const { tableCalls, everySeat, ...rule } = SITUATION_RULES[situation];
    const concerned = seats.filter(({ kind }) => rule.kinds.includes(kind));
    const shown = concerned.filter(({ hand }) => handsShow(rule, hand, dealer));
    if (shown.length === 0 || (everySeat === true && shown.length < concerned.length)) return [];
    const table = tableCalls === undefined ? [] : [{ situation, calls: tableCalls }];
    if (tableCalls !== undefined && everySeat !== true) return table;
    return [...table, ...shown.map(({ seat }) => ({ situation, seat }))];
  });
}
