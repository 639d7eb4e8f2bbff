import { writeTableMoney } from '../money/table-money.ts';
import type { BetSettlement, Move, SeatSettlement, Settlement, Step, Table } from './types.ts';

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
  return write(table, settlement, (bets) => Object.fromEntries(bets.map((settled) => [settled.bet, writeBet(settled)])));
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
    announcements: steps.flatMap(tableAnnouncement),
    seats: seats.map((seat) => writeSeat(seat, writeBets)),
    steps: steps.flatMap(writeStep),
    house: { net: writeTableMoney(house) },
  };
}

/** Only what is called to the whole table is printed, by its id. */
function tableAnnouncement(step: Step): string[] {
  return step.kind === 'call' && step.call.seat === undefined ? [step.call.announcement] : [];
}

function writeSeat({ seat, hand, bets, net }: SeatSettlement, writeBets: WriteBets): Readonly<Record<string, unknown>> {
  return {
    seat,
    ...(hand === undefined ? {} : { hand }),
    bets: writeBets(bets),
    net: writeTableMoney(net),
  };
}

function writeBet({ stake, outcome, pays }: BetSettlement): Readonly<Record<string, unknown>> {
  return { stake: writeTableMoney(stake), outcome, pays: writeTableMoney(pays) };
}

function writeStep(step: Step): Readonly<Record<string, unknown>>[] {
  return step.kind === 'move' ? [writeMove(step)] : [];
}

function writeMove({ seat, bet, action, amount, rule }: Move): Readonly<Record<string, unknown>> {
  return { seat, bet, action, amount: writeTableMoney(amount), rule };
}
