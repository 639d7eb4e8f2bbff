import type { Decision, DoneStep } from '#shared/drills/types.ts';
import type { RuleSet } from '#shared/games/types.ts';

import type { ActEvent } from '../settle/answer-log.ts';
import { type DecisionTone, toneOf } from '../settle/decision-words.ts';

type Announced = Pick<RuleSet, 'announcements'>;

/** The decision an act was graded in: its spot's, or that of the call on its topic. */
export function decisionFor({ announcements }: Announced, decisions: readonly Decision[], act: ActEvent): Decision | undefined {
  if (act.type !== 'call') {
    return decisions.find((decision) => decision.kind === 'spot' && decision.seat === act.seat && decision.bet === act.bet);
  }
  const topicOf = (announcement: string | undefined) => announcements.find((choice) => choice.announcement === announcement)?.topic;
  const topic = topicOf(act.call.announcement);
  return decisions.find(
    (decision) =>
      decision.kind === 'call' && decision.seat === act.call.seat && topicOf((decision.expected ?? decision.given)?.announcement) === topic,
  );
}

/** The order an act broke: as the one that should have come before, or as the one done too early. */
export function brokenOrder(decisions: readonly Decision[], act: ActEvent, part: 'first' | 'then'): Decision | undefined {
  return decisions.find(
    (decision) => decision.kind === 'order' && decision.violations.some((violation) => isSameStep(violation[part], act)),
  );
}

function isSameStep(step: DoneStep, act: ActEvent): boolean {
  if (step.kind === 'move') return act.type !== 'call' && step.seat === act.seat && step.bet === act.bet;
  return act.type === 'call' && act.call.seat === step.call.seat && act.call.announcement === step.call.announcement;
}

/** The fault of a step, if it has one: of its spot or call first, else of an order it broke. */
export function toneAt(ruleSet: Announced, decisions: readonly Decision[], act: ActEvent): DecisionTone | null {
  const own = decisionFor(ruleSet, decisions, act);
  if (own && own.verdict !== 'right') return toneOf(own);
  return brokenOrder(decisions, act, 'first') ? 'order' : null;
}
