import type { RuleSet, Spot } from '#shared/games/types.ts';

import { type ActEvent, moveOn } from './answer-log.ts';

export type SpotRef = Pick<Spot, 'seat' | 'bet'>;

/** Whether two references mean the same spot. */
export function isSameSpot(one: SpotRef, other: SpotRef): boolean {
  return one.seat === other.seat && one.bet === other.bet;
}

/** The spot a reference means. */
export function findSpot(spots: readonly Spot[], reference: SpotRef): Spot | undefined {
  return spots.find((spot) => isSameSpot(spot, reference));
}

/** Whether the game has a bonus: a spot that is paid on another's stake. */
export function hasBonus({ payTables }: Pick<RuleSet, 'payTables'>): boolean {
  return payTables.some(({ bet, baseBet }) => bet !== baseBet);
}

/** Whether a stake may be taken in part. */
export function takesParts({ losesHalves }: Pick<RuleSet, 'losesHalves'>): boolean {
  return losesHalves === true;
}

/** The seat's spot that is never staked: its bonus. */
export function bonusSpot(spots: readonly Spot[], seat: number): Spot | undefined {
  return spots.find((spot) => spot.seat === seat && spot.stake === 0);
}

/** Stakes nothing has been done with yet. Bonus spots are no part of it: nothing reminds a dealer of a bonus. */
export function openStakes(spots: readonly Spot[], acts: readonly ActEvent[]): readonly Spot[] {
  return spots.filter((spot) => spot.stake > 0 && !moveOn(acts, spot));
}
