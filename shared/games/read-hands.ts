import type { SuitedCard } from '../cards/card.ts';
import { ok } from '../result.ts';
import { readSeats } from './read-seats.ts';
import { HEAD_FIELDS, type JsonRecord, type Read, join, readHand, readHead, readRecord, readSeatNumber, refuse } from './table-file.ts';
import type { RuleSet, Table, TableError } from './types.ts';

const TABLE_FIELDS = [...HEAD_FIELDS, 'dealer', 'seats'];
const SEAT_FIELDS = ['seat', 'cards', 'bets', 'folded'];

/** A table where each seat's hand plays against the dealer's. */
export interface HandsTable<Bets> extends Table {
  readonly dealer: readonly SuitedCard[];
  readonly seats: readonly HandSeat<Bets>[];
}
export interface HandSeat<Bets> {
  readonly seat: number;
  readonly cards: readonly SuitedCard[];
  readonly bets: Bets;
  readonly folded: boolean;
}

/** A field of a seat that breaks the rules, e.g. `bets.play`. */
export interface SeatProblem extends Pick<TableError, 'code' | 'message'> {
  readonly field: string;
}

/** What tells the table files of two such games apart. */
export interface HandsGame<Bets> {
  readonly rules: Pick<RuleSet, 'id' | 'options' | 'seats'>;
  /** The cards of a hand. */
  readonly cards: number;
  readonly readBets: (value: unknown, path: string) => Read<Bets>;
  /** Why the stakes and the decision of a seat break the rules; undefined when they don't. */
  readonly checkSeat: (table: HandsTable<Bets>, seat: HandSeat<Bets>) => SeatProblem | undefined;
}

/** Reads a table of hands against the dealer: first everything that stands in it, then whether the stakes obey the rules. */
export function readHandsTable<Bets>(game: HandsGame<Bets>, input: unknown): Read<HandsTable<Bets>> {
  const record = readRecord(input, '', TABLE_FIELDS);
  if (!record.ok) return record;
  const head = readHead(record.value, game.rules);
  if (!head.ok) return head;
  const dealt = new Set<SuitedCard>();
  const dealer = readHand(record.value.dealer, 'dealer', game.cards, dealt);
  if (!dealer.ok) return dealer;
  const seats = readSeats(record.value.seats, (entry, path, taken) => readSeat(game, entry, path, { dealt, taken }));
  if (!seats.ok) return seats;
  const table = { ruleSet: game.rules.id, ...head.value, dealer: dealer.value, seats: seats.value };
  for (const [index, seat] of table.seats.entries()) {
    const problem = game.checkSeat(table, seat);
    if (problem !== undefined) return refuse(problem.code, `seats[${index}].${problem.field}`, problem.message);
  }
  return ok(table);
}

/** What is read so far, to find what comes twice. */
interface Seen {
  readonly dealt: Set<SuitedCard>;
  readonly taken: Set<number>;
}

function readSeat<Bets>({ rules, cards, readBets }: HandsGame<Bets>, value: unknown, path: string, seen: Seen): Read<HandSeat<Bets>> {
  const entry = readRecord(value, path, SEAT_FIELDS);
  if (!entry.ok) return entry;
  const seat = readSeatNumber(entry.value.seat, join(path, 'seat'), rules.seats, seen.taken);
  if (!seat.ok) return seat;
  const hand = readHand(entry.value.cards, join(path, 'cards'), cards, seen.dealt);
  if (!hand.ok) return hand;
  const bets = readBets(entry.value.bets, join(path, 'bets'));
  if (!bets.ok) return bets;
  const folded = readFolded(entry.value, path);
  return folded.ok ? ok({ seat: seat.value, cards: hand.value, bets: bets.value, folded: folded.value }) : folded;
}

function readFolded(seat: JsonRecord, path: string): Read<boolean> {
  const folded = Object.hasOwn(seat, 'folded') ? seat.folded : false;
  return typeof folded === 'boolean' ? ok(folded) : refuse('badInput', join(path, 'folded'), 'true or false is expected');
}
