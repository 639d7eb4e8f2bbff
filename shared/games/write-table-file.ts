import { writeTableMoney } from '../money/table-money.ts';
import type { BetSettlement, CallStep, Move, SeatSettlement, Settlement, Step, Table } from './types.ts';

/** What the table files of all families begin with. */
export function writeHead({ id, ruleSet, options, limits }: Table): Readonly<Record<string, unknown>> {
  return {
    ...(id === undefined ? {} : { id }),
    ruleSet,
    ...(Object.keys(options).length === 0 ? {} : { options }),
    ...(limits === undefined ? {} : { limits: { min: writeTableMoney(limits.min), max: writeTableMoney(limits.max) } }),
  };
}

/** A settlement as table files print it, the bets of a seat by their names. */
export function writeSettlement(table: Table, settlement: Settlement): Readonly<Record<string, unknown>> {
  return write(table, settlement, writeByName);
}

function writeByName(bets: readonly BetSettlement[]): Readonly<Record<string, unknown>> {
  const written: Record<string, unknown> = {};
  for (const settled of bets) written[settled.bet] = writeBet(settled);
  return written;
}

/** A settlement as table files print it, the bets of a seat as a list in the order they were given. */
export function writeListSettlement(table: Table, settlement: Settlement): Readonly<Record<string, unknown>> {
  return write(table, settlement, (bets) => bets.map((settled) => ({ on: settled.bet, ...writeBet(settled) })));
}

type WriteBets = (bets: readonly BetSettlement[]) => unknown;

function write(
  { id, ruleSet }: Table,
  { dealer, result, seats, steps, house }: Settlement,
  writeBets: WriteBets,
): Readonly<Record<string, unknown>> {
  return {
    ...(id === undefined ? {} : { id }),
    ruleSet,
    ...(dealer === undefined ? {} : { dealer }),
    ...(result === undefined ? {} : { result }),
    announcements: steps.filter(isTableCall).map(({ call }) => call.announcement),
    seats: seats.map((seat) => writeSeat(seat, writeBets)),
    steps: steps.filter(isMove).map(writeMove),
    house: { net: writeTableMoney(house) },
  };
}

/** Only what is called to the whole table is printed, by its id. */
function isTableCall(step: Step): step is CallStep {
  return step.kind === 'call' && step.call.seat === undefined && step.unsaid !== true;
}

function isMove(step: Step): step is Move {
  return step.kind === 'move';
}

function writeSeat({ seat, hand, bets, net }: SeatSettlement, writeBets: WriteBets): Readonly<Record<string, unknown>> {
  const written = { bets: writeBets(bets), net: writeTableMoney(net) };
  return hand === undefined ? { seat, ...written } : { seat, hand, ...written };
}

function writeBet({ stake, outcome, pays }: BetSettlement): Readonly<Record<string, unknown>> {
  return { stake: writeTableMoney(stake), outcome, pays: writeTableMoney(pays) };
}

function writeMove({ seat, bet, action, amount, rule }: Move): Readonly<Record<string, unknown>> {
  return { seat, bet, action, amount: writeTableMoney(amount), rule };
}
