import { type ActEvent, isCalled } from './answer-log.ts';
import { announcementsFor, callOptions, callings } from './calling.ts';
import type { SettleContext } from './settle-state.ts';

/** Hands are compared, and each result called, where the dealer was called qualified. */
const COMPARES_HANDS = 'dealerQualifies';

/** How many of the calls every such table asks for are still to be made. */
export interface OpenCalls {
  readonly table: number;
  readonly seats: number;
}

/**
 * The calls still to be made, as far as anybody knows without the cards: those about the table, and where the run asks
 * for them those about each hand, once the trainee has called a dealer that qualifies.
 */
export function openCalls({ ruleSet, seatCalls, seatsInPlay }: SettleContext, acts: readonly ActEvent[]): OpenCalls {
  const { announcements } = ruleSet;
  // Where a call can only say one thing, whether it is due is for the trainee to know.
  const table = callings(announcements, false, 0).filter(
    (calling) => callOptions(calling, announcements).length > 1 && !isCalled(acts, announcements, calling),
  );
  const compares = acts.some((act) => act.type === 'call' && act.call.announcement === COMPARES_HANDS);
  const seats = seatsInPlay.filter((seat) => {
    const calling = { about: 'seat', seat, announcement: null } as const;
    return announcementsFor(calling, announcements).length > 0 && !isCalled(acts, announcements, calling);
  });
  return { table: table.length, seats: seatCalls && compares ? seats.length : 0 };
}
