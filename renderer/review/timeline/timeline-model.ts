import type { AttemptView } from '#shared/api/schemas.ts';
import type { AnswerEvent } from '#shared/drills/types.ts';
import { holdingRules } from '#shared/games/holding-rules.ts';
import type { RuleSet } from '#shared/games/types.ts';

import { brokenOrder, decisionFor } from '../../drills/correction/act-tone.ts';
import type { ActEvent } from '../../drills/settle/answer-log.ts';
import { seatsInOrder } from '../../drills/settle/walk.ts';

/** A lane of the staff: a seat, or null for what concerns the whole table. */
export type Lane = number | null;
export type MarkTone = 'right' | 'wrong' | 'order' | 'undone';

/** One event as it is drawn. */
export interface TimelineMark {
  /** Its place in the log, from 0. */
  readonly event: number;
  readonly ms: number;
  readonly lane: Lane;
  readonly kind: AnswerEvent['type'];
  readonly tone: MarkTone;
  /** The decision it was graded in, or whose order it broke. */
  readonly decision: string | null;
  /** What was done; for an `undo`, what was taken back. */
  readonly act: ActEvent | null;
}

/** An answer as it happened: time to the right, one lane a seat in settling order, so that a right order is a staircase. */
export interface Timeline {
  readonly durationMs: number;
  readonly lanes: readonly Lane[];
  readonly marks: readonly TimelineMark[];
  /** What was left undone, in its lane. */
  readonly missed: readonly { readonly lane: Lane; readonly decision: string }[];
  /** Seats in play: the line of the order runs through these only. */
  readonly played: ReadonlySet<number>;
}

type Answered = Pick<AttemptView, 'table' | 'events' | 'grade' | 'settlement'>;

/** Lays an answer out along its time. */
export function timelineOf(ruleSet: RuleSet, { table, events, grade, settlement }: Answered): Timeline {
  const undoneBy = undoneActs(events);
  const taken = new Map([...undoneBy].map(([act, undo]) => [undo, act]));
  const marks = events.map((event, index): TimelineMark => {
    const at = { event: index, ms: event.ms, kind: event.type };
    if (event.type === 'done') return { ...at, lane: null, tone: 'right', decision: null, act: null };
    const act = event.type === 'undo' ? actAt(events, taken.get(index)) : event;
    const lane = act === null ? null : laneOf(act);
    if (act === null || event.type === 'undo' || undoneBy.has(index)) return { ...at, lane, tone: 'undone', decision: null, act };
    const own = decisionFor(ruleSet, grade.decisions, act);
    if (own && own.verdict !== 'right') return { ...at, lane, tone: 'wrong', decision: own.id, act };
    const broken = brokenOrder(grade.decisions, act, 'then');
    if (broken) return { ...at, lane, tone: 'order', decision: broken.id, act };
    return { ...at, lane, tone: 'right', decision: own?.id ?? null, act };
  });
  const orderRules = holdingRules(ruleSet.orderRules, table.options);
  return {
    durationMs: Math.max(1, grade.durationMs, ...events.map(({ ms }) => ms)),
    lanes: [null, ...seatsInOrder({ orderRules }, ruleSet.spots(table))],
    marks,
    missed: grade.decisions.flatMap((decision) =>
      decision.verdict === 'missed' && decision.kind !== 'order' ? [{ lane: decision.seat ?? null, decision: decision.id }] : [],
    ),
    played: new Set(settlement.seats.filter(({ folded }) => !folded).map(({ seat }) => seat)),
  };
}

/** How many events had happened by a moment. */
export function eventsBy({ marks }: Timeline, ms: number): number {
  return marks.filter((mark) => mark.ms <= ms).length;
}

/** What happened at one moment by one key: an event, or the takes of a sweep, or their undoing. */
export type Happening = readonly [TimelineMark, ...TimelineMark[]];

const COMES_IN_LOTS: ReadonlySet<TimelineMark['kind']> = new Set(['take', 'undo']);

/** The events, those of one key together. */
export function happeningsOf({ marks }: Pick<Timeline, 'marks'>): readonly Happening[] {
  const happenings: [TimelineMark, ...TimelineMark[]][] = [];
  for (const mark of marks) {
    const last = happenings.at(-1);
    if (last && COMES_IN_LOTS.has(mark.kind) && last[0].kind === mark.kind && last[0].ms === mark.ms) last.push(mark);
    else happenings.push([mark]);
  }
  return happenings;
}

/** What has happened last after so many events; nothing at the beginning. */
export function happeningAt(timeline: Pick<Timeline, 'marks'>, count: number): Happening | undefined {
  return happeningsOf({ marks: timeline.marks.slice(0, count) }).at(-1);
}

/** The decision a happening is shown with: what went wrong in it, else its last. */
export function decisionIn(happening: Happening | undefined): string | null {
  const telling = happening?.find(({ tone }) => tone === 'wrong') ?? happening?.find(({ tone }) => tone === 'order') ?? happening?.at(-1);
  return telling?.decision ?? null;
}

function laneOf(act: ActEvent): Lane {
  return act.type === 'call' ? (act.call.seat ?? null) : act.seat;
}

/** Each act taken back, with the undo that did it. */
function undoneActs(events: readonly AnswerEvent[]): ReadonlyMap<number, number> {
  const standing: number[] = [];
  const undone = new Map<number, number>();
  events.forEach(({ type }, index) => {
    if (type !== 'undo') standing.push(index);
    else {
      const act = standing.pop();
      if (act !== undefined) undone.set(act, index);
    }
  });
  return undone;
}

function actAt(events: readonly AnswerEvent[], index: number | undefined): ActEvent | null {
  const event = index === undefined ? undefined : events[index];
  return event === undefined || event.type === 'undo' || event.type === 'done' ? null : event;
}
