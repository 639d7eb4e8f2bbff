import type { AnnouncementChoice, AnnouncementId, Call, RuleSet, Table } from '../../games/types.ts';

/**
 * The topics of the acts that turn cards and are still to be done: what they turn lies face down or undrawn. A later call or
 * turn passes over one that was left out: the table goes on as the text prescribes, and the cards show all the same.
 */
export function coveredTopics(
  { announcements, settle }: Pick<RuleSet, 'announcements' | 'settle'>,
  table: Table,
  made: readonly Call[],
): readonly string[] {
  if (announcements.every(({ act }) => act?.turnsCards !== true)) return [];
  const settlement = settle(table);
  if (!settlement.ok) return [];
  const due = settlement.value.steps.flatMap((step) => (step.kind === 'call' ? [step.call.announcement] : []));
  return announcements.flatMap((choice) => {
    const { announcement, topic, act } = choice;
    const isDue = act?.turnsCards === true && topic !== undefined && due.includes(announcement);
    return isDue && !isPast(announcements, choice, made) ? [topic] : [];
  });
}

/** Whether a turn was made, another answer to its decision given, or a call or a turn listed after it made without it. */
export function isPast(
  announcements: readonly AnnouncementChoice[],
  { topic, announcement }: Pick<AnnouncementChoice, 'topic' | 'announcement'>,
  made: readonly Call[],
): boolean {
  const placeOf = (id: AnnouncementId): number => announcements.findIndex((choice) => choice.announcement === id);
  const first = topic === undefined ? placeOf(announcement) : announcements.findIndex((choice) => choice.topic === topic);
  return made.some((call) => {
    const place = placeOf(call.announcement);
    const act = announcements[place]?.act;
    return place >= first && (act === undefined || act.turnsCards === true);
  });
}
