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
import type { Minor } from '../../money/money.ts';
import type { ThreeCardSeat, ThreeCardTable } from '../types.ts';
import { checkSeat } from './check-seat.ts';
import { THREE_CARD_BETS, type ThreeCardBet, type ThreeCardRules } from './rules.ts';

const CARDS = 3;
const TABLE_FIELDS = [...HEAD_FIELDS, 'dealer', 'seats'];
const SEAT_FIELDS = ['seat', 'cards', 'bets', 'folded'];

/** What is read so far, to find what comes twice. */
interface Seen {
  readonly cards: Set<SuitedCard>;
  readonly seats: Set<number>;
}

/** Reads a three-card table file: first everything that stands in it, then whether the stakes obey the rules. */
export function readThreeCardTable(rules: ThreeCardRules, input: unknown): Read<ThreeCardTable> {
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
  const table: ThreeCardTable = { ruleSet: rules.id, ...head.value, dealer: dealer.value, seats: seats.value };
  for (const [index, seat] of table.seats.entries()) {
    const problem = checkSeat(rules, table, seat, `seats[${index}]`);
    if (problem !== undefined) return fail(problem);
  }
  return ok(table);
}

function readSeat(rules: ThreeCardRules, value: unknown, path: string, seen: Seen): Read<ThreeCardSeat> {
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

function readBets(value: unknown, path: string): Read<ThreeCardSeat['bets']> {
  const given = readRecord(value, path, THREE_CARD_BETS, 'unknownBet');
  if (!given.ok) return given;
  const bets: Partial<Record<ThreeCardBet, Minor>> = {};
  for (const bet of THREE_CARD_BETS) {
    if (!Object.hasOwn(given.value, bet)) continue;
    const stake = readMoney(given.value[bet], join(path, bet));
    if (!stake.ok) return stake;
    bets[bet] = stake.value;
  }
  // A seat without bets is an empty seat, and empty seats are left out.
  return Object.keys(bets).length === 0 ? refuse('badInput', path, 'a seat without bets is left out') : ok(bets);
}

function readFolded(seat: JsonRecord, path: string): Read<boolean> {
  const folded = Object.hasOwn(seat, 'folded') ? seat.folded : false;
  return typeof folded === 'boolean' ? ok(folded) : refuse('badInput', join(path, 'folded'), 'true or false is expected');
}
