import { expect, it } from 'vitest';

import type { HomeworkView } from '#shared/api/homework.ts';
import type { AttemptReview, Board, Comparison, HeatMap, RemarkPage, TraineeView } from '#shared/api/review.ts';
import { DEFAULT_THRESHOLDS } from '#shared/api/school.ts';
import type { RunReport } from '#shared/api/schemas.ts';
import type { Thresholds } from '#shared/scoring/thresholds.ts';

import { recomputeSums } from '../../main/services/review/sums.ts';
import type { Store } from '../../main/store/ports.ts';
import { NO_ANSWER } from '../support/desk.ts';
import { SETTINGS, uuid } from '../support/records.ts';
import { type Client, type TestSchool, inSchool, play } from '../support/school.ts';
import { describeOnEachDatabase } from '../support/stores.ts';

const CLASS = uuid(30);
const failure = (status: number, code: string): object => ({ status, body: { error: { code } } });

/** Every sum the store keeps of these people. */
async function sumsOf(store: Store, profiles: readonly string[]) {
  const query = { profiles, ruleSet: null, drill: null, level: null, from: 0, to: 1_000_000 };
  const { read } = store;
  const sorted = (rows: readonly object[]): string[] => rows.map((row) => JSON.stringify(row)).sort();
  return { kinds: sorted(await read.kindSums(query)), days: sorted(await read.daySums(query)), facts: sorted(await read.facts(query)) };
}

describeOnEachDatabase('the review', (fresh) => {
  const withSchool = (work: (school: TestSchool) => Promise<void>) => inSchool({ target: fresh() }, work);

  it('shows a board of all, filtered by class, game and period', () =>
    withSchool(async (school) => {
      const { supervisor } = school;
      const [ana, bo] = [await school.trainee(1, 'Ana'), await school.trainee(2, 'Bo')];
      await supervisor.ask('POST', '/api/classes', { body: { id: CLASS, name: 'Matin' } });
      await supervisor.ask('PUT', `/api/classes/${CLASS}/members`, { body: { people: [ana.id] } });
      const grade = await play(ana, 1);
      await play(ana, 2, { ruleSet: 'mo-fortune-3-card-poker' });
      const board = async (query = ''): Promise<Board> => (await supervisor.ask<Board>('GET', `/api/board${query}`)).body;

      const all = await board();
      expect(all.rows.map(({ person }) => person.name)).toEqual(['Ana', 'Bo']);
      const [first, second] = all.rows;
      expect(first).toMatchObject({ classes: [CLASS], flags: [], readiness: { ready: false, gaps: ['items', 'accuracy', 'cleanRate'] } });
      expect(first?.figures).toMatchObject({ items: 6, cleanItems: 4, cleanRate: 66.7, overridden: 0 });
      expect(first?.figures.money.map(({ currency }) => currency)).toEqual(['EUR', 'MOP']);
      expect(first?.recent).toMatchObject([{ day: '2026-01-31', items: 6 }]);
      expect(first?.weakest.length).toBeGreaterThan(0);
      expect(first?.errors[0]).toMatchObject({ kind: 'error', code: 'missed' });
      expect(second).toMatchObject({ lastActivityAt: null, flags: ['neverPractised'], figures: { items: 0, accuracy: null, money: [] } });
      expect(all.total).toEqual(first?.figures);

      const monaco = await board(`?ruleSet=${SETTINGS.ruleSet}&class=${CLASS}&drill=settle`);
      expect(monaco.rows).toHaveLength(1);
      expect(monaco.rows[0]?.figures).toMatchObject({
        items: 3,
        rightDecisions: (monaco.rows[0]?.figures.decisions ?? 0) - (grade.decisions.length - grade.right),
        money: [{ currency: 'EUR', overpaid: grade.overpaid, underpaid: grade.underpaid }],
      });
      expect((await board('?from=2026-02-01&to=2026-02-02')).rows[0]).toMatchObject({ figures: { items: 0 } });
      expect((await board('?from=2026-01-31&to=2026-01-31')).rows[0]).toMatchObject({ figures: { items: 6 } });
      for (const query of ['?from=2026-02-30', '?from=yesterday', '?class=1', '?drill=nap', '?level=5', '?level=1.0']) {
        expect(await supervisor.ask('GET', `/api/board${query}`)).toMatchObject(failure(400, 'invalidRequest'));
      }
      expect(await supervisor.ask('GET', `/api/board?class=${uuid(31)}`)).toMatchObject(failure(404, 'notFound'));
      await school.later(8);
      expect((await board()).rows[0]?.flags).toEqual(['away']);
      expect(bo.id).toBe(second?.person.id);
    }));

  it('says who is in the middle of a run, not who has ended one', () =>
    withSchool(async (school) => {
      const ana = await school.trainee(1, 'Ana');
      const isPlaying = async (): Promise<boolean | undefined> =>
        (await school.supervisor.ask<Board>('GET', '/api/board')).body.rows[0]?.isPlaying;
      expect(await isPlaying()).toBe(false);
      await ana.startRun(1, { items: 2 });
      await ana.submit(uuid(1), 10, 0, NO_ANSWER);
      expect(await isPlaying()).toBe(true);
      await ana.submit(uuid(1), 11, 1, NO_ANSWER);
      expect(await isPlaying()).toBe(false);
    }));

  it('raises the school’s own flags and says who is ready', () =>
    withSchool(async ({ supervisor, trainee }) => {
      await play(await trainee(1), 1);
      const save = (thresholds: Thresholds) => supervisor.ask('PUT', '/api/school', { body: { name: 'École', thresholds } });
      const row = async () => (await supervisor.ask<Board>('GET', '/api/board')).body.rows[0];
      const { ready, flags } = DEFAULT_THRESHOLDS;
      const strict = { ...flags, fewestItems: 1, accuracyBelow: 100, paceBelow: 1_000, moneyPerHundredAbove: 0 };
      await save({ ready, flags: strict });
      expect((await row())?.flags).toEqual(['accuracyLow', 'paceLow', 'moneyErrorHigh']);
      await save({ ready: { items: 3, accuracy: 1, cleanRate: 1, decisionsPerMinute: 0 }, flags: { ...strict, fewestItems: 4 } });
      expect(await row()).toMatchObject({ flags: [], readiness: { ready: true, gaps: [] } });
      const nonsense = { ready, flags: { ...flags, accuracyBelow: 101 } };
      expect(await save(nonsense)).toMatchObject(failure(400, 'invalidRequest'));
    }));

  it('counts a supervisor’s word in every figure, shows both, and takes it back with another', () =>
    withSchool(async ({ supervisor, trainee, store }) => {
      const ana = await trainee(1);
      const grade = await play(ana, 1);
      const before = await sumsOf(store, [ana.id]);
      const wrong = grade.decisions.filter(({ verdict }) => verdict !== 'right');
      const override = (number: number, decision: string, verdict: 'right' | 'wrong') =>
        supervisor.ask<AttemptReview>('POST', `/api/attempts/${uuid(10)}/overrides`, {
          body: { id: uuid(number), decision, verdict, reason: 'The chip rolled.' },
        });
      for (const [index, { id }] of wrong.entries()) expect((await override(500 + index, id, 'right')).status).toBe(200);
      // Sent again, it is one word still.
      expect((await override(500, wrong[0]?.id ?? '', 'right')).body.overrides).toHaveLength(wrong.length);
      expect(await override(500, wrong[0]?.id ?? '', 'wrong')).toMatchObject(failure(409, 'conflict'));
      expect(await override(900, 'spot:99:none', 'right')).toMatchObject(failure(404, 'notFound'));

      const review = (await ana.ask<AttemptReview>('GET', `/api/attempts/${uuid(10)}/review`)).body;
      expect(review.grade).toMatchObject({ clean: true, score: 100, overpaid: 0, underpaid: 0 });
      expect(review.overrides[0]).toMatchObject({ verdict: 'right', reason: 'The chip rolled.', author: { name: 'Hélène Roux' } });
      // The machine's grade stays as it was.
      expect((await ana.ask('GET', `/api/attempts/${uuid(10)}`)).body).toMatchObject({ grade: { clean: false } });

      const report = (await ana.ask<RunReport>('GET', `/api/runs/${uuid(1)}/report`)).body;
      expect(report.run).toMatchObject({ accuracy: 100, cleanItems: 3, overpaid: 0, underpaid: 0, overridden: 1 });
      expect(report.result).toMatchObject({ accuracy: 100, cleanItems: 3, diagnoses: [] });
      const board = (await supervisor.ask<Board>('GET', '/api/board')).body;
      expect(board.rows[0]).toMatchObject({ figures: { accuracy: 100, cleanItems: 3, overridden: 1 }, weakest: [], errors: [] });

      const overridden = await sumsOf(store, [ana.id]);
      await recomputeSums(store);
      expect(await sumsOf(store, [ana.id])).toEqual(overridden);

      for (const [index, { id }] of wrong.entries()) await override(700 + index, id, 'wrong');
      expect(await sumsOf(store, [ana.id])).toEqual(before);
      expect((await ana.ask<RunReport>('GET', `/api/runs/${uuid(1)}/report`)).body.run).toMatchObject({ cleanItems: 2, overridden: 0 });
    }));

  it('computes the sums again as they were kept, and counts first tries alone', () =>
    withSchool(async (school) => {
      const [ana, bo] = [await school.trainee(1), await school.trainee(2)];
      await play(ana, 1);
      await ana.submit(uuid(1), 900, 0, NO_ANSWER);
      await school.later(8, ana, bo);
      await play(ana, 2, { ruleSet: 'lu-punto-banco' });
      await play(bo, 3);
      const kept = await sumsOf(school.store, [ana.id, bo.id]);
      expect(kept.days).toHaveLength(3);
      expect(await recomputeSums(school.store)).toBe(9);
      expect(await sumsOf(school.store, [ana.id, bo.id])).toEqual(kept);
    }));

  it('adds up what is answered at once', () =>
    withSchool(async ({ supervisor, trainee, store }) => {
      const people = [await trainee(1), await trainee(2), await trainee(3)];
      await Promise.all(people.flatMap((person, index) => [play(person, 1 + index), play(person, 101 + index)]));
      const board = (await supervisor.ask<Board>('GET', '/api/board')).body;
      expect(board.rows.map(({ figures }) => figures.items)).toEqual([6, 6, 6]);
      const ids = people.map(({ id }) => id);
      const kept = await sumsOf(store, ids);
      await recomputeSums(store);
      expect(await sumsOf(store, ids)).toEqual(kept);
    }));

  it('shows the words on a trainee’s decisions beside what the machine graded, filtered like the figures', () =>
    withSchool(async ({ supervisor, trainee }) => {
      const [ana, bo] = [await trainee(1, 'Ana'), await trainee(2, 'Bo')];
      const grades = [await play(ana, 1), await play(ana, 2, { level: 3 }), await play(bo, 3)];
      const machine = grades.map(({ decisions }) => decisions.find(({ verdict }) => verdict !== 'right'));
      for (const [number, wrong] of machine.entries()) {
        const body = { id: uuid(600 + number), decision: wrong?.id, verdict: 'right', reason: `Word ${number}` };
        expect((await supervisor.ask('POST', `/api/attempts/${uuid(10 * (number + 1))}/overrides`, { body })).status).toBe(200);
      }
      const words = async (query = '', asker: Client = supervisor) =>
        (await asker.ask<TraineeView>('GET', `/api/trainees/${ana.id}${query}`)).body.overrides;
      expect(new Set((await words()).map(({ reason }) => reason))).toEqual(new Set(['Word 0', 'Word 1']));
      expect(await words('', ana)).toEqual(await words());
      const [only, more] = await words('?level=3');
      expect(more).toBeUndefined();
      expect(only).toMatchObject({ attempt: uuid(20), index: 0, verdict: 'right', reason: 'Word 1', author: { name: 'Hélène Roux' } });
      expect(only?.machine).toEqual(machine[1]);
      expect(await words('?ruleSet=lu-casino-stud-poker')).toEqual([]);
      expect(await words('?to=2026-01-30')).toEqual([]);
      expect(await words('?from=2026-01-31&to=2026-01-31')).toHaveLength(2);
    }));

  it('shows a trainee, compares, and maps what a group fails', () =>
    withSchool(async ({ supervisor, trainee, later }) => {
      const [ana, bo] = [await trainee(1, 'Ana'), await trainee(2, 'Bo')];
      await play(ana, 1);
      await later(8, ana, bo);
      await play(ana, 2);
      await play(bo, 3, { ruleSet: 'lu-casino-stud-poker' });
      await supervisor.ask('POST', '/api/classes', { body: { id: CLASS, name: 'Matin' } });
      await supervisor.ask('PUT', `/api/classes/${CLASS}/members`, { body: { people: [ana.id, bo.id] } });

      const own = (await ana.ask<TraineeView>('GET', `/api/trainees/${ana.id}`)).body;
      expect(own.days.map(({ day, items }) => [day, items])).toEqual([
        ['2026-01-31', 3],
        ['2026-02-08', 3],
      ]);
      expect(own.byKind).toMatchObject([{ ruleSet: SETTINGS.ruleSet, drill: 'settle', figures: { items: 6 } }]);
      expect(new Set(own.weeks.map(({ week }) => week))).toEqual(new Set(['2026-01-26', '2026-02-02']));
      expect(own.facts.length).toBeGreaterThan(0);

      const compared = await supervisor.ask<Comparison>('GET', `/api/comparison?people=${ana.id}&classes=${CLASS}`);
      expect(compared.body.lines).toMatchObject([
        { kind: 'trainee', name: 'Ana', figures: { items: 6 } },
        { kind: 'class', name: 'Matin', figures: { items: 9 } },
      ]);
      expect((await supervisor.ask('GET', '/api/comparison')).status).toBe(400);
      expect((await supervisor.ask('GET', `/api/comparison?people=${uuid(77)}`)).status).toBe(404);
      const many = Array.from({ length: 13 }, (_, number) => uuid(number)).join(',');
      expect((await supervisor.ask('GET', `/api/comparison?people=${many}`)).status).toBe(400);

      const map = (await supervisor.ask<HeatMap>('GET', `/api/heat-map?class=${CLASS}`)).body;
      const missed = map.facts.find(({ code, ruleSet }) => code === 'missed' && ruleSet === SETTINGS.ruleSet);
      const cell = map.cells.find(({ fact, person }) => fact === `${SETTINGS.ruleSet}:error:missed` && person === ana.id);
      expect(cell?.failed).toBe(missed?.failed);
      expect(map.cells.some(({ person, fact }) => person === bo.id && fact.startsWith(SETTINGS.ruleSet))).toBe(false);
    }));

  it('lets a supervisor say something, for the trainee to read', () =>
    withSchool(async ({ supervisor, trainee }) => {
      const [ana, bo] = [await trainee(1, 'Ana'), await trainee(2)];
      await play(ana, 1);
      const say = (number: number, text: string) =>
        supervisor.ask<AttemptReview>('POST', `/api/attempts/${uuid(10)}/remarks`, { body: { id: uuid(number), text, ms: null } });
      expect((await say(50, 'Count the chips\nbefore you pay.')).body.remarks).toHaveLength(1);
      expect((await say(50, 'Count the chips\nbefore you pay.')).body.remarks).toHaveLength(1);
      expect(await say(50, 'Something else')).toMatchObject(failure(409, 'conflict'));
      for (const text of ['', '  ', 'a\u0000b', 'x'.repeat(2_001)]) expect((await say(51, text)).status).toBe(400);
      await say(52, '<script>alert(1)</script>');
      const first = (await ana.ask<RemarkPage>('GET', '/api/remarks?limit=1')).body;
      expect(first.remarks).toMatchObject([
        { id: uuid(52), run: uuid(1), index: 0, author: { name: 'Hélène Roux' }, trainee: { name: 'Ana' } },
      ]);
      const rest = (await ana.ask<RemarkPage>('GET', `/api/remarks?before=${first.next ?? ''}`)).body;
      expect([rest.remarks.map(({ id }) => id), rest.next]).toEqual([[uuid(50)], null]);
      expect((await bo.ask<RemarkPage>('GET', `/api/remarks?person=${ana.id}`)).body.remarks).toEqual([]);
      expect((await supervisor.ask<RemarkPage>('GET', `/api/remarks?person=${ana.id}`)).body.remarks).toHaveLength(2);
    }));

  it('sets homework and follows it to its end', () =>
    withSchool(async ({ supervisor, trainee, later }) => {
      const [ana, bo, cy] = [await trainee(1, 'Ana'), await trainee(2, 'Bo'), await trainee(3, 'Cy')];
      await supervisor.ask('POST', '/api/classes', { body: { id: CLASS, name: 'Matin' } });
      await supervisor.ask('PUT', `/api/classes/${CLASS}/members`, { body: { people: [ana.id] } });
      const id = uuid(40);
      const body = { id, title: 'Ties', settings: SETTINGS, dueAt: Date.UTC(2026, 1, 7), classes: [CLASS], trainees: [bo.id] };
      const set = () => supervisor.ask<HomeworkView>('POST', '/api/homework', { body });
      expect((await set()).body.progress).toMatchObject([
        { person: { name: 'Ana' }, state: 'open' },
        { person: { name: 'Bo' }, state: 'open' },
      ]);
      expect((await set()).status).toBe(200);
      const states = async (): Promise<string[]> =>
        (await supervisor.ask<HomeworkView>('GET', `/api/homework/${id}`)).body.progress.map(({ state }) => state);

      // It is played as it was set, whatever is sent along.
      const started = await ana.startRun(1, { items: 1, level: 4 }, id);
      expect(started.body.run).toMatchObject({ homework: id, settings: { items: 3, level: 1 } });
      expect(await states()).toEqual(['started', 'open']);
      expect(await cy.startRun(2, {}, id)).toMatchObject(failure(404, 'notFound'));
      expect((await cy.ask('GET', '/api/homework')).body).toEqual([]);
      expect(await cy.ask('GET', `/api/homework/${id}`)).toMatchObject(failure(404, 'notFound'));
      await play(bo, 3, {}, id);
      expect(await states()).toEqual(['started', 'done']);
      // A run broken off is not done.
      await ana.ask('POST', `/api/runs/${uuid(1)}/finish`);
      await later(8, ana, bo);
      expect(await states()).toEqual(['overdue', 'done']);
      await play(ana, 4, {}, id);
      expect(await states()).toEqual(['late', 'done']);

      const own = (await bo.ask<HomeworkView[]>('GET', '/api/homework')).body;
      expect(own).toMatchObject([{ id, classes: [], trainees: [], progress: [{ person: { id: bo.id }, state: 'done', run: uuid(3) }] }]);
      expect(own[0]?.progress).toHaveLength(1);
      await supervisor.ask('POST', `/api/homework/${id}/cancel`);
      expect((await bo.ask('GET', '/api/homework')).body).toEqual([]);
      expect(await bo.startRun(5, {}, id)).toMatchObject(failure(409, 'homeworkCancelled'));
      const change = await supervisor.ask('PUT', `/api/homework/${id}`, { body: { title: 'T', dueAt: 1 } });
      expect(change).toMatchObject(failure(409, 'homeworkCancelled'));
      const nobody = await supervisor.ask('POST', '/api/homework', { body: { ...body, id: uuid(41), classes: [], trainees: [] } });
      expect(nobody).toMatchObject(failure(400, 'invalidRequest'));
    }));
});
