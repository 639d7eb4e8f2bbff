/** Tables settled with known errors: what is done wrong, and what the grader must make of it. */
import type { DiagnosisCode, Diagnosis, Verdict } from '#shared/drills/types.ts';
import type { Action, Call, CitationId, RuleSet } from '#shared/games/types.ts';

import type { Doing } from '../settling.ts';

/** A change to what is done at the table. */
export type Plant = (doings: readonly Doing[]) => readonly Doing[];

/** A decision that comes out wrong. */
export interface PlantedError {
  /** `spot:4:pairPlus`, `call:4`, `order:bonusBeforeAnte`. */
  readonly id: string;
  readonly verdict: Verdict;
  readonly diagnosis?: Diagnosis;
  readonly citation: CitationId;
  /** In units: + the house overpaid, − the player was short-changed. */
  readonly money: number;
}

/** What a diagnosis names besides its code. */
type Named = Omit<Diagnosis, 'code'>;

export interface PlantedTable {
  readonly name: string;
  /** A table file. */
  readonly file: Readonly<Record<string, unknown>>;
  readonly plants: readonly Plant[];
  /** All of them, in no order. */
  readonly errors: readonly PlantedError[];
  /** Why the interface lets nobody do this; left out where a hand can. The grader judges it all the same: an answer may come from elsewhere. */
  readonly notByHand?: string;
}

/** A right action with a wrong amount: a spot as `4:pairPlus`, money in units. */
export function amount(spot: string, code: DiagnosisCode, citation: CitationId, money: number, more: Named = {}): PlantedError {
  return { id: `spot:${spot}`, verdict: 'wrongAmount', diagnosis: { code, ...more }, citation, money };
}

/** Another action than the one due. */
export function action(spot: string, code: DiagnosisCode, citation: CitationId, money: number, more: Named = {}): PlantedError {
  return { id: `spot:${spot}`, verdict: 'wrongAction', diagnosis: { code, ...more }, citation, money };
}

/** Something due and not done, or done and not due. */
export function bare(id: string, verdict: 'missed' | 'superfluous', citation: CitationId, money: number, more?: Diagnosis): PlantedError {
  return { id, verdict, ...(more === undefined ? {} : { diagnosis: more }), citation, money };
}

export function wrongCall(id: string, code: DiagnosisCode, citation: CitationId, more: Named = {}): PlantedError {
  return { id, verdict: 'wrongCall', diagnosis: { code, ...more }, citation, money: 0 };
}

export function broken(rule: string, citation: CitationId): PlantedError {
  return { id: `order:${rule}`, verdict: 'outOfOrder', diagnosis: { code: 'orderBroken', rule }, citation, money: 0 };
}

/** What can be wrong with an answer: a diagnosis, a broken order rule, or a verdict that needs no further word. */
export type Fault = Exclude<DiagnosisCode, 'orderBroken'> | `order:${string}` | 'wrongCall' | 'missed' | 'superfluous';

/** The faults an error shows. */
export function faultsOf({ id, verdict, diagnosis }: Pick<PlantedError, 'id' | 'verdict' | 'diagnosis'>): Fault[] {
  const ofVerdict: Fault[] = verdict === 'wrongCall' || verdict === 'missed' || verdict === 'superfluous' ? [verdict] : [];
  if (diagnosis === undefined) return ofVerdict;
  return [...ofVerdict, diagnosis.code === 'orderBroken' ? `order:${id.slice('order:'.length)}` : diagnosis.code];
}

/** The printed order is an option of every rule set and no rule of a text. */
export function orderFaults({ orderRules }: RuleSet): Fault[] {
  return orderRules.map(({ id }): Fault => `order:${id}`);
}

const isOn = (seat: number, bet: string) => (doing: Doing) => 'bet' in doing && doing.seat === seat && doing.bet === bet;
const isCall = (announcement: string, seat?: number) => (doing: Doing) =>
  doing.type === 'call' && doing.call.announcement === announcement && doing.call.seat === seat;

/** Replaces what is prescribed; it must be there. */
function replaceThe(fits: (doing: Doing) => boolean, name: string, instead: (doing: Doing) => readonly Doing[]): Plant {
  return (doings) => {
    if (doings.filter(fits).length !== 1) throw new Error(`${name} is not prescribed, or more than once`);
    return doings.flatMap((doing) => (fits(doing) ? instead(doing) : [doing]));
  };
}

/** Another act on a spot; amounts in units. */
export function instead(seat: number, bet: string, type: Action, units: number): Plant {
  return replaceThe(isOn(seat, bet), `${seat} ${bet}`, () => [{ type, seat, bet, amount: Math.round(units * 100) }]);
}

/** A spot left alone. */
export function left(seat: number, bet: string): Plant {
  return replaceThe(isOn(seat, bet), `${seat} ${bet}`, () => []);
}

/** Another call instead of a prescribed one. */
export function calledInstead(announcement: string, seat: number | undefined, call: Call): Plant {
  return replaceThe(isCall(announcement, seat), announcement, () => [{ type: 'call', call }]);
}

/** A call not made. */
export function uncalled(announcement: string, seat?: number): Plant {
  return replaceThe(isCall(announcement, seat), announcement, () => []);
}

/** A payment that is not prescribed, after all the others. */
export function alsoPaid(seat: number, bet: string, units: number): Plant {
  return (doings) => [...doings, { type: 'pay', seat, bet, amount: Math.round(units * 100) }];
}

/** A call that is not prescribed, after all the others. */
export function alsoCalled(call: Call): Plant {
  return (doings) => [...doings, { type: 'call', call }];
}

/** Where in the doings: a spot as `4:pairPlus`, or a call by its announcement. */
function placeOf(doings: readonly Doing[], place: string): number {
  const [seat = '', ...bet] = place.split(':');
  const fits =
    bet.length === 0 ? (doing: Doing) => doing.type === 'call' && doing.call.announcement === place : isOn(Number(seat), bet.join(':'));
  const index = doings.findIndex(fits);
  if (index < 0) throw new Error(`nothing is done on ${place}`);
  return index;
}

/** One doing brought forward, just before another. */
export function moved(place: string, before: string): Plant {
  return (doings) => {
    const early = doings[placeOf(doings, place)];
    const rest = doings.filter((doing) => doing !== early);
    const at = placeOf(rest, before);
    return early === undefined ? doings : [...rest.slice(0, at), early, ...rest.slice(at)];
  };
}

/** The doings with everything planted. */
export function plant(prescribed: readonly Doing[], { plants }: Pick<PlantedTable, 'plants'>): readonly Doing[] {
  return plants.reduce((doings, change) => change(doings), prescribed);
}
