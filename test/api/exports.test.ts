import { describe, expect, it } from 'vitest';

import type { FileReply, HeatMap } from '#shared/api/review.ts';

import { SETTINGS, uuid } from '../support/records.ts';
import { type Client, type TestSchool, inSchool, play } from '../support/school.ts';

describe('exports', () => {
  const withSchool = (work: (school: TestSchool) => Promise<void>) => inSchool({}, work);

  it('are tables no spreadsheet takes for formulas', () =>
    withSchool(async ({ supervisor, trainee }) => {
      const ana = await trainee(1, '=HYPERLINK("http://evil.example";"Ana, Élise")');
      await play(ana, 1);
      const file = async (path: string, client: Client = supervisor): Promise<FileReply> =>
        (await client.ask<FileReply>('GET', `/api/exports/${path}`)).body;
      const board = await file('board?language=fr&to=2026-02-01');
      expect(board).toMatchObject({ name: 'tapis-board-2026-01-03-2026-02-01.csv', type: 'text/csv; charset=utf-8' });
      const [heading = '', line = ''] = board.content.split('\r\n');
      expect(heading.startsWith('\uFEFFperson;name;lastActivity;items;')).toBe(true);
      expect(line).toContain(`;"'=HYPERLINK(""http://evil.example"";""Ana, Élise"")";`);
      expect(line).toMatch(/;66,7;/);
      expect((await file('board?language=en')).content.split('\r\n')[1]).toMatch(/,66\.7,/);
      expect(JSON.parse((await file('board?format=json')).content)).toMatchObject({ rows: [{ person: { id: ana.id } }] });

      const runs = await file('runs', ana);
      expect(runs.content.split('\r\n')).toHaveLength(3);
      const decisions = await file(`runs/${uuid(1)}`, ana);
      expect(decisions.content.split('\r\n')[0]).toContain('verdict,diagnosis,moneyError');
      expect((await supervisor.ask('GET', '/api/exports/board?format=xlsx')).status).toBe(400);
    }));

  it('take no formula behind letters nobody sees for a text', () =>
    withSchool(async ({ supervisor, trainee }) => {
      const names = ['\u200B=1+1', '\u00AD+1', '\u2060 @SUM(1)', '\u202E\uFF1D1'];
      for (const [index, name] of names.entries()) await play(await trainee(index + 1, name), index + 1);
      const { content } = (await supervisor.ask<FileReply>('GET', '/api/exports/board?to=2026-02-01')).body;
      for (const name of names) expect(content).toContain(`,'${name},`);
    }));

  it('hold whatever a screen shows, as a table and as data', () =>
    withSchool(async ({ supervisor, trainee }) => {
      const ana = await trainee(1, '+Ana');
      const bo = await trainee(2, 'Bo');
      await play(ana, 1);
      const homework = { id: uuid(40), title: '=Ties', settings: SETTINGS, dueAt: Date.UTC(2026, 1, 8), classes: [], trainees: [ana.id] };
      await supervisor.ask('POST', '/api/homework', { body: homework });
      const file = async (path: string, client: Client = supervisor): Promise<FileReply> =>
        (await client.ask<FileReply>('GET', `/api/exports/${path}`)).body;
      const table = async (path: string, client?: Client) => {
        const { content } = await file(path, client);
        expect(content.startsWith('\uFEFF')).toBe(true);
        return content
          .slice(1)
          .trimEnd()
          .split('\r\n')
          .map((line) => line.split(path.includes('fr') ? ';' : ','));
      };

      const [heads, all, own] = await table('heat-map?language=fr');
      expect(heads).toEqual(['ruleSet', 'kind', 'fact', 'person', 'name', 'met', 'failed']);
      expect(all?.slice(3, 5)).toEqual(['', '']);
      expect(own?.slice(3)).toEqual([ana.id, "'+Ana", ...(all?.slice(5) ?? [])]);
      const map = JSON.parse((await file('heat-map?format=json')).content) as HeatMap;
      expect(map).toEqual((await supervisor.ask<HeatMap>('GET', '/api/heat-map')).body);

      const compared = await table(`comparison?language=fr&people=${ana.id},${bo.id}`);
      expect(compared.map((line) => line.slice(0, 4))).toEqual([
        ['kind', 'id', 'name', 'items'],
        ['trainee', ana.id, "'+Ana", '3'],
        ['trainee', bo.id, 'Bo', '0'],
      ]);
      expect(compared[1]).toContain('66,7');

      expect((await table('homework')).map((line) => line.filter((_, index) => [1, 9, 10].includes(index)))).toEqual([
        ['title', 'name', 'state'],
        ["'=Ties", "'+Ana", 'open'],
      ]);
      expect(await table('homework', bo)).toHaveLength(1);

      const weeks = await table(`trainees/${ana.id}`, ana);
      expect(weeks[0]).toEqual(['week', 'ruleSet', 'kind', 'fact', 'met', 'failed']);
      expect(weeks.length).toBeGreaterThan(1);
      expect(JSON.parse((await file(`trainees/${ana.id}?format=json`)).content)).toMatchObject({ row: { person: { id: ana.id } } });
    }));
});
