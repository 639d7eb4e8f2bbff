import { describe, expect, it } from 'vitest';

import { RULE_SETS } from '#shared/games/index.ts';

import { excludedFaults, faultsAt } from '../../../../support/planted/applies.ts';
import { PLANTED_TABLES } from '../../../../support/planted/index.ts';
import { faultsOf, plant } from '../../../../support/planted/planted-table.ts';
import { exerciseOfFile } from '../../../../support/settling.ts';

const tablesOf = (id: string) => PLANTED_TABLES.filter(({ file }) => file['ruleSet'] === id);

describe.each(RULE_SETS)('errors planted at $id', (rules) => {
  it.each(tablesOf(rules.id).map((table) => [table.name, table] as const))(
    '%s: each is found and explained, and nothing else',
    (_name, table) => {
      const { prescribed, grade } = exerciseOfFile(table.file, { calls: true });
      expect(grade(prescribed)).toMatchObject({ score: 100, clean: true });
      const wrong = grade(plant(prescribed, table)).decisions.filter(({ verdict }) => verdict !== 'right');
      const found = wrong.map(({ id, verdict, diagnosis, citation, moneyError }) => ({
        id,
        verdict,
        ...(diagnosis === undefined ? {} : { diagnosis }),
        citation,
        money: moneyError / 100,
      }));
      const byId = (one: { readonly id: string }, other: { readonly id: string }): number => (one.id < other.id ? -1 : 1);
      expect(found.sort(byId)).toEqual([...table.errors].sort(byId));
    },
  );

  it('are of every kind that can come up, and of no other', () => {
    const planted = new Set(tablesOf(rules.id).flatMap(({ errors }) => errors.flatMap(faultsOf)));
    expect([...planted].sort()).toEqual(faultsAt(rules).sort());
  });

  it('leave out only what has a reason', () => {
    for (const reason of Object.values(excludedFaults(rules))) expect(reason).toMatch(/\w/u);
  });
});
