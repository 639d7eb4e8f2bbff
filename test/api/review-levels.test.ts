import { expect, it } from 'vitest';

import type { Board, Comparison, FileReply, HeatMap, TraineeView } from '#shared/api/review.ts';

import { openTestSchool, play } from '../support/school.ts';
import { describeOnEachDatabase } from '../support/stores.ts';

describeOnEachDatabase('the review of one level', (fresh) => {
  it('has the board, the trainee, the comparison, the heat map and the files of that level', async () => {
    const school = await openTestSchool({ target: fresh() });
    const { supervisor } = school;
    const ana = await school.trainee(1, 'Ana');
    await play(ana, 1, { level: 1 });
    await play(ana, 2, { level: 3, items: 2 });
    const ask = async <Body>(path: string): Promise<Body> => (await supervisor.ask<Body>('GET', path)).body;
    const items = async (level: string): Promise<readonly number[]> => {
      const board = await ask<Board>(`/api/board?${level}`);
      const trainee = await ask<TraineeView>(`/api/trainees/${ana.id}?${level}`);
      const { lines } = await ask<Comparison>(`/api/comparison?people=${ana.id}&${level}`);
      return [board.rows[0], board, trainee.row, lines[0]].map((each) =>
        each === undefined ? -1 : 'total' in each ? each.total.items : each.figures.items,
      );
    };
    expect(await items('')).toEqual([5, 5, 5, 5]);
    expect(await items('level=1')).toEqual([3, 3, 3, 3]);
    expect(await items('level=3')).toEqual([2, 2, 2, 2]);
    expect(await items('level=4')).toEqual([0, 0, 0, 0]);

    const met = async (level: string): Promise<number> =>
      (await ask<HeatMap>(`/api/heat-map?${level}`)).cells.reduce((sum, cell) => sum + cell.met, 0);
    const [all, first, third] = [await met(''), await met('level=1'), await met('level=3')];
    expect([first > 0, third > 0, first + third]).toEqual([true, true, all]);

    const lines = async (path: string): Promise<string[]> => (await ask<FileReply>(`/api/exports/${path}`)).content.trim().split('\r\n');
    const [head = '', row = ''] = await lines('board?level=3&format=csv');
    expect(row.split(',')[head.split(',').indexOf('items')]).toBe('2');
    expect(row.split(',')[head.split(',').indexOf('itemsInCurrency')]).toBe('2');
    expect(JSON.parse((await ask<FileReply>('/api/exports/board?level=3&format=json')).content)).toMatchObject({ total: { items: 2 } });

    await school.close();
  });
});
