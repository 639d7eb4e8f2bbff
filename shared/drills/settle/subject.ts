import type { AnnouncementChoice, Call, Step } from '../../games/types.ts';
import type { DoneStep } from '../types.ts';

/** What a step is about: `spot:4:pairPlus`, `call:4`, `call:table`. A decision's id, and how done and expected steps are matched. */
export type Subject = string;

/** The subject of acts on a spot. */
export function spotSubject(seat: number, bet: string): Subject {
  return `spot:${seat}:${bet}`;
}

/** The subject of a call: the seat or the table it is about, and the topic, where the calls of the game have several. */
export function callSubject({ announcement, seat }: Call, choices: readonly AnnouncementChoice[]): Subject {
  const topic = choices.find((choice) => choice.announcement === announcement)?.topic;
  return `call:${seat ?? 'table'}${topic === undefined ? '' : `:${topic}`}`;
}

/** The subject of a step, expected or done. */
export function subjectOf(step: Step | DoneStep, choices: readonly AnnouncementChoice[]): Subject {
  return step.kind === 'call' ? callSubject(step.call, choices) : spotSubject(step.seat, step.bet);
}
