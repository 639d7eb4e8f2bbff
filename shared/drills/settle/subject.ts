import type { Call, Step } from '../../games/types.ts';
import type { DoneStep } from '../types.ts';

/** What a step is about: `spot:4:pairPlus`, `call:4`, `call:table`. A decision's id, and how done and expected steps are matched. */
export type Subject = string;

/** The subject of acts on a spot. */
export function spotSubject(seat: number, bet: string): Subject {
  return `spot:${seat}:${bet}`;
}

/** The subject of a call: the seat it is about, or the table. */
export function callSubject({ seat }: Call): Subject {
  return `call:${seat ?? 'table'}`;
}

/** The subject of a step, expected or done. */
export function subjectOf(step: Step | DoneStep): Subject {
  return step.kind === 'call' ? callSubject(step.call) : spotSubject(step.seat, step.bet);
}
