import type { AttemptReview, Override, Remark, RemarkPage, UnseenWords } from '#shared/api/review.ts';
import { ok } from '#shared/result.ts';
import { applyOverrides } from '#shared/scoring/apply-overrides.ts';

import type { AttemptRecord, Reader, RunRecord, Transaction } from '../../store/ports.ts';
import type { OverrideRecord, PlacedRemark } from '../../store/review-ports.ts';
import type { PageStart } from '../../store/school-ports.ts';
import { audit, writePageStart } from '../accounts/audit.ts';
import { type Context, type Outcome, refuse } from '../context.ts';
import { type Viewer, namer, readableRun } from '../viewer.ts';
import { sumsOfOverride } from './sums.ts';

/** What was said of an answer, and the grade that counts. */
export async function readAttemptReview({ store: { read } }: Context, viewer: Viewer, id: string): Promise<Outcome<AttemptReview>> {
  const attempt = await read.attempt(id);
  const run = attempt === undefined ? undefined : await readableRun(read, viewer, attempt.run);
  return attempt === undefined || run === undefined ? refuse('notFound') : ok(await reviewOf(read, run, attempt));
}

/** A supervisor's remark on an answer, for the trainee to read. Sent again under its id, it stays one. */
export function addRemark(
  context: Context,
  viewer: Viewer,
  attemptId: string,
  { id, text, ms }: { readonly id: string; readonly text: string; readonly ms: number | null },
): Promise<Outcome<AttemptReview>> {
  return aboutAttempt(context, attemptId, async (transaction, { attempt, run }) => {
    const remark = {
      id,
      attempt: attempt.id,
      trainee: run.profile,
      author: viewer.profile,
      text,
      ms,
      writtenAt: context.clock(),
      seenAt: null,
    };
    if (await transaction.addRemark(remark)) {
      await audit(context, transaction, { act: 'remarkAdded', actor: viewer.profile, ...about(run, attempt) });
      return null;
    }
    const taken = await transaction.remark(id);
    const isSame = taken?.attempt === attempt.id && taken.author === viewer.profile && taken.text === text && taken.ms === ms;
    return isSame ? null : refuse('conflict', 'id');
  });
}

/** The trainee has read what was said of an answer; whoever else looks leaves no trace. */
export function seeWords(context: Context, viewer: Viewer, id: string): Promise<Outcome<AttemptReview>> {
  return context.store.write(async (transaction) => {
    const attempt = await transaction.attempt(id);
    const run = attempt === undefined ? undefined : await readableRun(transaction, viewer, attempt.run);
    if (attempt === undefined || run === undefined) return refuse('notFound');
    if (run.profile === viewer.profile) await transaction.seeWords(attempt.id, context.clock());
    return ok(await reviewOf(transaction, run, attempt));
  });
}

interface AskedOverride {
  readonly id: string;
  readonly decision: string;
  readonly verdict: 'right' | 'wrong';
  readonly reason: string;
}

/** A supervisor's word on a decision: a new row, whatever was said before; figures follow in the same transaction. */
export function overrideDecision(
  context: Context,
  viewer: Viewer,
  attemptId: string,
  asked: AskedOverride,
): Promise<Outcome<AttemptReview>> {
  return aboutAttempt(context, attemptId, async (transaction, { attempt, run }) => {
    if (!attempt.grade.decisions.some(({ id }) => id === asked.decision)) return refuse('notFound', 'decision');
    const before = await transaction.overridesOn(attempt.id);
    const override: OverrideRecord = {
      ...asked,
      attempt: attempt.id,
      number: before.length,
      author: viewer.profile,
      madeAt: context.clock(),
      seenAt: null,
    };
    if (!(await transaction.addOverride(override))) {
      const taken = await transaction.override(asked.id);
      return taken !== undefined && isSame(taken, override) ? null : refuse('conflict', 'id');
    }
    await count(transaction, { run, attempt, before, after: [...before, override] });
    await audit(context, transaction, { act: 'decisionOverridden', actor: viewer.profile, ...about(run, attempt) });
    return null;
  });
}

function isSame(taken: OverrideRecord, asked: OverrideRecord): boolean {
  const keys = ['attempt', 'decision', 'verdict', 'reason', 'author'] as const;
  return keys.every((key) => taken[key] === asked[key]);
}

interface Overridden {
  readonly run: RunRecord;
  readonly attempt: AttemptRecord;
  readonly before: readonly OverrideRecord[];
  readonly after: readonly OverrideRecord[];
}

/** Brings figures up to the last word. Further tries are in no figures. */
async function count(transaction: Transaction, { run, attempt, before, after }: Overridden): Promise<void> {
  if (attempt.tryNumber !== 0) return;
  const { grade } = attempt;
  const counted = applyOverrides(grade, after);
  if (counted === grade) await transaction.dropAdjustment(attempt.id);
  else {
    await transaction.saveAdjustment({
      attempt: attempt.id,
      run: run.id,
      rightDecisions: counted.right - grade.right,
      cleanItems: Number(counted.clean) - Number(grade.clean),
      overpaid: counted.overpaid - grade.overpaid,
      underpaid: counted.underpaid - grade.underpaid,
    });
  }
  await transaction.addToSums(sumsOfOverride(run, attempt, { before, after }));
}

/** What supervisors said of the viewer's own answers that they have not opened. */
export async function readUnseenWords({ store: { read } }: Context, viewer: Viewer): Promise<UnseenWords> {
  const unseen = await read.unseenWords(viewer.profile);
  return { count: unseen.length, attempt: unseen[0]?.attempt ?? null };
}

export interface AskedRemarks {
  readonly person: string | null;
  readonly before: PageStart | null;
  readonly limit: number;
}

/** A page of remarks, the newest first: a trainee's own, for a supervisor those of one person or of all. */
export async function listRemarks({ store: { read } }: Context, viewer: Viewer, asked: AskedRemarks): Promise<RemarkPage> {
  const trainee = viewer.role === 'supervisor' ? asked.person : viewer.profile;
  const found = await read.remarks({ trainee, before: asked.before, limit: asked.limit + 1 });
  const remarks = found.slice(0, asked.limit);
  const last = found.length > asked.limit ? remarks.at(-1) : undefined;
  return { remarks: await named(read, remarks), next: last === undefined ? null : writePageStart({ at: last.writtenAt, id: last.id }) };
}

function aboutAttempt(
  { store }: Context,
  id: string,
  work: (transaction: Transaction, found: { readonly attempt: AttemptRecord; readonly run: RunRecord }) => Promise<Outcome<never> | null>,
): Promise<Outcome<AttemptReview>> {
  return store.write(async (transaction) => {
    const attempt = await transaction.attempt(id);
    const owner = attempt === undefined ? undefined : await transaction.anyRun(attempt.run);
    // Keeps others from saying something about the same run at the same time.
    const run = owner === undefined ? undefined : await transaction.lockRun(owner.profile, owner.id);
    if (attempt === undefined || run === undefined) return refuse('notFound');
    const refused = await work(transaction, { attempt, run });
    return refused ?? ok(await reviewOf(transaction, run, attempt));
  });
}

function about(run: RunRecord, attempt: AttemptRecord) {
  return { person: run.profile, subject: { kind: 'attempt', id: attempt.id } } as const;
}

async function reviewOf(read: Reader, run: RunRecord, attempt: AttemptRecord): Promise<AttemptReview> {
  const overrides = await read.overridesOn(attempt.id);
  const name = await namer(read, [run.profile, ...overrides.map(({ author }) => author)]);
  return {
    attempt: attempt.id,
    trainee: name(run.profile),
    remarks: await named(read, await read.remarksOn(attempt.id)),
    overrides: overrides.map(({ id, decision, verdict, reason, author, madeAt, seenAt }): Override => ({
      id,
      decision,
      verdict,
      reason,
      author: name(author),
      madeAt,
      seenAt,
    })),
    grade: applyOverrides(attempt.grade, overrides),
  };
}

async function named(read: Reader, remarks: readonly PlacedRemark[]): Promise<Remark[]> {
  const name = await namer(
    read,
    remarks.flatMap(({ trainee, author }) => [trainee, author]),
  );
  return remarks.map(({ trainee, author, ...remark }) => ({ ...remark, trainee: name(trainee), author: name(author) }));
}
