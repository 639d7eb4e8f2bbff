import { type Card, isJoker, isSuitedCard } from '../../cards/card.ts';
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
import type { PairePokerSeat, PairePokerTable } from '../types.ts';
import { OPTIONS, SEATS } from './rules.ts';
import { MAIN_IDS, spotById } from './spots.ts';

export const PAIRE_POKER_ID = 'fr-paire-poker';
const TABLE_FIELDS = [...HEAD_FIELDS, 'cards', 'seats'];

/** Reads a pair'e poker table file: first everything that stands in it, then whether the stakes obey the rules. */
export function readPairePokerTable(input: unknown): Read<PairePokerTable> {
  const record = readRecord(input, '', TABLE_FIELDS);
  if (!record.ok) return record;
  const head = readHead(record.value, { id: PAIRE_POKER_ID, options: OPTIONS });
  if (!head.ok) return head;
  const cards = readCards(record.value.cards, 'cards');
  if (!cards.ok) return cards;
  const seats = readSeats(record.value.seats, readSeat);
  if (!seats.ok) return seats;
  const table = { ruleSet: PAIRE_POKER_ID, ...head.value, cards: cards.value, seats: seats.value };
  return checkBets(table) ?? ok(table);
}

function readCards(value: unknown, path: string): Read<readonly [Card, Card, Card]> {
  const entries = readArray(value, path);
  if (!entries.ok) return entries;
  const seen = new Set<Card>();
  const cards = readEach(entries.value, path, (card, cardPath) => {
    if (!isSuitedCard(card) && !isJoker(card)) return refuse('badCard', cardPath, 'this is not one of the 54 cards');
    if (seen.has(card)) return refuse('duplicateCard', cardPath, `${card} is drawn twice`);
    seen.add(card);
    return ok(card);
  });
  if (!cards.ok) return cards;
  const [first, second, third, ...surplus] = cards.value;
  if (first === undefined || second === undefined || third === undefined || surplus.length > 0) {
    return refuse('cardCount', path, `three cards are expected, not ${cards.value.length}`);
  }
  return ok([first, second, third]);
}

function readSeat(value: unknown, path: string, taken: Set<number>): Read<PairePokerSeat> {
  const entry = readRecord(value, path, ['seat', 'bets']);
  if (!entry.ok) return entry;
  const seat = readSeatNumber(entry.value.seat, join(path, 'seat'), SEATS, taken);
  if (!seat.ok) return seat;
  const betsPath = join(path, 'bets');
  const entries = readArray(entry.value.bets, betsPath, 1);
  if (!entries.ok) return entries;
  const bets = readEach(entries.value, betsPath, readBet);
  return bets.ok ? ok({ seat: seat.value, bets: bets.value }) : bets;
}

function readBet(value: unknown, path: string): Read<PairePokerSeat['bets'][number]> {
  const entry = readRecord(value, path, ['on', 'amount']);
  if (!entry.ok) return entry;
  const { on } = entry.value;
  if (typeof on !== 'string') return refuse('badInput', join(path, 'on'), 'the name of a spot is expected');
  if (spotById(on) === undefined) return refuse('unknownBet', join(path, 'on'), 'there is no such spot on the layout');
  const amount = readMoney(entry.value.amount, join(path, 'amount'));
  return amount.ok ? ok({ on, amount: amount.value }) : amount;
}

function checkBets({ seats, limits }: PairePokerTable): ReturnType<typeof refuse> | undefined {
  for (const [index, { bets }] of seats.entries()) {
    const path = `seats[${index}].bets`;
    if (!bets.some(({ on }) => MAIN_IDS.includes(on))) return refuse('mainBetRequired', path, 'a bet on the first card is compulsory');
    for (const [place, { amount }] of bets.entries()) {
      if (limits !== undefined && (amount < limits.min || amount > limits.max)) {
        return refuse('limit', `${path}[${place}].amount`, 'the stake is outside the limits of the table');
      }
    }
  }
  return undefined;
}
