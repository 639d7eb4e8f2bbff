import type { AnnouncementChoice, AnnouncementId, Call, HandId } from '#shared/games/types.ts';

/**
 * A call being put together. About the table: the dealer's hand is read first, then whether it qualifies.
 * About a seat: who wins, then with which hand.
 */
export type Calling =
  | { readonly about: 'table'; readonly hand: HandId | null }
  | { readonly about: 'seat'; readonly seat: number; readonly announcement: AnnouncementId | null };

/** One thing that can be chosen now; its key is its place in the list, counted from 1. */
export type CallOption =
  | { readonly kind: 'hand'; readonly hand: HandId }
  | { readonly kind: 'announcement'; readonly announcement: AnnouncementId; readonly hand?: HandId };

/** What can be chosen at this step of the call. */
export function callOptions(calling: Calling, choices: readonly AnnouncementChoice[]): readonly CallOption[] {
  const fitting = choices.filter(({ about }) => about === calling.about);
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
    if (option.kind === 'hand') return { calling: { about: 'table', hand: option.hand } };
    return { call: { announcement: option.announcement, ...(option.hand === undefined ? {} : { hand: option.hand }) } };
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
  if (calling.about === 'table') return calling.hand === null ? null : { about: 'table', hand: null };
  return calling.announcement === null ? null : { about: 'seat', seat: calling.seat, announcement: null };
}
