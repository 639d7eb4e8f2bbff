import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { AttemptReply, SubmitAttempt } from '#shared/api/schemas.ts';

import { DeskError } from '../../../../../renderer/app/desk-error.ts';
import { type SendingState, sendUntilTaken } from '../../../../../renderer/drills/settle/submission.ts';

const ATTEMPT: SubmitAttempt = { id: '3fb53444-8fdc-4bb8-8e1b-1b1b093594a6', index: 0, events: [{ type: 'done', ms: 1 }] };
const REPLY = { attempt: { id: ATTEMPT.id }, next: null } as unknown as AttemptReply;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function sending(outcomes: (AttemptReply | Error)[]) {
  const sent: SubmitAttempt[] = [];
  const states: SendingState['kind'][] = [];
  const replies: AttemptReply[] = [];
  const submission = sendUntilTaken({
    attempt: ATTEMPT,
    submit: async (attempt) => {
      sent.push(attempt);
      const outcome = outcomes.shift() ?? REPLY;
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
    onState: ({ kind }) => states.push(kind),
    onReply: (reply) => replies.push(reply),
  });
  return { sent, states, replies, submission };
}

describe('sendUntilTaken', () => {
  it('tries again by itself under the same id until the answer has arrived', async () => {
    const { sent, states, replies } = sending([new DeskError('offline'), new DeskError('internal'), REPLY]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent.map(({ id }) => id)).toEqual([ATTEMPT.id, ATTEMPT.id, ATTEMPT.id]);
    expect(states).toEqual(['sending', 'waiting', 'sending', 'waiting', 'sending']);
    expect(replies).toEqual([REPLY]);
  });

  it('tries at once when asked to', async () => {
    const { sent, replies, submission } = sending([new DeskError('timeout'), REPLY]);
    await vi.advanceTimersByTimeAsync(0);
    submission.retryNow();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(2);
    expect(replies).toEqual([REPLY]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(2);
  });

  it('does not insist where the desk refuses', async () => {
    const { sent, states, replies } = sending([new DeskError('wrongItem')]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([sent.length, states, replies]).toEqual([1, ['sending', 'refused'], []]);
  });

  it('says nothing more once stopped', async () => {
    const { replies, submission } = sending([new DeskError('offline'), REPLY]);
    await vi.advanceTimersByTimeAsync(0);
    submission.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(replies).toEqual([]);
  });
});
