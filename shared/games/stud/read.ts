import { ok } from '../../result.ts';
import { readHandsTable } from '../read-hands.ts';
import { type Read, join, readMoney, readRecord, refuse } from '../table-file.ts';
import type { StudSeat, StudTable } from '../types.ts';
import { checkSeat } from './check-seat.ts';
import { STUD_BETS, type StudRules } from './rules.ts';

/** Reads a stud table file. */
export function readStudTable(rules: StudRules, input: unknown): Read<StudTable> {
  return readHandsTable({ rules, cards: 5, readBets, checkSeat: (table, seat) => checkSeat(rules, table, seat) }, input);
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
