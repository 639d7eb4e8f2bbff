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

/** The settlement of a game against the dealer, as table files print it. */
export function writeDealerSettlement({ id, ruleSet }: Table, settlement: Settlement): Readonly<Record<string, unknown>> {
  return {
    ...(id === undefined ? {} : { id }),
    ruleSet,
    dealer: settlement.dealer,
    announcements: settlement.steps.flatMap(tableAnnouncement),
    seats: settlement.seats.map(writeSeat),
    steps: settlement.steps.flatMap(writeStep),
    house: { net: writeTableMoney(settlement.house) },
  };
}

/** Only what is called to the whole table is printed, by its id. */
function tableAnnouncement(step: Step): string[] {
  return step.kind === 'call' && step.call.seat === undefined ? [step.call.announcement] : [];
}

function writeSeat({ seat, hand, bets, net }: SeatSettlement): Readonly<Record<string, unknown>> {
  return {
    seat,
    ...(hand === undefined ? {} : { hand }),
    bets: Object.fromEntries(bets.map((settled) => [settled.bet, writeBet(settled)])),
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
