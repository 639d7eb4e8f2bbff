import { expect, it } from 'vitest';

import type { AttemptReply, AttemptView, RunList, RunReport, RunState, RunSummary } from '#shared/api/schemas.ts';

import { NO_ANSWER, type TestDesk, itemOf, openTestDesk, rightAnswer } from '../support/desk.ts';
import { SETTINGS, uuid } from '../support/records.ts';
import { describeOnEachDatabase } from '../support/stores.ts';

const RUN = uuid(1);
const FULL_OPTIONS = { strictOrder: false };

describeOnEachDatabase('practising', (fresh) => {
  const withDesk = async (work: (desk: TestDesk) => Promise<void>): Promise<void> => {
    const desk = await openTestDesk({ target: fresh() });
    try {
      await work(desk);
      expect(desk.logged).toEqual([]);
    } finally {
      await desk.close();
    }
  };

  it('plays a run to its end', () =>
    withDesk(async (desk) => {
      const started = await desk.startRun(1);
      expect(started.run).toMatchObject({ id: RUN, answered: 0, accuracy: null, decisionsPerMinute: null, finishedAt: null });
      expect(started.run.settings.options).toMatchObject(FULL_OPTIONS);
      const { settings } = started.run;

      let item = started.item;
      const views: AttemptView[] = [];
      for (let index = 0; item !== null; index += 1) {
        expect(item.index).toBe(index);
        const reply: AttemptReply = (await desk.submit(RUN, 10 + index, index, index === 1 ? NO_ANSWER : rightAnswer(settings, item.table)))
          .body;
        expect(reply.attempt).toMatchObject({ id: uuid(10 + index), run: RUN, index, tryNumber: 0, table: item.table });
        expect(reply.attempt.grade.clean).toBe(index !== 1);
        views.push(reply.attempt);
        item = reply.next;
      }
      expect(views).toHaveLength(SETTINGS.items);

      const state = (await desk.ask<RunState>('GET', `/api/runs/${RUN}`)).body;
      expect(state.item).toBeNull();
      expect(state.run).toMatchObject({ answered: 3, cleanItems: 2, finishedAt: views.at(-1)?.answeredAt });

      const report = (await desk.ask<RunReport>('GET', `/api/runs/${RUN}/report`)).body;
      expect(report.run).toEqual(state.run);
      expect(report.result).toMatchObject({
        items: 3,
        cleanItems: 2,
        accuracy: state.run.accuracy,
        decisionsPerMinute: state.run.decisionsPerMinute,
        overpaid: state.run.overpaid,
        underpaid: state.run.underpaid,
      });
      expect(report.comparison).toMatchObject({ accuracyChange: null, isBest: false });
      expect(report.comparison.recent.map((recent) => recent.run)).toEqual([RUN]);

      for (const view of views) expect((await desk.ask('GET', `/api/attempts/${view.id}`)).body).toEqual(view);
    }));

  it('answers a repeated submission as the first time and stores it once', () =>
    withDesk(async (desk) => {
      const { run, item } = await desk.startRun(1);
      const events = rightAnswer(run.settings, itemOf({ item }).table);
      const first = await desk.submit(RUN, 10, 0, events);
      await desk.submit(RUN, 11, 1, NO_ANSWER);
      const again = await desk.submit(RUN, 10, 0, events);
      expect([first.status, again.status]).toEqual([200, 200]);
      expect(again.body).toEqual(first.body);

      const retry = await desk.submit(RUN, 12, 0, NO_ANSWER);
      await desk.submit(RUN, 13, 2, NO_ANSWER);
      expect((await desk.submit(RUN, 12, 0, NO_ANSWER)).body).toEqual(retry.body);
      expect(await desk.store.read.firstTries(RUN)).toHaveLength(3);
      expect((await desk.store.read.tries(RUN, 0))?.count).toBe(2);
    }));

  it('refuses other content under an id that is taken', () =>
    withDesk(async (desk) => {
      await desk.startRun(1);
      await desk.startRun(2);
      await desk.submit(RUN, 10, 0, NO_ANSWER);
      const conflict = { status: 409, body: { error: { code: 'conflict', path: 'id' } } };
      expect(await desk.submit(RUN, 10, 0, [{ type: 'done', ms: 4_001 }])).toMatchObject(conflict);
      expect(await desk.submit(RUN, 10, 1, NO_ANSWER)).toMatchObject(conflict);
      expect(await desk.submit(uuid(2), 10, 0, NO_ANSWER)).toMatchObject(conflict);
      expect(await desk.store.read.answered(RUN)).toBe(1);
      expect(await desk.store.read.answered(uuid(2))).toBe(0);
    }));

  it('counts the first of answers sent at once and takes the others as further tries', () =>
    withDesk(async (desk) => {
      await desk.startRun(1);
      const replies = await Promise.all([10, 11, 12, 13].map((number) => desk.submit(RUN, number, 0, NO_ANSWER)));
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(replies.map(({ body }) => body.attempt.tryNumber).sort()).toEqual([0, 1, 2, 3]);
      expect(replies.map(({ body }) => body.next?.index)).toEqual([1, 1, 1, 1]);
    }));

  it('takes one answer sent twice at once for one answer', () =>
    withDesk(async (desk) => {
      await desk.startRun(1);
      const replies = await Promise.all([10, 10, 10].map((number) => desk.submit(RUN, number, 0, NO_ANSWER)));
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
      for (const { body } of replies) expect(body).toEqual(replies[0]?.body);
      expect((await desk.store.read.tries(RUN, 0))?.count).toBe(1);
    }));

  it('gives one run of an id to those who start it at once, and one attempt of an id to two runs', () =>
    withDesk(async (desk) => {
      const starts = await Promise.all([1, 1, 1].map((number) => desk.startRun(number)));
      for (const state of starts) expect(state).toEqual(starts[0]);
      await desk.startRun(2);
      const replies = await Promise.all([RUN, uuid(2)].map((run) => desk.submit(run, 10, 0, NO_ANSWER)));
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    }));

  it('knows whose turn it is', () =>
    withDesk(async (desk) => {
      await desk.startRun(1);
      expect(await desk.submit(RUN, 10, 1, NO_ANSWER)).toMatchObject({ status: 409, body: { error: { code: 'wrongItem' } } });
      expect(await desk.submit(RUN, 10, 199, NO_ANSWER)).toMatchObject({ status: 409, body: { error: { code: 'wrongItem' } } });
      expect(await desk.submit(uuid(9), 10, 0, NO_ANSWER)).toMatchObject({ status: 404, body: { error: { code: 'notFound' } } });
      expect((await desk.submit(RUN, 10, 0, NO_ANSWER)).status).toBe(200);
    }));

  it('lets an answered table be tried again, uncounted, even after the end', () =>
    withDesk(async (desk) => {
      const { run, item } = await desk.startRun(1);
      await desk.submit(RUN, 10, 0, NO_ANSWER);
      const retry = await desk.submit(RUN, 11, 0, rightAnswer(run.settings, itemOf({ item }).table));
      expect(retry.body.attempt).toMatchObject({ tryNumber: 1, index: 0, table: itemOf({ item }).table, grade: { clean: true } });
      expect(retry.body.next?.index).toBe(1);

      const finished = await desk.ask<RunSummary>('POST', `/api/runs/${RUN}/finish`);
      expect(finished.body).toMatchObject({ answered: 1, cleanItems: 0 });
      expect(finished.body.finishedAt).not.toBeNull();
      expect((await desk.ask('POST', `/api/runs/${RUN}/finish`)).body).toEqual(finished.body);

      expect(await desk.submit(RUN, 12, 1, NO_ANSWER)).toMatchObject({ status: 409, body: { error: { code: 'runFinished' } } });
      const after = await desk.submit(RUN, 13, 0, NO_ANSWER);
      expect(after.body).toMatchObject({ attempt: { tryNumber: 2 }, next: null });
      expect((await desk.ask<RunState>('GET', `/api/runs/${RUN}`)).body).toEqual({ run: finished.body, item: null });
    }));

  it('asks for exactly one end of an answer, the last event', () =>
    withDesk(async (desk) => {
      await desk.startRun(1);
      const refused = { status: 400, body: { error: { code: 'invalidRequest', path: 'events' } } };
      expect(await desk.submit(RUN, 10, 0, [{ type: 'undo', ms: 1 }])).toMatchObject(refused);
      expect(await desk.submit(RUN, 10, 0, [...NO_ANSWER, ...NO_ANSWER])).toMatchObject(refused);
    }));

  it('starts a run once and refuses other settings under its id', () =>
    withDesk(async (desk) => {
      const first = await desk.startRun(1);
      expect(await desk.startRun(1)).toEqual(first);
      const other = { id: RUN, settings: { ...SETTINGS, level: 2 } };
      expect(await desk.ask('POST', '/api/runs', { body: other })).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } });
      await desk.submit(RUN, 10, 0, NO_ANSWER);
      expect((await desk.startRun(1)).item?.index).toBe(1);
    }));

  it('deals an earlier run again', () =>
    withDesk(async (desk) => {
      const first = await desk.startRun(1, { level: 3, items: 2 });
      await desk.submit(RUN, 10, 0, NO_ANSWER);
      await desk.submit(RUN, 11, 1, NO_ANSWER);
      const again = { id: uuid(2), settings: SETTINGS, repeatOf: RUN };
      const repeated = (await desk.ask<RunState>('POST', '/api/runs', { body: again })).body;
      expect(repeated.item).toEqual(first.item);
      expect(repeated.run.settings).toEqual(first.run.settings);
      expect((await desk.ask('POST', '/api/runs', { body: again })).body).toEqual(repeated);
      expect(await desk.ask('POST', '/api/runs', { body: { ...again, repeatOf: uuid(9) } })).toMatchObject({ status: 404 });
      expect(await desk.ask('POST', '/api/runs', { body: { ...again, repeatOf: uuid(2) } })).toMatchObject({ status: 409 });
      expect((await desk.startRun(3, { level: 3 })).item).not.toEqual(first.item);
    }));

  it('repeats only what was answered: neither a run that goes on nor its items left unanswered', () =>
    withDesk(async (desk) => {
      await desk.startRun(1, { items: 5 });
      await desk.submit(RUN, 10, 0, NO_ANSWER);
      await desk.submit(RUN, 11, 1, NO_ANSWER);
      const again = (number: number, repeatOf: string) =>
        desk.ask<RunState>('POST', '/api/runs', { body: { id: uuid(number), settings: SETTINGS, repeatOf } });
      expect(await again(2, RUN)).toMatchObject({ status: 409, body: { error: { code: 'runUnfinished', path: 'repeatOf' } } });

      await desk.ask('POST', `/api/runs/${RUN}/finish`);
      expect((await again(2, RUN)).body.run.settings.items).toBe(2);

      await desk.startRun(3);
      await desk.ask('POST', `/api/runs/${uuid(3)}/finish`);
      expect(await again(4, uuid(3))).toMatchObject({ status: 404, body: { error: { code: 'notFound', path: 'repeatOf' } } });
    }));

  it('lists runs page by page with their figures', () =>
    withDesk(async (desk) => {
      for (let number = 1; number <= 5; number += 1) await desk.startRun(number);
      await desk.startRun(6, { ruleSet: 'mo-fortune-3-card-poker' });
      await desk.submit(uuid(3), 10, 0, NO_ANSWER);
      const ids: string[] = [];
      let next: string | null = '';
      while (next !== null) {
        const before: string = next === '' ? '' : `&before=${encodeURIComponent(next)}`;
        const page: RunList = (await desk.ask<RunList>('GET', `/api/runs?limit=2${before}`)).body;
        ids.push(...page.runs.map((run) => run.id));
        next = page.next;
      }
      expect(ids).toEqual([6, 5, 4, 3, 2, 1].map(uuid));
      const monaco = (await desk.ask<RunList>('GET', `/api/runs?ruleSet=${SETTINGS.ruleSet}`)).body;
      expect(monaco.runs.map((run) => run.answered)).toEqual([0, 0, 1, 0, 0]);
      expect(monaco.next).toBeNull();
      expect((await desk.ask<RunList>('GET', '/api/runs?ruleSet=constructor')).body).toEqual({ runs: [], next: null });
    }));

  it('sets a run against the finished ones before it', () =>
    withDesk(async (desk) => {
      const play = async (number: number, right: boolean, changes = {}): Promise<void> => {
        const { run, item } = await desk.startRun(number, { items: 1, ...changes });
        await desk.submit(run.id, 100 + number, 0, right ? rightAnswer(run.settings, itemOf({ item }).table) : NO_ANSWER);
      };
      await play(1, false);
      await desk.startRun(2, { items: 1 });
      await play(3, true, { ruleSet: 'mo-fortune-3-card-poker' });
      await play(4, true);
      await play(5, false);
      const { comparison } = (await desk.ask<RunReport>('GET', `/api/runs/${uuid(4)}/report`)).body;
      expect(comparison.recent.map((recent) => recent.run)).toEqual([uuid(1), uuid(4)]);
      expect(comparison).toMatchObject({ bestAccuracy: 100, isBest: true });
      expect(comparison.accuracyChange).toBeGreaterThan(0);
    }));
});
