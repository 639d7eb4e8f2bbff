import { type DecisionOverride, applyOverrides } from '#shared/scoring/apply-overrides.ts';
import { factKey, factsOf } from '#shared/scoring/facts.ts';

import type { AttemptRecord, RunRecord, Store, Transaction } from '../../store/ports.ts';
import type { OverrideRecord, SumsChange } from '../../store/review-ports.ts';

/** What a first answer adds to the sums of its day and week. */
export function sumsOfAnswer(
  { profile, settings }: RunRecord,
  { item, answeredAt, grade: own }: AttemptRecord,
  overrides: readonly DecisionOverride[] = [],
): SumsChange {
  const grade = applyOverrides(own, overrides);
  return {
    profile,
    ruleSet: settings.ruleSet,
    drill: settings.drill,
    answeredAt,
    items: 1,
    cleanItems: grade.clean ? 1 : 0,
    decisions: grade.decisions.length,
    rightDecisions: grade.right,
    overpaid: grade.overpaid,
    underpaid: grade.underpaid,
    durationMs: grade.durationMs,
    overridden: grade === own ? 0 : 1,
    facts: factsOf(settings.ruleSet, item.situations, grade),
  };
}

/** What changes in the sums when a further override is put on an answer. */
export function sumsOfOverride(
  run: RunRecord,
  attempt: AttemptRecord,
  { before, after }: { readonly before: readonly DecisionOverride[]; readonly after: readonly DecisionOverride[] },
): SumsChange {
  const [old, new_] = [sumsOfAnswer(run, attempt, before), sumsOfAnswer(run, attempt, after)];
  const facts = new Map(old.facts.map((fact) => [factKey(fact), { ...fact, met: -fact.met, failed: -fact.failed }]));
  for (const fact of new_.facts) {
    const was = facts.get(factKey(fact)) ?? { met: 0, failed: 0 };
    facts.set(factKey(fact), { ...fact, met: was.met + fact.met, failed: was.failed + fact.failed });
  }
  return {
    ...new_,
    items: 0,
    durationMs: 0,
    decisions: new_.decisions - old.decisions,
    cleanItems: new_.cleanItems - old.cleanItems,
    rightDecisions: new_.rightDecisions - old.rightDecisions,
    overpaid: new_.overpaid - old.overpaid,
    underpaid: new_.underpaid - old.underpaid,
    overridden: new_.overridden - old.overridden,
    facts: [...facts.values()].filter(({ met, failed }) => met !== 0 || failed !== 0),
  };
}

const BATCH = 500;

/** Computes the sums of everybody anew from the answers, a person at a time. Safe while people practise. Gives the number of answers. */
export async function recomputeSums(store: Store): Promise<number> {
  let answers = 0;
  for (const profile of await store.read.profiles()) answers += await store.write((transaction) => recomputeSumsOf(transaction, profile));
  return answers;
}

async function recomputeSumsOf(transaction: Transaction, profile: string): Promise<number> {
  await transaction.startSumsAnew(profile);
  const runs = new Map<string, { readonly run: RunRecord; readonly overrides: ReadonlyMap<string, readonly OverrideRecord[]> }>();
  let answers = 0;
  let after = '';
  for (;;) {
    const page = await transaction.answersOf(profile, after, BATCH);
    for (const attempt of page.filter(({ tryNumber }) => tryNumber === 0)) {
      const known = runs.get(attempt.run) ?? (await readOverridden(transaction, profile, attempt.run));
      runs.set(attempt.run, known);
      await transaction.addToSums(sumsOfAnswer(known.run, attempt, known.overrides.get(attempt.id)));
      answers += 1;
    }
    if (page.length < BATCH) return answers;
    after = page.at(-1)?.id ?? after;
  }
}

async function readOverridden(transaction: Transaction, profile: string, id: string) {
  const run = await transaction.run(profile, id);
  if (run === undefined) throw new Error(`an answer to no run: ${id}`);
  return { run, overrides: Map.groupBy(await transaction.overridesIn(id), ({ attempt }) => attempt) };
}
