import { describe, expect, it } from 'vitest';

import type { RunState } from '#shared/api/schemas.ts';
import { drillById } from '#shared/drills/index.ts';
import { RULE_SETS } from '#shared/games/index.ts';

import { NO_ANSWER, itemOf, openTestDesk, rightAnswer } from '../support/desk.ts';
import { SETTINGS, uuid } from '../support/records.ts';

/** What gives an answer away, as names of properties anywhere in a response. */
const TELLING = [
  'seed',
  'situations',
  'settlement',
  'steps',
  'pays',
  'outcome',
  'hand',
  'net',
  'house',
  'qualifies',
  'working',
  'expected',
];

/** Every property name in a value; the settings are the person's own words and may name situations. */
function names(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...(name === 'settings' ? [] : names(inner))]);
}

describe('before the answer is in', () => {
  it.each(RULE_SETS.map((ruleSet) => ruleSet.id))('nothing the desk sends gives %s away', async (ruleSet) => {
    const desk = await openTestDesk();
    const settings = { ...SETTINGS, ruleSet, items: 12, level: 3 as const, calls: true };
    const run = uuid(1);

    /** Checks what was received while the items from `open` on were unanswered. */
    const check = (received: { readonly text: string; readonly headers: Headers }, open: number): void => {
      const all = received.text + JSON.stringify([...received.headers]);
      expect(desk.seeds[0]).toHaveLength(32);
      expect(all).not.toContain(desk.seeds[0]);
      for (const seed of seeds.slice(open)) expect(all).not.toContain(seed);
    };

    const state = await desk.startRun(1, settings);
    const drill = drillById('settle');
    const seeds = Array.from(
      { length: settings.items },
      (_, index) => drill?.makeItem(state.run.settings, desk.seeds[0] ?? '', index).seed,
    );
    let next = itemOf(state);
    for (let index = 0; index < settings.items; index += 1) {
      const before = [
        await desk.ask<RunState>('GET', `/api/runs/${run}`),
        await desk.ask<unknown>('POST', '/api/runs', { body: { id: run, settings } }),
        await desk.ask<unknown>('GET', '/api/runs'),
        await desk.ask<unknown>('GET', '/api/session'),
        await desk.submit(run, 900, index + 1, NO_ANSWER),
        await desk.submit(run, 900, index, [{ type: 'undo', ms: 1 }]),
      ];
      for (const received of before) {
        check(received, index);
        expect(names(received.body).filter((name) => TELLING.includes(name))).toEqual([]);
      }
      expect((await desk.ask<RunState>('GET', `/api/runs/${run}`)).body.item).toEqual(next);
      check(await desk.ask('GET', `/api/runs/${run}/report`), index);

      const reply = await desk.submit(run, 10 + index, index, rightAnswer(state.run.settings, next.table));
      check(reply, index + 1);
      expect(reply.body.attempt.seed).toBe(seeds[index]);
      expect(reply.body.attempt.grade.clean).toBe(true);
      if (reply.body.next === null) break;
      expect(names(reply.body.next).filter((name) => TELLING.includes(name))).toEqual([]);
      next = reply.body.next;
    }
    expect((await desk.store.read.answered(run)) === settings.items).toBe(true);
    await desk.close();
  });

  it('a retry shows nothing of the items that follow', async () => {
    const desk = await openTestDesk();
    await desk.startRun(1);
    await desk.submit(uuid(1), 10, 0, NO_ANSWER);
    const retry = await desk.submit(uuid(1), 11, 0, NO_ANSWER);
    expect(retry.body.attempt.index).toBe(0);
    expect(Object.keys(retry.body.next ?? {}).sort()).toEqual(['index', 'table']);
    await desk.close();
  });

  it('an attempt is only found once it is stored', async () => {
    const desk = await openTestDesk();
    await desk.startRun(1);
    expect(await desk.ask('GET', `/api/attempts/${uuid(1)}`)).toMatchObject({ status: 404 });
    await desk.close();
  });
});
