import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

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

describe('a board without trainees', () => {
  it('says what to do', async () => {
    const school = await openTestSchool();
    await renderApp('/review', { desk: school, cookie: school.supervisor.cookie() });
    expect(await screen.findByRole('heading', { name: 'No trainee yet' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Add people' })).toHaveAttribute('href', '/people');
    await school.close();
  });
});
