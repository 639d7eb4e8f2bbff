import type { HouseOptions, Misreading, PayTable, RuleSet, SeatSettlement, Settlement, Step, Table } from '../../games/types.ts';
import type { Act, Answer } from './answer.ts';
import { type Subject, subjectOf } from './subject.ts';

/** All that grading one answer looks at. */
export interface GradingCase {
  readonly rules: RuleSet;
  readonly table: Table;
  readonly options: HouseOptions;
  readonly settlement: Settlement;
  /** The prescribed steps with the calls this run asks for. */
  readonly steps: readonly Step[];
  readonly answer: Answer;
  /** The acts by what they are about, each list in the order done. */
  readonly actsBySubject: ReadonlyMap<Subject, readonly Act[]>;
  readonly seats: ReadonlyMap<number, SeatSettlement>;
  readonly misreadings: readonly Misreading[];
  /** As the table's options have them. */
  readonly payTables: readonly PayTable[];
}

/** Lays out an answer against its settlement. */
export function gradingCase(rules: RuleSet, table: Table, settlement: Settlement, steps: readonly Step[], answer: Answer): GradingCase {
  const actsBySubject = new Map<Subject, Act[]>();
  for (const act of answer.acts) {
    const subject = subjectOf(act.step, rules.announcements);
    const acts = actsBySubject.get(subject);
    if (acts === undefined) actsBySubject.set(subject, [act]);
    else acts.push(act);
  }
  const seats = new Map(settlement.seats.map((seat) => [seat.seat, seat]));
  return {
    rules,
    table,
    options: table.options,
    settlement,
    steps,
    answer,
    actsBySubject,
    seats,
    misreadings: rules.misreadings(table),
    payTables: rules.payTablesUnder?.(table.options) ?? rules.payTables,
  };
}

/** The acts on a subject, none when it was left alone. */
export function actsOn({ actsBySubject }: GradingCase, subject: Subject): readonly Act[] {
  return actsBySubject.get(subject) ?? [];
}

/** Where a decision rests on no step of the settlement: the citation of the first call, mostly the dealer's. */
export function fallbackCitation({ steps, rules }: GradingCase): string {
  const step = steps.find(({ kind }) => kind === 'call') ?? steps[0];
  return step?.rule ?? Object.keys(rules.citations)[0] ?? '';
}
