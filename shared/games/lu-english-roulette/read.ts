import { MAX_TABLE_MONEY } from '../../money/table-money.ts';
import type { Minor } from '../../money/money.ts';
import { ok } from '../../result.ts';
import { readSeats } from '../read-seats.ts';
import {
  HEAD_FIELDS,
  type Read,
  join,
  readArray,
  readEach,
  readHead,
  readMoney,
  readRecord,
  readSeatNumber,
  refuse,
} from '../table-file.ts';
import type { BetId, Limits, RouletteSeat, RouletteTable } from '../types.ts';
import { KINDS, OPTIONS, SEATS } from './rules.ts';
import { LAST_NUMBER, type RouletteSpot, spotById } from './spots.ts';

export const ROULETTE_ID = 'lu-english-roulette';
const TABLE_FIELDS = [...HEAD_FIELDS, 'number', 'seats'];

/** Reads a roulette table file: first everything that stands in it, then the stakes against the posted limits. */
export function readRouletteTable(input: unknown): Read<RouletteTable> {
  const record = readRecord(input, '', TABLE_FIELDS);
  if (!record.ok) return record;
  const head = readHead(record.value, { id: ROULETTE_ID, options: OPTIONS });
  if (!head.ok) return head;
  const number = readNumber(record.value.number);
  if (!number.ok) return number;
  const { limits } = head.value;
  const seats = readSeats(record.value.seats, (entry, path, taken) => readSeat(entry, path, taken, limits));
  if (!seats.ok) return seats;
  const table = { ruleSet: ROULETTE_ID, ...head.value, number: number.value, seats: seats.value };
  return checkLimits(table) ?? ok(table);
}

function readNumber(value: unknown): Read<number> {
  if (typeof value !== 'number') return refuse('badInput', 'number', 'a number is expected');
  const isOnWheel = Number.isInteger(value) && value >= 0 && value <= LAST_NUMBER;
  return isOnWheel ? ok(value) : refuse('badNumber', 'number', `the wheel has the numbers 0 to ${LAST_NUMBER}`);
}

function readSeat(value: unknown, path: string, taken: Set<number>, limits: Limits | undefined): Read<RouletteSeat> {
  const entry = readRecord(value, path, ['seat', 'chipValue', 'bets']);
  if (!entry.ok) return entry;
  const seat = readSeatNumber(entry.value.seat, join(path, 'seat'), SEATS, taken);
  if (!seat.ok) return seat;
  const chipValue = readChipValue(entry.value.chipValue, join(path, 'chipValue'), limits);
  if (!chipValue.ok) return chipValue;
  const betsPath = join(path, 'bets');
  const entries = readArray(entry.value.bets, betsPath, 1);
  if (!entries.ok) return entries;
  const bets = readEach(entries.value, betsPath, (bet, betPath) => readBet(bet, betPath, chipValue.value));
  return bets.ok ? ok({ seat: seat.value, chipValue: chipValue.value, bets: bets.value }) : bets;
}

/** Without a marker a chip is worth the minimum of the table, where that is posted. */
function readChipValue(value: unknown, path: string, limits: Limits | undefined): Read<Minor> {
  if (value !== undefined) return readMoney(value, path);
  return limits === undefined ? refuse('badInput', path, 'the value of the chips is expected') : ok(limits.min);
}

function readBet(value: unknown, path: string, chipValue: Minor): Read<RouletteSeat['bets'][number]> {
  const entry = readRecord(value, path, ['on', 'chips']);
  if (!entry.ok) return entry;
  const { on, chips } = entry.value;
  if (typeof on !== 'string') return refuse('badInput', join(path, 'on'), 'the name of a spot is expected');
  if (spotById(on) === undefined) return refuse('unknownBet', join(path, 'on'), 'there is no such spot on the layout');
  const chipsPath = join(path, 'chips');
  if (chips === undefined) return refuse('badInput', chipsPath, 'a number of chips is expected');
  if (typeof chips !== 'number' || !Number.isInteger(chips) || chips <= 0) {
    return refuse('badMoney', chipsPath, 'a positive whole number of chips is expected');
  }
  return chips * chipValue > MAX_TABLE_MONEY
    ? refuse('badMoney', chipsPath, 'the stake is too large to be kept exactly')
    : ok({ on, chips });
}

/** The spot of a bet. Spots were checked when the table was read, so an unknown one here is a bug. */
export function spotOf(on: BetId): RouletteSpot {
  const spot = spotById(on);
  if (spot === undefined) throw new Error(`no spot ${on}`);
  return spot;
}

/** The highest stake on a spot, both by the posted limits and by the text, which counts it in minima. */
export function highestStake({ kind }: RouletteSpot, limits: Limits): Minor {
  return Math.min(limits.max, limits.min * KINDS[kind].maximum);
}

/** The limits are checked only where they are posted. Chips given in several lots on one spot are one stake. */
function checkLimits({ limits, seats }: RouletteTable): ReturnType<typeof refuse> | undefined {
  if (limits === undefined) return undefined;
  for (const [index, { chipValue, bets }] of seats.entries()) {
    if (chipValue < limits.min || chipValue > limits.min * KINDS.straightUp.maximum) {
      return refuse('limit', `seats[${index}].chipValue`, 'a chip is worth at least the minimum, at most the maximum on a number');
    }
    const stakes = new Map<BetId, Minor>();
    for (const [place, { on, chips }] of bets.entries()) {
      const stake = (stakes.get(on) ?? 0) + chips * chipValue;
      stakes.set(on, stake);
      if (stake > highestStake(spotOf(on), limits)) {
        return refuse('limit', `seats[${index}].bets[${place}].chips`, 'the stake is above the maximum of this spot');
      }
    }
  }
  return undefined;
}
