import { type SuitedCard, isSuitedCard } from '../cards/card.ts';
import type { Minor } from '../money/money.ts';
import { readTableMoney } from '../money/table-money.ts';
import { type Result, fail, ok } from '../result.ts';
import { isOptionValue, optionRange } from './house-options.ts';
import type { HouseOption, HouseOptionValue, HouseOptions, Limits, RuleSet, TableError, TableErrorCode } from './types.ts';

/** What reading a part of a table file gives. */
export type Read<Value> = Result<Value, TableError>;
/** A JSON object before its fields are known. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** A refusal of a table file. */
export function refuse(code: TableErrorCode, path: string, message: string): { readonly ok: false; readonly error: TableError } {
  return fail({ code, path, message });
}

/** A JSON object that has no other fields than these; `unknown` is the code for another. */
export function readRecord(
  value: unknown,
  path: string,
  fields: readonly string[],
  unknown: 'badInput' | 'unknownBet' = 'badInput',
): Read<JsonRecord> {
  if (!isRecord(value)) return refuse('badInput', path, 'an object is expected');
  const stranger = Object.keys(value).find((key) => !fields.includes(key));
  if (stranger !== undefined) return refuse(unknown, join(path, stranger), `only ${fields.join(', ')} can stand here`);
  return ok(value);
}

/** A JSON array of at least `least` entries. */
export function readArray(value: unknown, path: string, least = 0): Read<readonly unknown[]> {
  if (!Array.isArray(value)) return refuse('badInput', path, 'an array is expected');
  return value.length < least ? refuse('badInput', path, 'the array is empty') : ok(value);
}

/** Reads every entry of an array; the first refusal is the answer. */
export function readEach<Item>(
  values: readonly unknown[],
  path: string,
  read: (value: unknown, path: string, index: number) => Read<Item>,
): Read<Item[]> {
  const items: Item[] = [];
  for (const [index, value] of values.entries()) {
    const item = read(value, `${path}[${index}]`, index);
    if (!item.ok) return item;
    items.push(item.value);
  }
  return ok(items);
}

/** A positive amount with at most two decimals. */
export function readMoney(value: unknown, path: string): Read<Minor> {
  const money = readTableMoney(value);
  return money.ok ? money : refuse('badMoney', path, `the amount is ${money.error}`);
}

/** A hand of so many cards of the 52. `dealt` holds every card of the table read so far and is added to. */
export function readHand(value: unknown, path: string, count: number, dealt: Set<SuitedCard>): Read<SuitedCard[]> {
  const entries = readArray(value, path);
  if (!entries.ok) return entries;
  const cards: SuitedCard[] = [];
  for (const card of entries.value) {
    if (!isSuitedCard(card)) return refuse('badCard', `${path}[${cards.length}]`, 'this is not one of the 52 cards');
    cards.push(card);
  }
  if (cards.length !== count) return refuse('cardCount', path, `${count} cards are expected, not ${cards.length}`);
  for (const [index, card] of cards.entries()) {
    if (dealt.has(card)) return refuse('duplicateCard', `${path}[${index}]`, `${card} is dealt twice`);
    dealt.add(card);
  }
  return ok(cards);
}

/** A seat number of the table. `taken` holds the seats read so far and is added to. */
export function readSeatNumber(value: unknown, path: string, seats: number, taken: Set<number>): Read<number> {
  if (typeof value !== 'number') return refuse('badInput', path, 'a seat number is expected');
  if (!Number.isInteger(value) || value < 1 || value > seats) return refuse('badSeat', path, `the table has seats 1 to ${seats}`);
  if (taken.has(value)) return refuse('duplicateSeat', path, `seat ${value} is given twice`);
  taken.add(value);
  return ok(value);
}

/** What the inputs of all families have in common. */
export interface TableHead {
  readonly id?: string;
  readonly options: HouseOptions;
  readonly limits?: Limits;
}
/** The fields of every table file; a family adds its own. */
export const HEAD_FIELDS = ['ruleSet', 'id', 'options', 'limits'] as const;

/** Reads rule set, id, house options and limits. */
export function readHead(input: JsonRecord, ruleSet: Pick<RuleSet, 'id' | 'options'>): Read<TableHead> {
  if (input.ruleSet !== ruleSet.id) return refuse('unknownRuleSet', 'ruleSet', `a table of ${ruleSet.id} is expected`);
  const { id } = input;
  if (id !== undefined && typeof id !== 'string') return refuse('badInput', 'id', 'a text is expected');
  const options = readOptions(input.options, ruleSet.options);
  if (!options.ok) return options;
  const limits = input.limits === undefined ? ok(undefined) : readLimits(input.limits);
  if (!limits.ok) return limits;
  return ok({
    ...(id === undefined ? {} : { id }),
    options: options.value,
    ...(limits.value === undefined ? {} : { limits: limits.value }),
  });
}

/** Whether a value is a JSON object. */
export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The path of a field. */
export function join(path: string, field: string): string {
  return path === '' ? field : `${path}.${field}`;
}

function readOptions(value: unknown, options: readonly HouseOption[]): Read<HouseOptions> {
  const ids = options.map(({ id }) => id);
  const given = value === undefined ? ok<JsonRecord>({}) : readRecord(value, 'options', ids);
  if (!given.ok) return given;
  const chosen: Record<string, HouseOptionValue> = {};
  for (const option of options) {
    const choice = Object.hasOwn(given.value, option.id) ? given.value[option.id] : option.default;
    if (!isOptionValue(option, choice)) return refuse('badInput', `options.${option.id}`, `${optionRange(option)} is expected`);
    chosen[option.id] = choice;
  }
  return ok(chosen);
}

function readLimits(value: unknown): Read<Limits> {
  const given = readRecord(value, 'limits', ['min', 'max']);
  if (!given.ok) return given;
  for (const field of ['min', 'max']) {
    if (given.value[field] === undefined) return refuse('badInput', `limits.${field}`, 'an amount is expected');
  }
  const min = readMoney(given.value.min, 'limits.min');
  if (!min.ok) return min;
  const max = readMoney(given.value.max, 'limits.max');
  if (!max.ok) return max;
  if (min.value > max.value) return refuse('badInput', 'limits', 'the minimum is above the maximum');
  return ok({ min: min.value, max: max.value });
}
