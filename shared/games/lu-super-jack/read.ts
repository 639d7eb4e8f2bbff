import { ok } from '../../result.ts';
import { numberOption } from '../house-options.ts';
import { readStakingSeats } from '../read-seats.ts';
import { readShoe } from '../read-shoe.ts';
import { HEAD_FIELDS, type Read, readHead, readRecord, refuse } from '../table-file.ts';
import type { SuperJackTable } from '../types.ts';
import { drawBank } from './bank.ts';
import { CHANCES, OPTIONS, SEATS, SUPER_JACK_ID } from './rules.ts';

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
  const seats = readStakingSeats(record.value.seats, { seats: SEATS, bets: CHANCES });
  if (!seats.ok) return seats;
  if (drawBank(shoe.value, options['hitSoft17'] === true) === undefined) {
    return refuse('shoeTooShort', 'shoe', 'the bank must draw another card');
  }
  const table = { ruleSet: SUPER_JACK_ID, ...head.value, shoe: shoe.value, seats: seats.value };
  return checkLimits(table) ?? ok(table);
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
