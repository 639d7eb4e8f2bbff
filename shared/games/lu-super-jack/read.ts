import type { Minor } from '../../money/money.ts';
import { ok } from '../../result.ts';
import { numberOption } from '../house-options.ts';
import { readShoe } from '../read-shoe.ts';
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
import type { SuperJackSeat, SuperJackTable } from '../types.ts';
import { drawBank } from './bank.ts';
import { CHANCES, type Chance, OPTIONS, SEATS, SUPER_JACK_ID } from './rules.ts';

const TABLE_FIELDS = [...HEAD_FIELDS, 'shoe', 'seats'];

/** Reads a super-jack table file: first everything that stands in it, then shoe and stakes against the rules. */
export function readSuperJackTable(input: unknown): Read<SuperJackTable> {
  const record = readRecord(input, '', TABLE_FIELDS);
  if (!record.ok) return record;
  const head = readHead(record.value, { id: SUPER_JACK_ID, options: OPTIONS });
  if (!head.ok) return head;
  const { options } = head.value;
  const shoe = readShoe(record.value.shoe, 'shoe', numberOption(options, 'decks'));
  if (!shoe.ok) return shoe;
  const entries = readArray(record.value.seats, 'seats', 1);
  if (!entries.ok) return entries;
  const taken = new Set<number>();
  const seats = readEach(entries.value, 'seats', (entry, path) => readSeat(entry, path, taken));
  if (!seats.ok) return seats;
  if (drawBank(shoe.value, options['hitSoft17'] === true) === undefined) {
    return refuse('shoeTooShort', 'shoe', 'the bank must draw another card');
  }
  const table = { ruleSet: SUPER_JACK_ID, ...head.value, shoe: shoe.value, seats: seats.value };
  return checkLimits(table) ?? ok(table);
}

function readSeat(value: unknown, path: string, taken: Set<number>): Read<SuperJackSeat> {
  const entry = readRecord(value, path, ['seat', 'bets']);
  if (!entry.ok) return entry;
  const seat = readSeatNumber(entry.value.seat, join(path, 'seat'), SEATS, taken);
  if (!seat.ok) return seat;
  const bets = readBets(entry.value.bets, join(path, 'bets'));
  return bets.ok ? ok({ seat: seat.value, bets: bets.value }) : bets;
}

function readBets(value: unknown, path: string): Read<SuperJackSeat['bets']> {
  const given = readRecord(value, path, CHANCES, 'unknownBet');
  if (!given.ok) return given;
  const bets: Partial<Record<Chance, Minor>> = {};
  for (const chance of CHANCES) {
    if (!Object.hasOwn(given.value, chance)) continue;
    const stake = readMoney(given.value[chance], join(path, chance));
    if (!stake.ok) return stake;
    bets[chance] = stake.value;
  }
  // A seat without bets is an empty seat, and empty seats are left out.
  return Object.keys(bets).length === 0 ? refuse('badInput', path, 'a seat without bets is left out') : ok(bets);
}

function checkLimits({ limits, seats }: SuperJackTable): ReturnType<typeof refuse> | undefined {
  if (limits === undefined) return undefined;
  for (const [index, { bets }] of seats.entries()) {
    const outside = CHANCES.find((chance) => {
      const stake = bets[chance];
      return stake !== undefined && (stake < limits.min || stake > limits.max);
    });
    if (outside !== undefined) {
      return refuse('limit', `seats[${index}].bets.${outside}`, 'the stake is outside the limits of the table');
    }
  }
  return undefined;
}
