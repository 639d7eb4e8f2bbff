import { existsSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { RULE_SETS } from '#shared/games/index.ts';
import { settleTableFile } from '#shared/games/settle-table-file.ts';

interface Case {
  readonly id: string;
  readonly [field: string]: unknown;
}
interface Seat {
  readonly seat: number;
}

// Compared is what the cases state: steps, announcements and the order of the seats are not among it.
describe.each(RULE_SETS.map(({ id }) => id))('cases of %s', (ruleSet) => {
  it.each(pairs(ruleSet))('$id', ({ input, expected }) => {
    const settlement = settleTableFile(input);
    if (!settlement.ok) throw new Error(`${settlement.error.code} at ${settlement.error.path}`);
    const { steps, announcements, ...stated } = settlement.value;
    expect(steps).toBeInstanceOf(Array);
    expect(announcements).toBeInstanceOf(Array);
    expect({ ...stated, seats: bySeat(stated.seats) }).toEqual({ ...expected, seats: bySeat(expected.seats) });
  });

  it.each(pairs(`${ruleSet}.err`))('$id', ({ input, expected }) => {
    const settlement = settleTableFile(input);
    expect(settlement.ok ? 'settled' : settlement.error).toMatchObject(expected.error as object);
  });
});

function pairs(name: string): { id: string; input: Case; expected: Case }[] {
  const expected = readCases(`${name}.out.jsonl`);
  return readCases(`${name}.in.jsonl`).map((input, index) => {
    const match = expected[index];
    if (match?.id !== input.id) throw new Error(`${name}: ${input.id} has no expected settlement`);
    return { id: input.id, input, expected: match };
  });
}

function readCases(file: string): Case[] {
  const path = new URL(file, import.meta.url);
  if (!existsSync(path)) throw new Error(`${file} is missing`);
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Case);
}

function bySeat(seats: unknown): Seat[] {
  return [...(seats as Seat[])].sort((a, b) => a.seat - b.seat);
}
