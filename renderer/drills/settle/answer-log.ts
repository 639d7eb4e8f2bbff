import type { AnswerEvent } from '#shared/drills/types.ts';
import type { AnnouncementChoice, Spot } from '#shared/games/types.ts';

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

/** What was done with a spot; undefined while it is open. */
export function moveOn(acts: readonly ActEvent[], spot: Pick<Spot, 'seat' | 'bet'>): MoveEvent | undefined {
  return acts.find((act): act is MoveEvent => act.type !== 'call' && act.seat === spot.seat && act.bet === spot.bet);
}

/** The call standing about the table, or about a seat. */
export function callAbout(acts: readonly ActEvent[], choices: readonly AnnouncementChoice[], seat: number | null): CallEvent | undefined {
  const about = seat === null ? 'table' : 'seat';
  const ids = new Set(choices.filter((choice) => choice.about === about).map(({ announcement }) => announcement));
  return acts.find(
    (act): act is CallEvent => act.type === 'call' && ids.has(act.call.announcement) && (seat === null || act.call.seat === seat),
  );
}
