import { defaultOptions, isOptionValue, optionRange } from '#shared/games/house-options.ts';
import { ruleSetById, RULE_SETS } from '#shared/games/index.ts';
import {
  type DealRequest,
  type HouseOptionValue,
  type HouseOptions,
  LEVELS,
  type Level,
  type Mix,
  type RuleSet,
} from '#shared/games/types.ts';
import { isSeed } from '#shared/random/seed.ts';
import { type Result, fail, ok } from '#shared/result.ts';

/** What `tapis deal` is asked for. */
export interface DealOrder {
  readonly rules: RuleSet;
  readonly count: number;
  /** Without the seed of the single table. */
  readonly request: Omit<DealRequest, 'seed'>;
  readonly seed: string;
}

/** The command line as `parseArgs` gives it. */
export interface DealValues {
  readonly 'rule-set'?: string | undefined;
  readonly seed?: string | undefined;
  readonly count: string;
  readonly mix: string;
  readonly level: string;
  readonly seats?: string | undefined;
  readonly situation?: string | undefined;
  readonly option: readonly string[];
}

const MIXES: readonly Mix[] = ['training', 'natural'];
const MOST_TABLES = 1_000_000;

/** Checks the command line; the message says what is wrong with it. */
export function dealOrder(values: DealValues): Result<DealOrder, string> {
  const rules = ruleSetById(values['rule-set'] ?? '');
  if (rules === undefined) return fail(`--rule-set must be one of ${RULE_SETS.map(({ id }) => id).join(', ')}`);
  const seed = values.seed?.toLowerCase() ?? '';
  if (!isSeed(seed)) return fail('--seed must be 32 hexadecimal digits');
  const count = wholeNumber(values.count, MOST_TABLES);
  if (count === undefined) return fail(`--count must be a whole number from 1 to ${MOST_TABLES}`);
  const request = dealRequest(rules, values);
  return request.ok ? ok({ rules, count, seed, request: request.value }) : request;
}

function dealRequest(rules: RuleSet, values: DealValues): Result<DealOrder['request'], string> {
  const mix = MIXES.find((candidate) => candidate === values.mix);
  if (mix === undefined) return fail(`--mix must be ${MIXES.join(' or ')}`);
  const level = LEVELS.find((candidate): candidate is Level => String(candidate) === values.level);
  if (level === undefined) return fail(`--level must be one of ${LEVELS.join(', ')}`);
  const seats = values.seats === undefined ? undefined : wholeNumber(values.seats, rules.seats);
  if (values.seats !== undefined && seats === undefined) return fail(`--seats must be a whole number from 1 to ${rules.seats}`);
  const read = dealOptions(rules, values.option);
  if (!read.ok) return read;
  const options = read.value;
  const { situation } = values;
  if (situation !== undefined && !rules.dealableSituations(options).includes(situation)) {
    return fail(`--situation must be one of ${rules.dealableSituations(options).join(', ')}`);
  }
  return ok({ options, mix, level, ...(seats === undefined ? {} : { seats }), ...(situation === undefined ? {} : { situation }) });
}

/** `--option ID` switches an option on, `--option ID=VALUE` sets one that is a number or a table (as JSON). */
function dealOptions(rules: RuleSet, given: readonly string[]): Result<HouseOptions, string> {
  const chosen: Record<string, HouseOptionValue> = { ...defaultOptions(rules.options) };
  for (const text of given) {
    const [id = '', value = 'true'] = text.split(/=(.*)/s);
    const option = rules.options.find((candidate) => candidate.id === id);
    if (option === undefined) return fail(`--option ${id}: there is no such house option`);
    const choice = parseJson(value);
    if (!isOptionValue(option, choice)) return fail(`--option ${id} takes ${optionRange(option)}`);
    chosen[id] = choice;
  }
  return ok(chosen);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function wholeNumber(text: string, most: number): number | undefined {
  if (!/^[0-9]{1,9}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= 1 && value <= most ? value : undefined;
}
