import type { AnnouncementId, BetId, RuleSet, Spot, StepPattern } from '#shared/games/types.ts';

import { type ActEvent, type MoveEvent, moveOn } from './answer-log.ts';
import { type SpotRef, isSameSpot, openStakes } from './spots.ts';

/** Losing stakes that are collected together, once these calls are made. */
interface Sweep {
  readonly after: readonly AnnouncementId[];
  /** Null: all of them. */
  readonly bets: readonly BetId[] | null;
}

const takes = ({ actions }: StepPattern): boolean => actions?.length === 1 && actions[0] === 'take';
const pays = ({ actions, seats, bets }: StepPattern): boolean =>
  actions?.includes('pay') === true && seats === undefined && bets === undefined;

/** What is called last before a step: it alone decides, whatever was left out before it. */
function lastCalls(earlier: readonly StepPattern[]): readonly AnnouncementId[] {
  return earlier.findLast(({ calls }) => calls !== undefined)?.calls ?? [];
}

/** Where the text collects every losing stake of the table before any is paid: all at once, or by what the calls decide. */
function sweepsOf({ orderRules }: Pick<RuleSet, 'orderRules'>): readonly Sweep[] {
  return orderRules.flatMap((rule): Sweep[] => {
    if (rule.under !== undefined) return [];
    if (rule.kind === 'before') {
      const isWhole = rule.scope === 'table' && takes(rule.first) && rule.first.folded === undefined && pays(rule.then);
      return isWhole ? [{ after: [], bets: rule.first.bets ?? null }] : [];
    }
    if (rule.kind !== 'sequence' || rule.scope !== 'table' || !rule.among.some(pays)) return [];
    return rule.among.flatMap((pattern, index): Sweep[] =>
      takes(pattern) ? [{ after: lastCalls(rule.among.slice(0, index)), bets: pattern.bets ?? null }] : [],
    );
  });
}

/** Whether what stays is marked and all the rest swept at this game. */
export function canSweep(ruleSet: Pick<RuleSet, 'orderRules'>): boolean {
  return sweepsOf(ruleSet).length > 0;
}

/** Whether a spot was marked to stay. */
export function isKept(kept: readonly SpotRef[], spot: SpotRef): boolean {
  return kept.some((each) => isSameSpot(each, spot));
}

/** What one sweep takes now: the open stakes without a mark, of those the calls made so far have decided. */
export function sweepable(
  ruleSet: Pick<RuleSet, 'orderRules'>,
  spots: readonly Spot[],
  acts: readonly ActEvent[],
  kept: readonly SpotRef[],
): readonly Spot[] {
  const sweeps = sweepsOf(ruleSet);
  const called = new Set(acts.flatMap((act) => (act.type === 'call' ? [act.call.announcement] : [])));
  // The first may always be swept: whether it is time for it is for the trainee to know.
  const due = sweeps.filter(({ after }, index) => index === 0 || after.every((call) => called.has(call)));
  return openStakes(spots, acts).filter((spot) => !isKept(kept, spot) && due.some(({ bets }) => bets === null || bets.includes(spot.bet)));
}

/** Whether losing stakes may still lie on the table: some open stake bears no mark. */
export function isClearing(
  ruleSet: Pick<RuleSet, 'orderRules'>,
  spots: readonly Spot[],
  acts: readonly ActEvent[],
  kept: readonly SpotRef[],
): boolean {
  return canSweep(ruleSet) && openStakes(spots, acts).some((spot) => !isKept(kept, spot));
}

/** The marked stakes that still lie open. */
export function keptOpen(spots: readonly Spot[], acts: readonly ActEvent[], kept: readonly SpotRef[]): readonly Spot[] {
  return spots.filter((spot) => isKept(kept, spot) && spot.stake > 0 && !moveOn(acts, spot));
}

/** An act, or the takes of one sweep, which came about by one key. */
export interface ActGroup {
  readonly acts: readonly [ActEvent, ...ActEvent[]];
}

/** The acts, those of a sweep together: takes that follow one another at the very same moment. */
export function actGroups(acts: readonly ActEvent[]): readonly ActGroup[] {
  const groups: [ActEvent, ...ActEvent[]][] = [];
  for (const act of acts) {
    const group = groups.at(-1);
    if (group && act.type === 'take' && group[0].type === 'take' && group[0].ms === act.ms) group.push(act);
    else groups.push([act]);
  }
  return groups.map((group) => ({ acts: group }));
}

/** What a group of takes came to. */
export function sweptAmount({ acts }: ActGroup): number {
  return acts.reduce((sum, act) => sum + (act.type === 'call' ? 0 : (act satisfies MoveEvent).amount), 0);
}
