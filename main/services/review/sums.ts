import { type DecisionOverride, applyOverrides } from '#shared/scoring/apply-overrides.ts';
import { sumFacts, factsOf } from '#shared/scoring/facts.ts';

import type { AttemptRecord, RunRecord, Store, Transaction } from '../../store/ports.ts';
import type { OverrideRecord, SumsChange } from '../../store/review-ports.ts';
import { dayIn } from '../../local-time.ts';

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
    level: settings.level,
    answeredAt,
    items: 1,
    cleanItems: grade.clean ? 1 : 0,
    decisions: grade.decisions.length,
    rightDecisions: grade.right,
    overpaid: grade.overpaid,
    underpaid: grade.underpaid,
    durationMs: grade.durationMs,
    overridden: grade === own ? 0 : 1,
    facts: factsOf(item.table, grade),
  };
}

/** What changes in the sums when a further override is put on an answer: the new sums, less the old. */
export function sumsOfOverride(
  run: RunRecord,
  attempt: AttemptRecord,
  { before, after }: { readonly before: readonly DecisionOverride[]; readonly after: readonly DecisionOverride[] },
): SumsChange {
  return addSums(sumsOfAnswer(run, attempt, after), negative(sumsOfAnswer(run, attempt, before)));
}

function negative(sums: SumsChange): SumsChange {
  return {
    ...sums,
    items: -sums.items,
    cleanItems: -sums.cleanItems,
    decisions: -sums.decisions,
    rightDecisions: -sums.rightDecisions,
    overpaid: -sums.overpaid,
    underpaid: -sums.underpaid,
    durationMs: -sums.durationMs,
    overridden: -sums.overridden,
    facts: sums.facts.map((fact) => ({ ...fact, met: -fact.met, failed: -fact.failed })),
  };
}

const BATCH = 500;

/** Hears how many people are done of how many. */
export type OnPerson = (done: number, total: number) => void;

/**
 * Computes the sums of everybody anew from the answers, a person at a time. Safe while people practise, and to be stopped at
 * any moment. Gives the number of answers. Where those of somebody cannot be read, their sums stay as they are, and it
 * throws once the others are done.
 */
export async function recomputeSums(store: Store, onPerson?: OnPerson): Promise<number> {
  const profiles = await store.read.profiles();
  const failures: unknown[] = [];
  let answers = 0;
  for (const [done, profile] of profiles.entries()) {
    onPerson?.(done, profiles.length);
    try {
      answers += await store.write((transaction) => recomputeSumsOf(transaction, profile));
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'sums that could not be computed anew');
  return answers;
}

async function recomputeSumsOf(transaction: Transaction, profile: string): Promise<number> {
  await transaction.startSumsAnew(profile);
  const timeZone = (await transaction.school())?.timeZone ?? null;
  const runs = new Map<string, { readonly run: RunRecord; readonly overrides: ReadonlyMap<string, readonly OverrideRecord[]> }>();
  // Added up here: a row each is written once, instead of once for each answer.
  const sums = new Map<string, SumsChange>();
  let answers = 0;
  let after = '';
  for (;;) {
    const page = await transaction.answersOf(profile, after, BATCH);
    for (const attempt of page.filter(({ tryNumber }) => tryNumber === 0)) {
      const known = runs.get(attempt.run) ?? (await readOverridden(transaction, profile, attempt.run));
      runs.set(attempt.run, known);
      const added = sumsOfAnswer(known.run, attempt, known.overrides.get(attempt.id));
      const key = `${dayIn(timeZone, added.answeredAt)} ${added.ruleSet} ${added.drill} ${added.level}`;
      const sum = sums.get(key);
      sums.set(key, sum === undefined ? added : addSums(sum, added));
      answers += 1;
    }
    if (page.length < BATCH) break;
    after = page.at(-1)?.id ?? after;
  }
  for (const sum of sums.values()) await transaction.addToSums(sum);
  return answers;
}

/** Two changes of one day and kind as one. */
function addSums(a: SumsChange, b: SumsChange): SumsChange {
  return {
    ...a,
    answeredAt: Math.max(a.answeredAt, b.answeredAt),
    items: a.items + b.items,
    cleanItems: a.cleanItems + b.cleanItems,
    decisions: a.decisions + b.decisions,
    rightDecisions: a.rightDecisions + b.rightDecisions,
    overpaid: a.overpaid + b.overpaid,
    underpaid: a.underpaid + b.underpaid,
    durationMs: a.durationMs + b.durationMs,
    overridden: a.overridden + b.overridden,
    facts: sumFacts([...a.facts, ...b.facts]),
  };
}

async function readOverridden(transaction: Transaction, profile: string, id: string) {
  const run = await transaction.run(profile, id);
  if (run === undefined) throw new Error(`an answer to no run: ${id}`);
  return { run, overrides: Map.groupBy(await transaction.overridesIn(id), ({ attempt }) => attempt) };
}
