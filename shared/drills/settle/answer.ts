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
  return { acts: sharedTime(acts), durationMs: clock };
}

/** Takes logged at the same moment were one sweep of the hand: each took its share of the time. */
function sharedTime(acts: readonly Act[]): readonly Act[] {
  const sweeps: [Act, ...Act[]][] = [];
  for (const act of acts) {
    const sweep = sweeps.at(-1);
    if (sweep && act.ms === 0 && isTake(act) && isTake(sweep[0])) sweep.push(act);
    else sweeps.push([act]);
  }
  return sweeps.flatMap((sweep) => {
    const [first, ...others] = sweep;
    const share = Math.floor(first.ms / sweep.length);
    return [{ ...first, ms: first.ms - share * others.length }, ...others.map((act) => ({ ...act, ms: share }))];
  });
}

function isTake({ step }: Act): boolean {
  return step.kind === 'move' && step.action === 'take';
}

function stepOf(event: Exclude<AnswerEvent, { type: 'undo' | 'done' }>): DoneStep {
  if (event.type === 'call') return { kind: 'call', call: event.call };
  return { kind: 'move', seat: event.seat, bet: event.bet, action: event.type, amount: event.amount };
}

/** Time spent over several acts; undefined when there are none. */
export function timeSpent(acts: readonly Act[]): { readonly ms: number } | undefined {
  return acts.length === 0 ? undefined : { ms: acts.reduce((sum, { ms }) => sum + ms, 0) };
}
