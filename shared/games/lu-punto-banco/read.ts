import { MINOR_PER_UNIT, type Minor } from '../../money/money.ts';
import { ok } from '../../result.ts';
import { readStakingSeats } from '../read-seats.ts';
import { readShoe } from '../read-shoe.ts';
import { HEAD_FIELDS, type Read, readHead, readRecord, refuse } from '../table-file.ts';
import type { HouseOptions, PuntoBancoTable } from '../types.ts';
import { drawCoup } from './drawing.ts';
import { CHANCES, DECKS, LARGE_TABLE, MOST_TIMES_MINIMUM, OPTIONS } from './rules.ts';

export const PUNTO_BANCO_ID = 'lu-punto-banco';
const TABLE_FIELDS = [...HEAD_FIELDS, 'shoe', 'seats'];

/** Reads a punto banco table file: first everything that stands in it, then shoe and stakes against the rules. */
export function readPuntoBancoTable(input: unknown): Read<PuntoBancoTable> {
  const record = readRecord(input, '', TABLE_FIELDS);
  if (!record.ok) return record;
  const head = readHead(record.value, { id: PUNTO_BANCO_ID, options: OPTIONS });
  if (!head.ok) return head;
  const shoe = readShoe(record.value.shoe, 'shoe', DECKS);
  if (!shoe.ok) return shoe;
  const seats = readStakingSeats(record.value.seats, { seats: LARGE_TABLE, bets: CHANCES });
  if (!seats.ok) return seats;
  const table = { ruleSet: PUNTO_BANCO_ID, ...head.value, shoe: shoe.value, seats: seats.value };
  if (drawCoup(table.shoe) === undefined) return refuse('shoeTooShort', 'shoe', 'the drawing tables ask for another card');
  return checkLimits(table) ?? ok(table);
}

/** The amount every stake is a multiple of. */
export function baseOf(options: HouseOptions): Minor {
  return Number(options['base']) * MINOR_PER_UNIT;
}

/** The limits are checked only where they are posted, and with them what the text itself asks of a stake. */
function checkLimits({ limits, options, seats }: PuntoBancoTable): ReturnType<typeof refuse> | undefined {
  if (limits === undefined) return undefined;
  const most = Math.min(limits.max, limits.min * MOST_TIMES_MINIMUM);
  for (const [index, { bets }] of seats.entries()) {
    for (const chance of CHANCES) {
      const stake = bets[chance];
      if (stake === undefined) continue;
      const path = `seats[${index}].bets.${chance}`;
      if (stake < limits.min || stake > most) return refuse('limit', path, 'the stake is outside the limits of the table');
      if (stake % baseOf(options) !== 0) return refuse('limit', path, 'the stake is no multiple of the base');
    }
  }
  return undefined;
}
