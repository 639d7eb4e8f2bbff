import type { AnswerEvent } from '#shared/drills/types.ts';
import type { AnnouncementChoice, Call, Spot } from '#shared/games/types.ts';

import { type Calling, announcementsFor } from './calling.ts';

/** An event that does something and can be undone. */
export type ActEvent = Exclude<AnswerEvent, { readonly type: 'undo' | 'done' }>;
export type CallEvent = Extract<ActEvent, { readonly type: 'call' }>;
export type MoveEvent = Exclude<ActEvent, CallEvent>;

/** The acts still standing once every `undo` has taken back the one before it. */
export function standingActs(events: readonly AnswerEvent[]): readonly ActEvent[] {
  const standing: ActEvent[] = [];
  for (const event of events) {
    if (event.type === 'undo') standing.pop();
    else if (event.type !== 'done') standing.push(event);
  }
  return standing;
}

/**
 * A log of at most so many events, in which the same acts stand: the oldest acts that were taken back go first,
 * each with its undo. An answer must not be refused for the trainee's second thoughts.
 */
export function shortened(events: readonly AnswerEvent[], most: number): readonly AnswerEvent[] {
  const surplus = events.length - most;
  if (surplus <= 0) return events;
  const standing: number[] = [];
  const wasted = new Set<number>();
  events.forEach((event, index) => {
    if (event.type !== 'undo') standing.push(index);
    else if (wasted.size < surplus) {
      wasted.add(index);
      const act = standing.pop();
      if (act !== undefined) wasted.add(act);
    } else standing.pop();
  });
  return events.filter((_, index) => !wasted.has(index));
}

/** What was done with a spot; undefined while it is open. */
export function moveOn(acts: readonly ActEvent[], spot: Pick<Spot, 'seat' | 'bet'>): MoveEvent | undefined {
  return acts.find((act): act is MoveEvent => act.type !== 'call' && act.seat === spot.seat && act.bet === spot.bet);
}

/** The calls and acts among what was done. */
export function callsMade(acts: readonly ActEvent[]): readonly Call[] {
  return acts.flatMap((act) => (act.type === 'call' ? [act.call] : []));
}

/** Whether a call was made about this: the table, on a topic, or a seat. */
export function isCalled(acts: readonly ActEvent[], choices: readonly AnnouncementChoice[], calling: Calling): boolean {
  const ids = new Set(announcementsFor(calling, choices).map(({ announcement }) => announcement));
  return acts.some(
    (act) => act.type === 'call' && ids.has(act.call.announcement) && (calling.about === 'table' || act.call.seat === calling.seat),
  );
}
