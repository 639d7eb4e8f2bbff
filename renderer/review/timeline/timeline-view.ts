import type { AttemptView } from '#shared/api/schemas.ts';
import type { Table } from '#shared/games/types.ts';

import { shownState } from '../../drills/correction/shown-state.ts';
import { verdictMarks } from '../../drills/correction/verdict-marks.ts';
import { type ActEvent, standingActs } from '../../drills/settle/answer-log.ts';
import type { Speech } from '../../drills/settle/decision-words.ts';
import { actGroups } from '../../drills/settle/sweeping.ts';
import type { FeltView } from '../../drills/settle/table-felt.tsx';
import type { FeltMark } from '../../felt/index.ts';

/** The felt after so many events of an answer: what lay there, and the verdicts on what had been done. */
export function timelineView(speech: Speech, attempt: AttemptView, table: Table, count: number): FeltView {
  const { events, grade } = attempt;
  const state = shownState(speech.ruleSet, table, events, count);
  const marks = verdictMarks(speech, grade);
  if (count >= events.length) return { table, state, marks };
  const acts = standingActs(events.slice(0, count));
  const last = acts.findLast((act) => act.type !== 'call');
  // A sweep is about no single spot.
  const isSweep = last !== undefined && (actGroups(acts).findLast(({ acts: [first] }) => first.type !== 'call')?.acts.length ?? 0) > 1;
  const focus = last && !isSweep ? { seat: last.seat, bet: last.bet } : undefined;
  return { table, state, focus, marks: marks.filter((mark) => acts.some((act) => isAbout(speech, mark, act))) };
}

function isAbout({ ruleSet }: Speech, mark: FeltMark, act: ActEvent): boolean {
  if (act.type !== 'call') return mark.bet === act.bet && mark.seat === act.seat;
  const topic = ruleSet.announcements.find(({ announcement }) => announcement === act.call.announcement)?.topic;
  return mark.bet === undefined && mark.seat === act.call.seat && mark.topic === topic;
}
