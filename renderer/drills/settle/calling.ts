import type { AnnouncementChoice, AnnouncementId, Call, HandId } from '#shared/games/types.ts';

/**
 * A call being put together. About the table: what was drawn is read first, then what it means, where that can be asked.
 * About a seat: who wins, then with which hand.
 */
export type Calling =
  | { readonly about: 'table'; readonly topic: string | null; readonly hand: HandId | null }
  | { readonly about: 'seat'; readonly seat: number; readonly announcement: AnnouncementId | null };

/** One thing that can be chosen now. */
export type CallOption =
  | { readonly kind: 'hand'; readonly hand: HandId }
  | { readonly kind: 'announcement'; readonly announcement: AnnouncementId; readonly hand?: HandId };

/** What a table calls for, in the order the text lists it: the table topic by topic, and the hand of a seat. Acts are no calls. */
export function callings(choices: readonly AnnouncementChoice[], withRequested: boolean, seat: number): readonly Calling[] {
  const asked = choices.filter(
    ({ about, onRequest, act }) => act === undefined && (withRequested || (about === 'table' && onRequest !== true)),
  );
  const subjects = [...new Set(asked.map(({ about, topic }) => (about === 'seat' ? undefined : (topic ?? null))))];
  return subjects.map((topic) =>
    topic === undefined ? { about: 'seat', seat, announcement: null } : { about: 'table', topic, hand: null },
  );
}

/** Whether two calls are about the same: a seat, or the same topic of the table. */
export function isSameSubject(one: Calling, other: Calling): boolean {
  return one.about === 'table' && other.about === 'table' ? one.topic === other.topic : one.about === other.about;
}

/** The announcements a call may become. */
export function announcementsFor(calling: Calling, choices: readonly AnnouncementChoice[]): readonly AnnouncementChoice[] {
  return calling.about === 'seat'
    ? choices.filter(({ about }) => about === 'seat')
    : choices.filter(({ about, topic }) => about === 'table' && (topic ?? null) === calling.topic);
}

/** What can be chosen at this step of the call. */
export function callOptions(calling: Calling, choices: readonly AnnouncementChoice[]): readonly CallOption[] {
  const fitting = announcementsFor(calling, choices);
  if (calling.about === 'table') {
    const { hand } = calling;
    if (hand !== null) {
      return fitting.filter(({ hands }) => hands?.includes(hand)).map(({ announcement }) => ({ kind: 'announcement', announcement, hand }));
    }
    const hands = [...new Set(fitting.flatMap((choice) => choice.hands ?? []))];
    const bare = fitting.filter((choice) => choice.hands === undefined);
    return [
      ...hands.map((each): CallOption => ({ kind: 'hand', hand: each })),
      ...bare.map(({ announcement }): CallOption => ({ kind: 'announcement', announcement })),
    ];
  }
  if (calling.announcement === null) return fitting.map(({ announcement }) => ({ kind: 'announcement', announcement }));
  const chosen = fitting.find(({ announcement }) => announcement === calling.announcement);
  return (chosen?.hands ?? []).map((hand) => ({ kind: 'hand', hand }));
}

/** Takes an option: either the call is complete, or its next step. */
export function takeOption(
  calling: Calling,
  option: CallOption,
  choices: readonly AnnouncementChoice[],
): { readonly call: Call } | { readonly calling: Calling } {
  if (calling.about === 'table') {
    if (option.kind === 'announcement') {
      return { call: { announcement: option.announcement, ...(option.hand === undefined ? {} : { hand: option.hand }) } };
    }
    const meanings = announcementsFor(calling, choices).filter(({ hands }) => hands?.includes(option.hand));
    const [only] = meanings;
    return only && meanings.length === 1
      ? { call: { announcement: only.announcement, hand: option.hand } }
      : { calling: { ...calling, hand: option.hand } };
  }
  if (option.kind === 'hand' && calling.announcement !== null) {
    return { call: { announcement: calling.announcement, hand: option.hand, seat: calling.seat } };
  }
  if (option.kind === 'hand') return { calling };
  const needsHand = choices.some(({ announcement, hands }) => announcement === option.announcement && hands !== undefined);
  return needsHand
    ? { calling: { about: 'seat', seat: calling.seat, announcement: option.announcement } }
    : { call: { announcement: option.announcement, seat: calling.seat } };
}

/** One step back in the call; null when it is given up. */
export function stepBack(calling: Calling): Calling | null {
  if (calling.about === 'table') return calling.hand === null ? null : { ...calling, hand: null };
  return calling.announcement === null ? null : { ...calling, announcement: null };
}

/** The keys of a numeric pad, as far as a call may need them. */
const OPTION_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '.'] as const;

/** The key that chooses an option: counted from 1; ten options are counted from 0, so that points keep their figure. */
export function optionKey(index: number, count: number): string | null {
  return count === 10 ? String(index) : (OPTION_KEYS[index] ?? null);
}
