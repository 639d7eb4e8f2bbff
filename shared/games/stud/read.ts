import type { SuitedCard } from '../../cards/card.ts';
import { fail, ok } from '../../result.ts';
import {
  HEAD_FIELDS,
  type JsonRecord,
  type Read,
  join,
  readArray,
  readEach,
  readHand,
  readHead,
  readMoney,
  readRecord,
  readSeatNumber,
  refuse,
} from '../table-file.ts';
import type { StudSeat, StudTable } from '../types.ts';
import { checkSeat } from './check-seat.ts';
import { STUD_BETS, type StudRules } from './rules.ts';

const CARDS = 5;
const TABLE_FIELDS = [...HEAD_FIELDS, 'dealer', 'seats'];
const SEAT_FIELDS = ['seat', 'cards', 'bets', 'folded'];

/** What is read so far, to find what comes twice. */
interface Seen {
  readonly cards: Set<SuitedCard>;
  readonly seats: Set<number>;
}

/** Reads a stud table file: first everything that stands in it, then whether the stakes obey the rules. */
export function readStudTable(rules: StudRules, input: unknown): Read<StudTable> {
  const record = readRecord(input, '', TABLE_FIELDS);
  if (!record.ok) return record;
  const head = readHead(record.value, rules);
  if (!head.ok) return head;
  const seen: Seen = { cards: new Set(), seats: new Set() };
  const dealer = readHand(record.value.dealer, 'dealer', CARDS, seen.cards);
  if (!dealer.ok) return dealer;
  const entries = readArray(record.value.seats, 'seats', 1);
  if (!entries.ok) return entries;
  const seats = readEach(entries.value, 'seats', (entry, path) => readSeat(rules, entry, path, seen));
  if (!seats.ok) return seats;
  const table: StudTable = { ruleSet: rules.id, ...head.value, dealer: dealer.value, seats: seats.value };
  for (const [index, seat] of table.seats.entries()) {
    const problem = checkSeat(rules, table, seat, `seats[${index}]`);
    if (problem !== undefined) return fail(problem);
  }
  return ok(table);
}

function readSeat(rules: StudRules, value: unknown, path: string, seen: Seen): Read<StudSeat> {
  const entry = readRecord(value, path, SEAT_FIELDS);
  if (!entry.ok) return entry;
  const seat = readSeatNumber(entry.value.seat, join(path, 'seat'), rules.seats, seen.seats);
  if (!seat.ok) return seat;
  const cards = readHand(entry.value.cards, join(path, 'cards'), CARDS, seen.cards);
  if (!cards.ok) return cards;
  const bets = readBets(entry.value.bets, join(path, 'bets'));
  if (!bets.ok) return bets;
  const folded = readFolded(entry.value, path);
  if (!folded.ok) return folded;
  return ok({ seat: seat.value, cards: cards.value, bets: bets.value, folded: folded.value });
}

function readBets(value: unknown, path: string): Read<StudSeat['bets']> {
  const given = readRecord(value, path, STUD_BETS, 'unknownBet');
  if (!given.ok) return given;
  const hasRaise = Object.hasOwn(given.value, 'raise');
  if (!Object.hasOwn(given.value, 'ante')) {
    // A seat without bets is an empty seat, and empty seats are left out.
    if (!hasRaise) return refuse('badInput', path, 'a seat without bets is left out');
    const alone = readMoney(given.value.raise, join(path, 'raise'));
    return alone.ok ? refuse('anteRequired', join(path, 'raise'), 'a raise without an ante') : alone;
  }
  const ante = readMoney(given.value.ante, join(path, 'ante'));
  if (!ante.ok) return ante;
  if (!hasRaise) return ok({ ante: ante.value });
  const raise = readMoney(given.value.raise, join(path, 'raise'));
  return raise.ok ? ok({ ante: ante.value, raise: raise.value }) : raise;
}

function readFolded(seat: JsonRecord, path: string): Read<boolean> {
  const folded = Object.hasOwn(seat, 'folded') ? seat.folded : false;
  return typeof folded === 'boolean' ? ok(folded) : refuse('badInput', join(path, 'folded'), 'true or false is expected');
}
