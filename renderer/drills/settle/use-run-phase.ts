import { useCallback, useEffect, useRef, useState } from 'react';

import type { AttemptReply, AttemptView, RunState, SubmitAttempt } from '#shared/api/schemas.ts';
import type { AnswerEvent, ItemView } from '#shared/drills/types.ts';

import { api } from '../../app/api.ts';
import { newId } from '../../app/new-id.ts';
import { usePersonId } from '../../app/session.ts';
import { dropDraft, dropUnsent, keepUnsent, keptUnsent } from './draft.ts';
import { type SendingState, type Submission, sendUntilTaken } from './submission.ts';

const MINUTE_MS = 60_000;

/** A table in front of the dealer. */
export interface Showing {
  readonly item: ItemView;
  /** One more try at a table already answered. */
  readonly again: boolean;
  /** Another number each time a table is shown, the same table again included. */
  readonly turn: number;
}

/** Where a run stands: a table to settle, an answer on its way, or its correction. */
export type RunPhase =
  | { readonly kind: 'answering'; readonly showing: Showing }
  | { readonly kind: 'sending'; readonly showing: Showing; readonly sending: SendingState }
  | { readonly kind: 'correction'; readonly attempt: AttemptView; readonly next: ItemView | null };

export interface RunPhases {
  readonly phase: RunPhase | null;
  readonly answered: number;
  /** Decisions a minute so far; null before the first answer. */
  readonly pace: number | null;
  readonly submit: (events: readonly AnswerEvent[]) => void;
  readonly retryNow: () => void;
  /** On to the next table; false when there is none. */
  readonly goOn: () => boolean;
  /** The same table once more. It does not count. */
  readonly tryAgain: () => void;
}

/** Leads through a run, table by table. An answer stays here until the desk has confirmed it. */
export function useRunPhase(initial: RunState): RunPhases {
  const run = initial.run.id;
  const person = usePersonId();
  const [answered, setAnswered] = useState(initial.run.answered);
  const [spent, setSpent] = useState({ decisions: 0, ms: 0 });
  const [phase, setPhase] = useState<RunPhase | null>(() => firstPhase(initial));
  const submission = useRef<Submission | null>(null);
  const turn = useRef(0);

  const receive = useCallback(
    ({ attempt, next }: AttemptReply) => {
      dropUnsent(person, run);
      dropDraft(person, run);
      submission.current = null;
      setAnswered((before) => Math.max(before, attempt.index + 1));
      const { decisions, durationMs } = attempt.grade;
      if (attempt.tryNumber === 0) setSpent((before) => ({ decisions: before.decisions + decisions.length, ms: before.ms + durationMs }));
      setPhase({ kind: 'correction', attempt, next });
    },
    [person, run],
  );
  const send = useCallback(
    (showing: Showing, attempt: SubmitAttempt) => {
      keepUnsent(person, run, attempt);
      submission.current?.stop();
      submission.current = sendUntilTaken({
        attempt,
        submit: (body) => api.submitAttempt(run, body),
        onState: (sending) => {
          setPhase({ kind: 'sending', showing, sending });
        },
        onReply: receive,
      });
    },
    [person, run, receive],
  );

  // What was found unsent, after a reload or another day, goes first.
  useEffect(() => {
    const unsent = keptUnsent(person, run);
    const item = initial.item;
    if (unsent) {
      if (unsent.index === item?.index) send(firstShowing(item), unsent);
      else dropUnsent(person, run);
    }
    return () => {
      submission.current?.stop();
      submission.current = null;
    };
  }, [person, run, initial.item, send]);

  return {
    phase,
    answered,
    pace: spent.ms > 0 ? (spent.decisions * MINUTE_MS) / spent.ms : initial.run.decisionsPerMinute,
    submit: useCallback(
      (events) => {
        if (phase?.kind !== 'answering') return;
        send(phase.showing, { id: newId(), index: phase.showing.item.index, events: [...events] });
      },
      [phase, send],
    ),
    retryNow: useCallback(() => {
      submission.current?.retryNow();
    }, []),
    goOn: useCallback(() => {
      if (phase?.kind !== 'correction' || phase.next === null) return false;
      turn.current += 1;
      setPhase({ kind: 'answering', showing: { item: phase.next, again: false, turn: turn.current } });
      return true;
    }, [phase]),
    tryAgain: useCallback(() => {
      if (phase?.kind !== 'correction') return;
      const { index, table } = phase.attempt;
      turn.current += 1;
      setPhase({ kind: 'answering', showing: { item: { index, table }, again: true, turn: turn.current } });
    }, [phase]),
  };
}

function firstPhase({ item }: RunState): RunPhase | null {
  return item === null ? null : { kind: 'answering', showing: firstShowing(item) };
}

function firstShowing(item: ItemView): Showing {
  return { item, again: false, turn: 0 };
}
