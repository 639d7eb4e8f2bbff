import { expect, it } from 'vitest';

import type { PersonExport } from '#shared/api/people.ts';

import { SETTINGS, uuid } from '../support/records.ts';
import { inSchool } from '../support/school.ts';
import { describeOnEachDatabase } from '../support/stores.ts';

const CLASS = uuid(90);

describeOnEachDatabase('the export of a person', (fresh) => {
  it('tells a trainee nothing of whom else homework is for', () =>
    inSchool({ target: fresh() }, async ({ supervisor, trainee }) => {
      const [ana, bo] = [await trainee(1), await trainee(2)];
      const classes = [CLASS, uuid(91)];
      for (const id of classes) await supervisor.ask('POST', '/api/classes', { body: { id, name: 'Matin' } });
      await supervisor.ask('PUT', `/api/classes/${CLASS}/members`, { body: { people: [ana.id] } });
      const homework = { id: uuid(40), title: 'Ties', settings: SETTINGS, dueAt: 1, classes, trainees: [ana.id, bo.id] };
      await supervisor.ask('POST', '/api/homework', { body: homework });
      for (const client of [ana, supervisor]) {
        const { homework: told } = (await client.ask<PersonExport>('GET', `/api/people/${ana.id}/export`)).body;
        expect(told).toMatchObject([{ id: uuid(40), classes: [CLASS], trainees: [ana.id] }]);
      }
      const own = (await supervisor.ask<PersonExport>('GET', '/api/people/local/export')).body;
      expect(own.homework).toMatchObject([{ classes, trainees: [ana.id, bo.id] }]);
    }));
});
