import { type FiveCardHand, evaluateFiveCards } from '../../cards/five-card-hand.ts';
import type { StudTable } from '../types.ts';
import { SITUATION_RULES, type SeatKind, type SituationRule, handsShow } from './situation-rules.ts';
import { STUD_SITUATIONS, type StudSituation } from './situations.ts';

interface EvaluatedSeat {
  readonly kind: SeatKind;
  readonly hand: FiveCardHand;
}

/** Every situation a table shows at one seat or another. */
export function situationsOf(table: StudTable): readonly StudSituation[] {
  const dealer = evaluateFiveCards(table.dealer);
  const seats = table.seats.map(({ folded, cards }): EvaluatedSeat => ({
    kind: folded ? 'folded' : 'inPlay',
    hand: evaluateFiveCards(cards),
  }));
  return STUD_SITUATIONS.filter((situation) => tableShows(SITUATION_RULES[situation], seats, dealer));
}

function tableShows(rule: SituationRule, seats: readonly EvaluatedSeat[], dealer: FiveCardHand): boolean {
  const concerned = seats.filter(({ kind }) => rule.kinds.includes(kind));
  const shown = concerned.filter(({ hand }) => handsShow(rule, hand, dealer));
  return rule.everySeat === true ? shown.length > 0 && shown.length === concerned.length : shown.length > 0;
}
