import type { AnswerEvent, DoneStep } from '../types.ts';

/** A step the trainee let stand, with the time spent on it. */
export interface Act {
  readonly step: DoneStep;
  /** Milliseconds since the event before it, or since the item was shown. */
  readonly ms: number;
}

/** What the trainee did in the end. */
export interface Answer {
  /** In the order done. */
  readonly acts: readonly Act[];
  /** Milliseconds from the showing of the item to `done`. */
  readonly durationMs: number;
}

/** Works off the log: each undo takes back the last act still standing, and nothing counts after `done`. */
export function resolveAnswer(events: readonly AnswerEvent[]): Answer {
  const acts: Act[] = [];
  let clock = 0;
  for (const event of events) {
    const ms = Math.max(0, event.ms - clock);
    clock += ms;
    if (event.type === 'done') break;
    if (event.type === 'undo') acts.pop();
    else acts.push({ step: stepOf(event), ms });
  }
  return { acts, durationMs: clock };
}

function stepOf(event: Exclude<AnswerEvent, { type: 'undo' | 'done' }>): DoneStep {
  if (event.type === 'call') return { kind: 'call', call: event.call };
  return { kind: 'move', seat: event.seat, bet: event.bet, action: event.type, amount: event.amount };
}

/** Time spent over several acts; undefined when there are none. */
export function timeSpent(acts: readonly Act[]): { readonly ms: number } | undefined {
  return acts.length === 0 ? undefined : { ms: acts.reduce((sum, { ms }) => sum + ms, 0) };
}
