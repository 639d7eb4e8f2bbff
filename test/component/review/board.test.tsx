import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { uuid } from '../../support/records.ts';
import { openTestSchool } from '../../support/school.ts';
import { renderApp } from '../../support/render-app.tsx';
import { type PractisedSchool, openPractisedSchool, sameDay } from './school.ts';

beforeEach(sameDay);

describe('the class board', () => {
  let school: PractisedSchool;
  beforeAll(async () => {
    school = await openPractisedSchool();
  });
  afterAll(() => school.close());
  const open = (path = '/review') => renderApp(`${path}?period=term`, { desk: school, cookie: school.supervisor.cookie() });
  const names = async () => {
    const table = await screen.findByRole('table');
    return within(table)
      .getAllByRole('rowheader')
      .map((cell) => within(cell).getByRole('link').textContent);
  };

  it('shows every trainee, the most accurate first, and sorts by any head', async () => {
    const { user } = await open();
    expect(await names()).toEqual(['Alice Martin', 'Bruno Klein']);
    const accuracy = screen.getByRole('columnheader', { name: 'Accuracy' });
    expect(accuracy).toHaveAttribute('aria-sort', 'descending');
    await user.click(within(accuracy).getByRole('button'));
    expect(accuracy).toHaveAttribute('aria-sort', 'ascending');
    expect(await names()).toEqual(['Bruno Klein', 'Alice Martin']);
  });

  it('says what ready means, and who is', async () => {
    await open();
    expect(await screen.findByText(/^Ready: accuracy 97%/u)).toBeInTheDocument();
    expect(screen.getByText('of 2')).toBeInTheDocument();
  });

  it('is walked with the arrows and opens a trainee with Enter', async () => {
    const { user } = await open();
    await names();
    await user.keyboard('[ArrowDown][ArrowDown]');
    expect(screen.getByRole('link', { name: 'Bruno Klein' })).toHaveFocus();
    await user.keyboard('[Enter]');
    expect(await screen.findByRole('heading', { level: 1, name: 'Bruno Klein' })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Runs' })).toBeInTheDocument();
  });

  it('finds a name from the field that / leads to', async () => {
    const { user } = await open();
    await names();
    await user.keyboard('/');
    expect(screen.getByRole('searchbox', { name: 'Name' })).toHaveFocus();
    await user.keyboard('bru');
    expect(await names()).toEqual(['Bruno Klein']);
  });

  it('compares those chosen with Space, by C', async () => {
    const { user } = await open();
    await names();
    await user.keyboard('[ArrowDown] [ArrowDown] c');
    await waitFor(() => expect(window.location.pathname).toBe('/review/compare'));
    const table = await screen.findByRole('table');
    expect(within(table).getAllByRole('rowheader')).toHaveLength(2);
  });

  it('asks the desk for one level', async () => {
    const { user } = await open();
    await names();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Level' }), '4');
    expect(new URLSearchParams(window.location.search).get('level')).toBe('4');
    const hands = () => within(screen.getByRole('row', { name: /Alice Martin/u })).getAllByRole('cell')[1]?.textContent;
    await waitFor(() => expect(hands()).toBe('0'));
    expect(within(screen.getByRole('row', { name: /Alice Martin/u })).getByText('nothing played')).toBeInTheDocument();
  });

  it('says of few tables how many there are and how many it takes, everywhere alike', async () => {
    const { user } = await open();
    await names();
    expect(within(screen.getByRole('row', { name: /Alice Martin/u })).getByText('2 of 20')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Alice Martin' }));
    expect(await screen.findByText('of 20 to judge by')).toBeInTheDocument();
  });

  it('writes no error as 0, marks what rests on few tables, and says why there is no weakest fact', async () => {
    await open();
    await names();
    const alice = screen.getByRole('row', { name: /Alice Martin/u });
    expect(within(alice).getByRole('img', { name: /, from 2 tables$/u })).toHaveTextContent(/≈\s0/u);
    expect(alice).not.toHaveTextContent(/[−+]0(?!\d)/u);
    expect(within(alice).getByText('none missed')).toBeInTheDocument();
    expect(screen.getByText('from 4 tables')).toBeInTheDocument();
  });

  it('asks the desk for one class when it is filtered, and keeps the filter in the address', async () => {
    const { user } = await open();
    await names();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Class' }), 'Intake 12');
    expect(await screen.findByRole('heading', { level: 1, name: 'Intake 12' })).toBeInTheDocument();
    expect(new URLSearchParams(window.location.search).get('class')).toBe(school.group.id);
  });

  it('shows a run by itself while the board is open', async () => {
    await open();
    await names();
    const hands = () => within(screen.getByRole('row', { name: /Bruno Klein/u })).getAllByRole('cell')[1]?.textContent;
    expect(hands()).toBe('2');
    const { body } = await school.bruno.startRun(77, { items: 1 });
    await school.bruno.submit(body.run.id, 300, 0, [{ type: 'done', ms: 4_000 }]);
    await waitFor(() => expect(hands()).toBe('3'), { timeout: 14_000 });
  });

  it('tells a trainee kindly that it is not for them', async () => {
    await renderApp('/review', { desk: school, cookie: school.alice.cookie() });
    expect(await screen.findByRole('heading', { name: 'This page is for supervisors' })).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Class review' })).not.toBeInTheDocument();
  });
});

describe('a trainee in the middle of a run', () => {
  it('is at a table, and no more once the run is over', async () => {
    const school = await openPractisedSchool();
    // The hour the clock of the desk begins with.
    vi.setSystemTime(Date.UTC(2026, 0, 31, 12, 1));
    await renderApp('/review', { desk: school, cookie: school.supervisor.cookie() });
    const isAtTable = async (expected: boolean) => {
      const row = await screen.findByRole('row', { name: /Alice Martin/u });
      await waitFor(() => expect(within(row).queryByText('at a table now') !== null).toBe(expected), { timeout: 14_000 });
    };
    await isAtTable(false);
    await school.alice.startRun(88, { items: 2 });
    await school.alice.submit(uuid(88), 400, 0, [{ type: 'done', ms: 4_000 }]);
    await isAtTable(true);
    await school.alice.submit(uuid(88), 401, 1, [{ type: 'done', ms: 4_000 }]);
    await isAtTable(false);
    await school.close();
  });
});

describe('a board without trainees', () => {
  it('says what to do', async () => {
    const school = await openTestSchool();
    await renderApp('/review', { desk: school, cookie: school.supervisor.cookie() });
    expect(await screen.findByRole('heading', { name: 'No trainee yet' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Add people' })).toHaveAttribute('href', '/people');
    await school.close();
  });
});
