import type { Minor } from '../../money/money.ts';
import type { SpotAct } from '../types.ts';
import type { Act } from './answer.ts';

/** What was done with one spot over all. */
export interface SpotOutcome {
  readonly given: SpotAct;
  /** What it was worth to the player: + what the house paid, − what it took, against the stake lying untouched. */
  readonly value: Minor;
  /** Whether different actions were mixed: no single act, whatever they come to. */
  readonly mixed: boolean;
}

const NOTHING: SpotAct = { action: 'none', amount: 0 };

/** Adds up the acts on a spot. Acts of one kind are one act in parts; a mixture is judged by what moved in the end. */
export function addUpActs(acts: readonly Act[], stake: Minor): SpotOutcome {
  const sums = { take: 0, pay: 0, return: 0 };
  const kinds = new Set<keyof typeof sums>();
  for (const { step } of acts) {
    if (step.kind !== 'move') continue;
    sums[step.action] = bounded(sums[step.action] + step.amount);
    kinds.add(step.action);
  }
  // A stake given back leaves the player as he was, also when it was taken before; too much or too little given back does not.
  const moved = kinds.has('return') ? sums.return - Math.max(stake, sums.take) : -sums.take;
  const value = bounded(sums.pay + moved);
  const [only, ...others] = kinds;
  if (only === undefined) return { given: NOTHING, value: 0, mixed: false };
  if (others.length === 0) return { given: { action: only, amount: sums[only] }, value, mixed: false };
  const lost = partLost(sums, stake);
  if (lost !== undefined) return { given: { action: 'take', amount: lost }, value: -lost, mixed: false };
  return { given: netAct(value, stake), value, mixed: true };
}

/** The sum of the last kind of act on a spot that is not the expected one: what was too much in a mixture that comes to the right thing. */
export function strayAct(acts: readonly Act[], expected: SpotAct['action']): SpotAct | undefined {
  const stray = acts.flatMap(({ step }) => (step.kind === 'move' && step.action !== expected ? [step] : []));
  const last = stray.at(-1);
  if (last === undefined) return undefined;
  const same = stray.filter(({ action }) => action === last.action);
  return { action: last.action, amount: same.reduce((sum, { amount }) => bounded(sum + amount), 0) };
}

/** A stake split between the house and the player: one part taken, the other given back, or all taken and a part given back. */
function partLost({ take, pay, return: returned }: Readonly<Record<'take' | 'pay' | 'return', Minor>>, stake: Minor): Minor | undefined {
  if (pay > 0 || returned === 0 || returned >= stake) return undefined;
  if (take === stake) return stake - returned;
  return take + returned === stake ? take : undefined;
}

function netAct(value: Minor, stake: Minor): SpotAct {
  if (value === 0) return { action: 'return', amount: stake };
  return value > 0 ? { action: 'pay', amount: value } : { action: 'take', amount: -value };
}

/** What an act is worth to the player. */
export function valueOf({ action, amount }: SpotAct): Minor {
  if (action === 'pay') return amount;
  return action === 'take' ? -amount : 0;
}

/** Hostile amounts must not leave the whole numbers. */
export function bounded(amount: Minor): Minor {
  return Math.max(-Number.MAX_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, amount));
}
