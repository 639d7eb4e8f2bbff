import type { Speech } from './decision-words.ts';
import { paymentWords } from './payment-words.ts';
import type { SettleContext, SettleState } from './settle-state.ts';
import { findSpot } from './spots.ts';

/** What is announced with the last act: a payment to a player who plays with a colour. Null where it is none. */
export function announcement(speech: Speech, { spots, payIn }: SettleContext, { events }: SettleState): string | null {
  const last = events.at(-1);
  if (last?.type !== 'pay') return null;
  const spot = findSpot(spots, last);
  return spot?.chip === undefined ? null : paymentWords(speech, spot, last.amount, payIn);
}
