import { isPast } from '#shared/drills/settle/covered-cards.ts';
import type { AnnouncementChoice, AnnouncementId, OrderRule, StepPattern } from '#shared/games/types.ts';

import { type ActEvent, callsMade, isCalled } from './answer-log.ts';
import type { SettleContext } from './settle-state.ts';

/** An act of the dealer still to be done, with the answers it may have: one, or those of a decision. */
export interface OpenAct {
  readonly topic: string;
  readonly choices: readonly AnnouncementChoice[];
  /** Every table asks for it. */
  readonly always: boolean;
}

/** Whether an announcement is an act of the dealer instead of something said. */
export function isAct(choices: readonly AnnouncementChoice[], id: AnnouncementId): boolean {
  return choices.some(({ announcement, act }) => announcement === id && act !== undefined);
}

/** The acts that can still be done, in the order of the text; cards that were passed over are turned without the dealer. */
export function openActs(choices: readonly AnnouncementChoice[], acts: readonly ActEvent[]): readonly OpenAct[] {
  const made = callsMade(acts);
  const topics = new Map<string, AnnouncementChoice[]>();
  for (const choice of choices) {
    const { topic, act } = choice;
    if (act === undefined || topic === undefined) continue;
    topics.set(topic, [...(topics.get(topic) ?? []), choice]);
  }
  return [...topics].flatMap(([topic, [first, ...more]]): OpenAct[] => {
    if (first?.act === undefined) return [];
    const isDone = first.act.turnsCards === true ? isPast(choices, first, made) : isCalled(acts, choices, tableTopic(topic));
    return isDone ? [] : [{ topic, choices: [first, ...more], always: first.act.always === true }];
  });
}

/** The acts a key or a button does now: where several share a key, the first of them. */
export function offeredActs(choices: readonly AnnouncementChoice[], acts: readonly ActEvent[]): readonly OpenAct[] {
  const taken = new Set<string>();
  return openActs(choices, acts).filter((open) => {
    const keys = open.choices.flatMap(({ act }) => (act === undefined ? [] : [act.key]));
    const isFree = keys.every((key) => !taken.has(key));
    for (const key of keys) taken.add(key);
    return isFree;
  });
}

/** The act a key does now. */
export function actOnKey(choices: readonly AnnouncementChoice[], acts: readonly ActEvent[], key: string): AnnouncementChoice | undefined {
  return offeredActs(choices, acts)
    .flatMap((open) => open.choices)
    .find(({ act }) => act?.key.toLowerCase() === key.toLowerCase());
}

/**
 * The act that comes next as far as anybody may be told: every table asks for it, or for an answer to it, all that is listed
 * before it is done, and no stake has to be touched first.
 */
export function dueAct({ ruleSet }: Pick<SettleContext, 'ruleSet'>, acts: readonly ActEvent[]): OpenAct | undefined {
  const { announcements, orderRules } = ruleSet;
  const next = offeredActs(announcements, acts).find(({ choices, always }) => always || choices.length > 1);
  const [first] = next?.choices ?? [];
  if (next === undefined || first === undefined || orderRules.some((rule) => putsMovesBefore(rule, first.announcement))) return undefined;
  const earlier = announcements.slice(0, announcements.indexOf(first));
  const isWaiting = earlier.some(
    ({ about, topic, act, onRequest }) =>
      about === 'table' && act === undefined && onRequest !== true && !isCalled(acts, announcements, tableTopic(topic ?? null)),
  );
  return isWaiting ? undefined : next;
}

/** The acts every table asks for that are still to be done. */
export function actsToDo({ ruleSet }: Pick<SettleContext, 'ruleSet'>, acts: readonly ActEvent[]): readonly OpenAct[] {
  return openActs(ruleSet.announcements, acts).filter(({ always }) => always);
}

function tableTopic(topic: string | null): { readonly about: 'table'; readonly topic: string | null; readonly hand: null } {
  return { about: 'table', topic, hand: null };
}

/** Whether a rule has stakes moved before an act. */
function putsMovesBefore(rule: OrderRule, act: AnnouncementId): boolean {
  const isMoves = ({ calls }: StepPattern) => calls === undefined;
  const isAbout = ({ calls }: StepPattern) => calls?.includes(act) === true;
  if (rule.kind === 'before') return isMoves(rule.first) && isAbout(rule.then);
  return rule.kind === 'sequence' && rule.among.slice(0, Math.max(0, rule.among.findIndex(isAbout))).some(isMoves);
}
