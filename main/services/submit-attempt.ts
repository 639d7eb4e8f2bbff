import { isDeepStrictEqual } from 'node:util';

import type { AttemptReply, SubmitAttempt } from '#shared/api/schemas.ts';
import type { Item } from '#shared/drills/types.ts';
import { ok } from '#shared/result.ts';

import type { AttemptRecord, RunRecord, Transaction } from '../store/ports.ts';
import { attemptView } from './attempt-view.ts';
import { type Context, type Outcome, refuse } from './context.ts';
import { sumsOfAnswer } from './review/sums.ts';
import { drillOf, itemOf, viewOf } from './run-items.ts';
import type { Viewer } from './viewer.ts';

/**
 * Takes an answer. The first one to the current item counts and moves the run on; one to an item already
 * answered is a further try. Sent again under the same id, it is answered as the first time.
 */
export function submitAttempt(
  { store, clock }: Context,
  viewer: Viewer,
  runId: string,
  asked: SubmitAttempt,
): Promise<Outcome<AttemptReply>> {
  return store.write(async (transaction) => {
    // From here to the end of the transaction, nobody else adds to this run.
    const run = await transaction.lockRun(viewer.profile, runId);
    if (run === undefined) return refuse('notFound');

    const taken = await transaction.attempt(asked.id);
    if (taken !== undefined) return isSameAnswer(taken, run, asked) ? ok(reply(run, taken)) : refuse('conflict', 'id');

    if (!endsOnce(asked)) return refuse('invalidRequest', 'events');
    const turn = await findTurn(transaction, run, asked.index);
    if (!turn.ok) return turn;
    const attempt = gradeAnswer(run, turn.value, asked, clock());
    if (!(await transaction.addAttempt(attempt))) return refuse('conflict', 'id');
    if (attempt.tryNumber === 0) await transaction.addToSums(sumsOfAnswer(run, attempt));
    if (turn.value.endsRun) await transaction.finishRun(run.id, attempt.answeredAt);
    return ok(reply(run, attempt));
  });
}

/** What an answer is about, and what follows it. */
interface Turn {
  readonly item: Item;
  readonly tryNumber: number;
  readonly nextIndex: number | null;
  readonly endsRun: boolean;
}

async function findTurn(transaction: Transaction, run: RunRecord, index: number): Promise<Outcome<Turn>> {
  const answered = await transaction.answered(run.id);
  const isOver = run.finishedAt !== null;
  if (index < answered) return ok(await furtherTry(transaction, run, index, isOver ? null : answered));
  if (isOver) return refuse('runFinished');
  if (index > answered) return refuse('wrongItem', 'index');
  const isLast = index + 1 >= run.settings.items;
  return ok({ item: itemOf(run, index), tryNumber: 0, nextIndex: isLast ? null : index + 1, endsRun: isLast });
}

/** At the very item that was answered before, even if this version would deal another. */
async function furtherTry(transaction: Transaction, run: RunRecord, index: number, nextIndex: number | null): Promise<Turn> {
  const tries = await transaction.tries(run.id, index);
  if (tries === undefined) throw new Error(`run ${run.id} lacks the answer to item ${index}`);
  return { item: tries.first.item, tryNumber: tries.count, nextIndex, endsRun: false };
}

function gradeAnswer(run: RunRecord, turn: Turn, { id, events }: SubmitAttempt, answeredAt: number): AttemptRecord {
  const { item, tryNumber, nextIndex } = turn;
  const grade = drillOf(run.settings).grade(run.settings, item, events);
  return { id, run: run.id, tryNumber, item, events, grade, nextIndex, answeredAt };
}

function reply(run: RunRecord, attempt: AttemptRecord): AttemptReply {
  return { attempt: attemptView(run, attempt), next: viewOf(run, attempt.nextIndex) };
}

function endsOnce({ events }: SubmitAttempt): boolean {
  return events.findIndex((event) => event.type === 'done') === events.length - 1;
}

function isSameAnswer(taken: AttemptRecord, run: RunRecord, asked: SubmitAttempt): boolean {
  return taken.run === run.id && taken.item.index === asked.index && isDeepStrictEqual(taken.events, throughJson(asked.events));
}

/** As a store gives it back: JSON knows neither -0 nor undefined. */
function throughJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
