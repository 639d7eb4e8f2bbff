import { type Minor, payout } from '../../money/money.ts';
import type { Misreading, SuperJackSeat, SuperJackTable } from '../types.ts';
import type { Bank } from './bank.ts';
import { CHANCES, type Chance, ODDS, chancesWon } from './rules.ts';
import { bankOf } from './settle.ts';

type Outcome = Pick<Bank, 'bust' | 'jack'>;

/** What the bank may be taken for, with the hand that is; without one it is just a total. */
const OUTCOMES: readonly (Outcome & { readonly hand?: Chance })[] = [
  { bust: true, jack: 'none', hand: 'bust' },
  { bust: false, jack: 'blackjack', hand: 'blackjack' },
  { bust: false, jack: 'silver', hand: 'silver' },
  { bust: false, jack: 'gold', hand: 'gold' },
  { bust: false, jack: 'none' },
];

/**
 * The bank's hand taken for another. Left out where that changes one spot only, since then the error on it speaks
 * for itself.
 */
export function superJackMisreadings(table: SuperJackTable): readonly Misreading[] {
  const bank = bankOf(table);
  return table.seats.flatMap((seat) => OUTCOMES.flatMap((other) => misread(seat, bank, other)));
}

function misread(seat: SuperJackSeat, bank: Outcome, { hand, ...other }: (typeof OUTCOMES)[number]): Misreading[] {
  const acts = actsOn(seat, other);
  const right = actsOn(seat, bank);
  const changed = acts.filter((act, index) => act.action !== right[index]?.action);
  return changed.length < 2 ? [] : [{ code: 'handMisread', seat: seat.seat, ...(hand === undefined ? {} : { hand }), acts }];
}

function actsOn({ bets }: SuperJackSeat, outcome: Outcome): Misreading['acts'] {
  return CHANCES.flatMap((bet) => {
    const stake = bets[bet];
    return stake === undefined ? [] : [actOn(bet, stake, outcome)];
  });
}

function actOn(bet: Chance, stake: Minor, outcome: Outcome): Misreading['acts'][number] {
  const paid = chancesWon(outcome).includes(bet) ? payout(stake, ODDS[bet]) : undefined;
  return paid?.ok === true ? { bet, action: 'pay', amount: paid.value } : { bet, action: 'take', amount: stake };
}
