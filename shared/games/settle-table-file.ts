import { ok } from '../result.ts';
import { ruleSetById } from './index.ts';
import { type JsonRecord, type Read, isRecord, refuse } from './table-file.ts';
import type { RuleSet, Table } from './types.ts';

/** A table that was read, with the rule set it names. */
export interface ReadTable {
  readonly ruleSet: RuleSet;
  readonly table: Table;
}

/** Reads a table file of any rule set. */
export function readTableFile(input: unknown): Read<ReadTable> {
  if (!isRecord(input)) return refuse('badInput', '', 'an object is expected');
  if (typeof input.ruleSet !== 'string') return refuse('badInput', 'ruleSet', 'the id of a rule set is expected');
  const ruleSet = ruleSetById(input.ruleSet);
  if (ruleSet === undefined) return refuse('unknownRuleSet', 'ruleSet', 'there is no such rule set');
  const table = ruleSet.read(input);
  return table.ok ? ok({ ruleSet, table: table.value }) : table;
}

/** Reads a table file, settles it, and gives the settlement as a table file prints it. */
export function settleTableFile(input: unknown): Read<JsonRecord> {
  const read = readTableFile(input);
  if (!read.ok) return read;
  const { ruleSet, table } = read.value;
  const settlement = ruleSet.settle(table);
  return settlement.ok ? ok(ruleSet.writeSettlement(table, settlement.value)) : settlement;
}
