import { readHandsTable } from '../read-hands.ts';
import { readStakes } from '../read-seats.ts';
import type { Read } from '../table-file.ts';
import type { ThreeCardTable } from '../types.ts';
import { checkSeat } from './check-seat.ts';
import { THREE_CARD_BETS, type ThreeCardRules } from './rules.ts';

/** Reads a three-card table file. */
export function readThreeCardTable(rules: ThreeCardRules, input: unknown): Read<ThreeCardTable> {
  return readHandsTable(
    {
      rules,
      cards: 3,
      readBets: (value, path) => readStakes(value, path, THREE_CARD_BETS),
      checkSeat: (table, seat) => checkSeat(rules, table, seat),
    },
    input,
  );
}
