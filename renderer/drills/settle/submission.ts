import type { AttemptReply, SubmitAttempt } from '#shared/api/schemas.ts';

import { isWorthRetrying } from '../../app/desk-error.ts';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 15_000;

/** How sending an answer stands. */
export type SendingState =
  | { readonly kind: 'sending' }
  /** It did not arrive; the next try comes by itself. */
  | { readonly kind: 'waiting'; readonly error: unknown }
  /** The desk will not take it; trying again would not help. */
  | { readonly kind: 'refused'; readonly error: unknown };

export interface Submission {
  /** Tries at once instead of waiting. */
  readonly retryNow: () => void;
  readonly stop: () => void;
}

interface SubmissionOptions {
  readonly attempt: SubmitAttempt;
  readonly submit: (attempt: SubmitAttempt) => Promise<AttemptReply>;
  readonly onState: (state: SendingState) => void;
  readonly onReply: (reply: AttemptReply) => void;
}

/** Sends an answer until it has arrived, always under the same id, so that it counts once however often it is sent. */
export function sendUntilTaken({ attempt, submit, onState, onReply }: SubmissionOptions): Submission {
  let stopped = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const trySending = async (): Promise<void> => {
    timer = undefined;
    onState({ kind: 'sending' });
    try {
      const reply = await submit(attempt);
      if (!stopped) onReply(reply);
    } catch (error) {
      if (stopped) return;
      if (!isWorthRetrying(error)) {
        onState({ kind: 'refused', error });
        return;
      }
      onState({ kind: 'waiting', error });
      timer = setTimeout(() => void trySending(), Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures));
      failures += 1;
    }
  };
  void trySending();
  return {
    retryNow: () => {
      if (timer === undefined || stopped) return;
      clearTimeout(timer);
      void trySending();
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
