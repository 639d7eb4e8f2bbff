import { expect, it } from 'vitest';

import type { ClassView, ImportPreview, Imported, PersonExport, PersonSecrets, PersonView } from '#shared/api/people.ts';
import type { AuditPage } from '#shared/api/school.ts';
import type { RunList } from '#shared/api/schemas.ts';

import { NO_ANSWER, ORIGIN } from '../support/desk.ts';
import { uuid } from '../support/records.ts';
import { type Client, PASSWORD, PIN, type TestSchool, importList, openTestSchool } from '../support/school.ts';
import { describeOnEachDatabase } from '../support/stores.ts';

const CLASS = uuid(30);
const failure = (status: number, code: string): object => ({ status, body: { error: { code } } });

describeOnEachDatabase('people', (fresh) => {
  const withSchool = async (work: (school: TestSchool) => Promise<void>): Promise<void> => {
    const school = await openTestSchool({ target: fresh() });
    try {
      await work(school);
      expect(school.logged).toEqual([]);
    } finally {
      await school.close();
    }
  };

  it('are added with a login of their name and a PIN shown once', () =>
    withSchool(async ({ supervisor, client }) => {
      const add = (number: number, more: object) =>
        supervisor.ask<PersonSecrets>('POST', '/api/people', { body: { id: uuid(number), name: 'Zoé Dür', role: 'trainee', ...more } });
      const first = (await add(1, {})).body;
      expect(first).toMatchObject({ person: { login: 'zoe.dur', role: 'trainee', hasSecret: true, archivedAt: null }, recoveryCode: null });
      expect(first.secret).toMatch(/^\d{6}$/);
      expect((await client().signIn('Zoe.Dur', first.secret ?? '')).status).toBe(200);
      expect((await add(2, {})).body.person.login).toBe('zoe.dur2');
      expect(await add(1, {})).toMatchObject(failure(409, 'conflict'));
      expect(await add(3, { login: 'ZOE.DUR' })).toMatchObject(failure(409, 'loginTaken'));
      expect(await add(3, { login: 'a b' })).toMatchObject(failure(400, 'invalidRequest'));
      expect(await add(3, { secret: '111111' })).toMatchObject(failure(400, 'weakSecret'));
      expect(await add(3, { role: 'supervisor' })).toMatchObject(failure(400, 'weakSecret'));
      expect(await add(3, { role: 'supervisor', secret: PIN })).toMatchObject(failure(400, 'weakSecret'));
      const second = (await add(3, { role: 'supervisor', secret: PASSWORD })).body;
      expect(second.secret).toBeNull();
      expect(second.recoveryCode).not.toBeNull();
    }));

  it('have signed in when they set up the school, or came back by their recovery code', () =>
    withSchool(async ({ supervisor, recoveryCode, client, pass }) => {
      const lastSignIn = async ({ ask }: Client) => (await ask<PersonView[]>('GET', '/api/people')).body[0]?.lastSignInAt ?? 0;
      const first = await lastSignIn(supervisor);
      expect(first).toBeGreaterThan(0);
      pass(60_000);
      const back = client();
      await back.ask('POST', '/api/recovery', { body: { login: 'helene', code: recoveryCode, password: 'another good password' } });
      expect(await lastSignIn(back)).toBeGreaterThanOrEqual(first + 60_000);
    }));

  it('stand in the order of their names, accents or not', () =>
    withSchool(async ({ supervisor, trainee }) => {
      for (const [index, name] of ['Zoé Muller', 'Élodie Dupont', 'emma Leroy', 'David Klein'].entries()) await trainee(index + 1, name);
      const people = (await supervisor.ask<PersonView[]>('GET', '/api/people')).body.filter(({ role }) => role === 'trainee');
      expect(people.map(({ name }) => name)).toEqual(['David Klein', 'Élodie Dupont', 'emma Leroy', 'Zoé Muller']);
    }));

  it('are always left with a supervisor, whoever archives whom at once', () =>
    withSchool(async ({ supervisor, client }) => {
      expect(await supervisor.ask('POST', '/api/people/local/archive')).toMatchObject(failure(409, 'lastSupervisor'));
      const body = { id: uuid(1), name: 'Second', login: 'second', role: 'supervisor', secret: PASSWORD };
      await supervisor.ask('POST', '/api/people', { body });
      const second = client();
      await second.signIn('second', PASSWORD);
      const replies = await Promise.all([
        supervisor.ask('POST', `/api/people/${uuid(1)}/archive`),
        second.ask('POST', '/api/people/local/archive'),
      ]);
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    }));

  it('change their role: a supervisor needs a password, and what each may see changes at once', () =>
    withSchool(async ({ supervisor, client, trainee }) => {
      const { id, ask, signIn } = await trainee(1, 'Ana Silva');
      await supervisor.ask('POST', '/api/classes', { body: { id: CLASS, name: 'Matin' } });
      await supervisor.ask('PUT', `/api/classes/${CLASS}/members`, { body: { people: [id] } });
      const change = (who: string, role: string, secret: string | null, by = supervisor.ask) =>
        by<PersonSecrets>('PUT', `/api/people/${who}/role`, { body: { role, secret } });
      expect(await change(id, 'supervisor', null)).toMatchObject(failure(400, 'weakSecret'));
      expect(await change(id, 'supervisor', PIN)).toMatchObject(failure(400, 'weakSecret'));
      expect(await change(uuid(99), 'supervisor', PASSWORD)).toMatchObject(failure(404, 'notFound'));
      expect(await change('local', 'trainee', null)).toMatchObject(failure(409, 'lastSupervisor'));

      const made = await change(id, 'supervisor', PASSWORD);
      expect(made.body).toMatchObject({ person: { role: 'supervisor', classes: [] }, secret: null });
      expect(made.body.recoveryCode).not.toBeNull();
      expect((await ask('GET', '/api/session')).body).toMatchObject({ role: null });
      expect((await signIn('trainee1', PIN)).status).toBe(401);
      expect((await signIn('trainee1', PASSWORD)).status).toBe(200);
      expect((await ask('GET', '/api/people')).status).toBe(200);

      const body = { login: 'trainee1', code: made.body.recoveryCode, password: 'another good password' };
      const back = await change(id, 'trainee', null);
      expect(back.body).toMatchObject({ person: { role: 'trainee' }, secret: null, recoveryCode: null });
      expect((await ask('GET', '/api/people')).status).toBe(401);
      // The recovery code is a supervisor's, and went with the role.
      expect((await client().ask('POST', '/api/recovery', { body })).status).toBe(401);
      expect((await signIn('trainee1', PASSWORD)).status).toBe(200);
      expect((await ask('GET', '/api/people')).status).toBe(403);
      expect((await change(id, 'trainee', null)).status).toBe(200);

      const { entries } = (await supervisor.ask<AuditPage>('GET', `/api/audit?person=${id}`)).body;
      expect(entries.map(({ act }) => act)).toEqual(['madeTrainee', 'madeSupervisor', 'personAdded']);
    }));

  it('are always left with a supervisor, whoever makes whom a trainee at once', () =>
    withSchool(async ({ supervisor, client }) => {
      const body = { id: uuid(1), name: 'Second', login: 'second', role: 'supervisor', secret: PASSWORD };
      await supervisor.ask('POST', '/api/people', { body });
      const second = client();
      await second.signIn('second', PASSWORD);
      const trainee = { body: { role: 'trainee', secret: null } };
      const replies = await Promise.all([
        supervisor.ask('PUT', `/api/people/${uuid(1)}/role`, trainee),
        second.ask('PUT', '/api/people/local/role', trainee),
      ]);
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    }));

  it('come from a class list, all of it or nothing', () =>
    withSchool(async ({ supervisor, client, trainee }) => {
      await trainee(1, 'Ana Silva');
      await supervisor.ask('POST', '/api/classes', { body: { id: CLASS, name: 'Matin' } });
      const list = '\uFEFFNom;Identifiant;Code\r\nAna Silva;ana;314159\r\n"Martin; Élise";;\r\n\r\n陳大文\r\n';
      const preview = await supervisor.ask<ImportPreview>('POST', '/api/imports/preview', { body: { csv: list, class: CLASS } });
      expect(preview.body).toEqual({
        lines: [
          { line: 2, name: 'Ana Silva', login: 'ana', hasPin: true },
          { line: 3, name: 'Martin; Élise', login: 'martin.elise', hasPin: false },
          { line: 5, name: '陳大文', login: '陳大文', hasPin: false },
        ],
        faults: [],
        unread: [],
        namesakes: [{ line: 2, person: { id: uuid(0x7a11_0001), name: 'Ana Silva' } }],
      });
      const imported = (await importList(supervisor, list, CLASS)).body.people;
      expect(imported.map(({ person }) => person.classes)).toEqual([[CLASS], [CLASS], [CLASS]]);
      for (const { person, secret } of imported) expect((await client().signIn(person.login ?? '', secret)).status).toBe(200);
      const [members] = (await supervisor.ask<ClassView[]>('GET', '/api/classes')).body.map((each) => each.members.map(({ name }) => name));
      expect(members?.toSorted()).toEqual(['Ana Silva', 'Martin; Élise', '陳大文']);

      const before = (await supervisor.ask<PersonView[]>('GET', '/api/people')).body.length;
      expect(await importList(supervisor, 'Good Name\nAna;ana')).toMatchObject(failure(400, 'importFaulty'));
      expect((await supervisor.ask<PersonView[]>('GET', '/api/people')).body).toHaveLength(before);
    }));

  it('come from a long list with word of how far it is; whoever stops listening adds nobody', () =>
    withSchool(async ({ supervisor, desk }) => {
      const csv = Array.from({ length: 200 }, (_, index) => `Name ${index}`).join('\n');
      const sent = (): Promise<Response> =>
        desk(
          new Request(`${ORIGIN}/api/imports`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', cookie: supervisor.cookie() ?? '' },
            body: JSON.stringify({ csv, class: null }),
          }),
        );
      const reader = (await sent()).body?.getReader();
      const { value } = (await reader?.read()) ?? {};
      expect(JSON.parse(new TextDecoder().decode(value))).toEqual({ done: 2, total: 200 });
      await reader?.cancel();
      // Nor who goes away when all is ready to be written: nobody would ever see the PINs.
      const late = (await sent()).body?.getReader();
      for (let told = ''; !told.includes('"done":200');) told = new TextDecoder().decode((await late?.read())?.value);
      await late?.cancel();
      const lines = (await (await sent()).text()).trimEnd().split('\n');
      // Had the first been added, the logins of the second would be taken.
      expect(lines.slice(0, -1).map((line) => JSON.parse(line) as unknown)).toEqual(
        Array.from({ length: 100 }, (_, index) => ({ done: 2 * index + 2, total: 200 })),
      );
      expect((JSON.parse(lines.at(-1) ?? '') as Imported).people).toHaveLength(200);
      expect((await supervisor.ask<PersonView[]>('GET', '/api/people')).body).toHaveLength(201);
    }));

  it('can be exported whole, and then erased but for their answers', () =>
    withSchool(async ({ supervisor, trainee, store }) => {
      const person = await trainee(1, 'Nobody Remembers');
      await person.startRun(1);
      await person.submit(uuid(1), 10, 0, NO_ANSWER);
      await supervisor.ask('POST', `/api/attempts/${uuid(10)}/remarks`, {
        body: { id: uuid(50), text: 'Nobody Remembers looked tired.', ms: null },
      });
      const exported = await person.ask<PersonExport>('GET', `/api/people/${person.id}/export`);
      expect(exported.body).toMatchObject({
        person: { name: 'Nobody Remembers' },
        runs: [{ id: uuid(1) }],
        attempts: [{ id: uuid(10) }],
        remarks: [{ id: uuid(50) }],
      });
      // The run goes on: its seed would give its items away.
      expect(JSON.stringify(exported.body.runs)).not.toContain('"seed"');

      const erase = () => supervisor.ask<PersonView>('POST', `/api/people/${person.id}/erase`);
      expect(await erase()).toMatchObject(failure(409, 'notArchived'));
      await supervisor.ask('POST', `/api/people/${person.id}/archive`);
      expect((await erase()).body).toMatchObject({ name: null, login: null, hasSecret: false });
      for (const path of ['people', 'audit', `runs?person=${person.id}`, `people/${person.id}/export`, 'remarks', 'board', 'classes']) {
        expect((await supervisor.ask('GET', `/api/${path}`)).text).not.toContain('Nobody Remembers');
      }
      expect((await supervisor.ask<RunList>('GET', `/api/runs?person=${person.id}`)).body.runs).toMatchObject([{ answered: 1 }]);
      expect(await store.read.answered(uuid(1))).toBe(1);
      expect(await supervisor.ask('POST', `/api/people/${person.id}/unarchive`)).toMatchObject(failure(409, 'erased'));
      expect(await supervisor.ask('POST', `/api/people/${person.id}/secret`, { body: { secret: PIN } })).toMatchObject(
        failure(409, 'erased'),
      );
    }));

  it('leave every administrative act in the log, page by page and without secrets', () =>
    withSchool(async ({ supervisor, trainee }) => {
      const { id } = await trainee(1, 'Ana Silva');
      await supervisor.ask('PUT', `/api/people/${id}`, { body: { name: 'Ana Souza', login: 'souza' } });
      await supervisor.ask('POST', `/api/people/${id}/secret`, { body: { secret: null } });
      await supervisor.ask('POST', `/api/people/${id}/archive`);
      await supervisor.ask('POST', `/api/people/${id}/archive`);
      await supervisor.ask('POST', `/api/people/${id}/unarchive`);
      await supervisor.ask('POST', '/api/classes', { body: { id: CLASS, name: 'Matin' } });
      await supervisor.ask('PUT', `/api/classes/${CLASS}/members`, { body: { people: [id] } });
      const acts: string[] = [];
      let next: string | null = '';
      while (next !== null) {
        const page: AuditPage = (await supervisor.ask<AuditPage>('GET', `/api/audit?limit=2${next === '' ? '' : `&before=${next}`}`)).body;
        acts.push(...page.entries.map(({ act, actor }) => `${act} by ${actor?.name}`));
        next = page.next;
      }
      expect(acts.reverse()).toEqual(
        [
          'schoolSetUp',
          'personAdded',
          'personChanged',
          'secretReset',
          'personArchived',
          'personUnarchived',
          'classAdded',
          'membersChanged',
        ].map((act) => `${act} by Hélène Roux`),
      );
      const about = (await supervisor.ask<AuditPage>('GET', `/api/audit?person=${id}&limit=1`)).body.entries;
      expect(about).toMatchObject([{ act: 'personUnarchived', person: { id, name: 'Ana Souza' } }]);
      const [members] = (await supervisor.ask<AuditPage>('GET', '/api/audit?limit=1')).body.entries;
      expect(members).toMatchObject({ subject: { kind: 'class', name: 'Matin' }, count: 1 });
    }));

  it('are looked for in the log by act, by who did it, by whom it was about and by day, page by page', () =>
    withSchool(async ({ supervisor, client, trainee, later }) => {
      await supervisor.ask('POST', '/api/people', {
        body: { id: uuid(1), name: 'Second', login: 'second', role: 'supervisor', secret: PASSWORD },
      });
      const ana = await trainee(1, 'Ana Silva');
      await later(3);
      const second = client();
      await second.signIn('second', PASSWORD);
      await second.ask('POST', `/api/people/${ana.id}/archive`);
      await supervisor.ask('POST', `/api/people/${ana.id}/unarchive`);
      const acts = async (query: string) =>
        (await supervisor.ask<AuditPage>('GET', `/api/audit?${query}`)).body.entries.map(({ act }) => act);
      expect(await acts('act=personAdded')).toEqual(['personAdded', 'personAdded']);
      expect(await acts(`actor=${uuid(1)}`)).toEqual(['personArchived']);
      expect(await acts(`actor=local&person=${ana.id}`)).toEqual(['personUnarchived', 'personAdded']);
      expect(await acts('from=2026-02-01')).toEqual(['personUnarchived', 'personArchived']);
      expect(await acts('to=2026-01-31')).toEqual(['personAdded', 'personAdded', 'schoolSetUp']);
      expect(await acts('from=2026-02-01&to=2026-02-02')).toEqual([]);
      const first = (await supervisor.ask<AuditPage>('GET', '/api/audit?act=personAdded&limit=1')).body;
      expect(first.entries).toMatchObject([{ person: { name: 'Ana Silva' } }]);
      const next = (await supervisor.ask<AuditPage>('GET', `/api/audit?act=personAdded&limit=1&before=${first.next}`)).body;
      expect(next).toMatchObject({ entries: [{ person: { name: 'Second' } }], next: null });
      for (const query of ['act=nothing', 'from=2026-13-01', 'actor=%27'])
        expect(await supervisor.ask('GET', `/api/audit?${query}`)).toMatchObject(failure(400, 'invalidRequest'));
    }));

  it('are kept in their classes while archived', () =>
    withSchool(async ({ supervisor, trainee }) => {
      const [one, other] = [await trainee(1), await trainee(2)];
      await supervisor.ask('POST', '/api/classes', { body: { id: CLASS, name: 'Matin' } });
      const put = async (people: readonly string[]) =>
        (await supervisor.ask<ClassView>('PUT', `/api/classes/${CLASS}/members`, { body: { people } })).body;
      expect((await put([one.id, other.id, one.id])).members).toHaveLength(2);
      await supervisor.ask('POST', `/api/people/${one.id}/archive`);
      expect((await put([other.id])).members.map(({ id }) => id)).toEqual([other.id]);
      await supervisor.ask('POST', `/api/people/${one.id}/unarchive`);
      expect((await supervisor.ask<ClassView[]>('GET', '/api/classes')).body[0]?.members).toHaveLength(2);
      const bad = await supervisor.ask('PUT', `/api/classes/${CLASS}/members`, { body: { people: ['local'] } });
      expect(bad).toMatchObject(failure(404, 'notFound'));
    }));
});
