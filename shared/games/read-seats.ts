import type { Minor } from '../money/money.ts';
import { ok } from '../result.ts';
import { type Read, join, readArray, readEach, readMoney, readRecord, readSeatNumber, refuse } from './table-file.ts';

/** The seats of a table: at least one. `taken` holds the numbers read so far. */
export function readSeats<Seat>(
  value: unknown,
  read: (value: unknown, path: string, taken: Set<number>) => Read<Seat>,
): Read<readonly Seat[]> {
  const entries = readArray(value, 'seats', 1);
  if (!entries.ok) return entries;
  const taken = new Set<number>();
  return readEach(entries.value, 'seats', (entry, path) => read(entry, path, taken));
}

/** What a player has staked on each bet, in minor units. */
export type Stakes<Bet extends string> = Readonly<Partial<Record<Bet, Minor>>>;

/** The stakes of a seat by bet. A seat without bets is an empty seat, and empty seats are left out. */
export function readStakes<Bet extends string>(value: unknown, path: string, bets: readonly Bet[]): Read<Stakes<Bet>> {
  const given = readRecord(value, path, bets, 'unknownBet');
  if (!given.ok) return given;
  const stakes: Partial<Record<Bet, Minor>> = {};
  for (const bet of bets) {
    if (!Object.hasOwn(given.value, bet)) continue;
    const stake = readMoney(given.value[bet], join(path, bet));
    if (!stake.ok) return stake;
    stakes[bet] = stake.value;
  }
  return Object.keys(stakes).length === 0 ? refuse('badInput', path, 'a seat without bets is left out') : ok(stakes);
}

/** A seat without cards: its number and its stakes. */
export interface StakingSeat<Bet extends string> {
  readonly seat: number;
  readonly bets: Stakes<Bet>;
}

/** The seats of a game whose players stake and hold no cards. */
export function readStakingSeats<Bet extends string>(
  value: unknown,
  game: { readonly seats: number; readonly bets: readonly Bet[] },
): Read<readonly StakingSeat<Bet>[]> {
  return readSeats(value, (entry, path, taken) => {
    const fields = readRecord(entry, path, ['seat', 'bets']);
    if (!fields.ok) return fields;
    const seat = readSeatNumber(fields.value.seat, join(path, 'seat'), game.seats, taken);
    if (!seat.ok) return seat;
    const bets = readStakes(fields.value.bets, join(path, 'bets'), game.bets);
    return bets.ok ? ok({ seat: seat.value, bets: bets.value }) : bets;
  });
}
