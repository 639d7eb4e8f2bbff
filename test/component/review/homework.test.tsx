import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { HomeworkView } from '#shared/api/homework.ts';
import type { AttemptView } from '#shared/api/schemas.ts';

import { uuid } from '../../support/records.ts';
import { renderApp } from '../../support/render-app.tsx';
import { runSettings } from '../../support/settling.ts';
import { MONACO } from '../../support/three-card.ts';
import { BRUNOS_FIRST, type PractisedSchool, openPractisedSchool, sameDay } from './school.ts';

beforeEach(sameDay);

describe('homework', () => {
  let school: PractisedSchool;
  beforeAll(async () => {
    school = await openPractisedSchool();
  });
  afterAll(() => school.close());

  it('is made of what the class fails, for whom it is ticked, until a day', async () => {
    const { user } = await renderApp('/review/heat-map?period=term', { desk: school, cookie: school.supervisor.cookie() });
    const table = await screen.findByRole('table', { name: /by situation and trainee/u });
    await user.click(within(table).getAllByRole('checkbox')[0] ?? table);
    await user.click(screen.getByRole('button', { name: 'Homework of 1 situation' }));
    const dialog = await screen.findByRole('dialog', { name: 'Set homework' });
    const give = within(dialog).getByRole('button', { name: 'Set homework' });
    expect(give).toBeDisabled();
    await user.type(within(dialog).getByLabelText('Title'), 'Ties again');
    await user.click(within(dialog).getByRole('checkbox', { name: 'Bruno Klein' }));
    fireEvent.change(within(dialog).getByLabelText('Due'), { target: { value: '2020-01-01' } });
    expect(within(dialog).getByText('This day is past.')).toBeInTheDocument();
    expect(give).toBeDisabled();
    fireEvent.change(within(dialog).getByLabelText('Due'), { target: { value: '2090-01-01' } });
    await user.click(give);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Set homework' })).not.toBeInTheDocument());
    const { body } = await school.supervisor.ask<HomeworkView[]>('GET', '/api/homework');
    expect(body).toMatchObject([{ title: 'Ties again', classes: [], trainees: [school.bruno.id] }]);
    expect(body[0]?.settings.situations).toHaveLength(1);
  });

  it('waits on the trainee’s home, and is begun there', async () => {
    const { user } = await renderApp('/', { desk: school, cookie: school.bruno.cookie() });
    const due = await screen.findByRole('region', { name: 'Homework' });
    expect(within(due).getByText('Ties again')).toBeInTheDocument();
    await user.click(within(due).getByRole('button', { name: 'Begin' }));
    await waitFor(() => expect(window.location.pathname).toMatch(/^\/run\//u));
    const { body } = await school.supervisor.ask<HomeworkView[]>('GET', '/api/homework');
    expect(body[0]?.progress).toMatchObject([{ state: 'started' }]);
  });

  it.each([
    ['the table at which it went wrong', `/attempt/${uuid(BRUNOS_FIRST)}`, 'Homework'],
    ['the run in which it went wrong', `/review/run/${uuid(2)}`, 'Set homework'],
  ])('is made of %s, for whoever sat there', async (_, path, name) => {
    const { user } = await renderApp(path, { desk: school, cookie: school.supervisor.cookie() });
    await user.click(await screen.findByRole('button', { name }));
    const dialog = await screen.findByRole('dialog', { name: 'Set homework' });
    await user.type(within(dialog).getByLabelText('Title'), path);
    await user.click(within(dialog).getByRole('button', { name: 'Set homework' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Set homework' })).not.toBeInTheDocument());
    const { body } = await school.bruno.ask<HomeworkView[]>('GET', '/api/homework');
    const given = body.find(({ title }) => title === path);
    expect(given?.progress).toMatchObject([{ person: { id: school.bruno.id }, state: 'open' }]);
    expect(given?.settings.situations?.length).toBeGreaterThan(0);
  });

  it('is named by what it is about where nobody names it', async () => {
    const { user } = await renderApp(`/attempt/${uuid(BRUNOS_FIRST)}`, { desk: school, cookie: school.supervisor.cookie() });
    await user.click(await screen.findByRole('button', { name: 'Homework' }));
    const dialog = await screen.findByRole('dialog', { name: 'Set homework' });
    const situations = within(within(dialog).getByRole('group', { name: 'Only these situations' })).getAllByRole('listitem');
    const [first = '', ...others] = situations.map(({ textContent }) => textContent);
    const title = others.length === 0 ? first : `${first} and ${String(others.length)} more`;
    expect(within(dialog).getByLabelText('Title')).toHaveAttribute('placeholder', title);
    await user.click(within(dialog).getByRole('button', { name: 'Set homework' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Set homework' })).not.toBeInTheDocument());
    const { body } = await school.bruno.ask<HomeworkView[]>('GET', '/api/homework');
    expect(body.map((each) => each.title)).toContain(title);
  });

  it('appears on a home screen that is open', async () => {
    await renderApp('/', { desk: school, cookie: school.bruno.cookie() });
    expect(await screen.findByRole('heading', { name: 'Last results' })).toBeInTheDocument();
    const to = { dueAt: Date.UTC(2090, 0, 1), classes: [], trainees: [school.bruno.id] };
    const body = { id: uuid(0x40_0e_01), title: 'Since then', settings: runSettings(MONACO), ...to };
    expect((await school.supervisor.ask('POST', '/api/homework', { body })).status).toBeLessThan(300);
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    const due = await screen.findByRole('region', { name: 'Homework' });
    expect(await within(due).findByText('Since then')).toBeInTheDocument();
  });

  it('is nothing to those it is not for', async () => {
    await renderApp('/', { desk: school, cookie: school.alice.cookie() });
    expect(await screen.findByRole('heading', { name: 'Last results' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Homework' })).not.toBeInTheDocument();
  });
});

describe('a report', () => {
  it('of a class and of a trainee is a sheet with their figures', async () => {
    const school = await openPractisedSchool();
    const cookie = school.supervisor.cookie();
    await renderApp('/review/report?period=term', { desk: school, cookie });
    expect(await screen.findByRole('heading', { level: 1, name: 'All trainees' })).toBeInTheDocument();
    expect(screen.getByRole('rowheader', { name: 'Alice Martin' })).toBeInTheDocument();
    await renderApp(`/review/report/${school.bruno.id}?period=term`, { desk: school, cookie });
    expect(await screen.findByRole('heading', { level: 1, name: 'Bruno Klein' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'To practise' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Overrides' })).not.toBeInTheDocument();
    await school.close();
  });

  it('of a trainee tells what was overridden: the decision, both verdicts, why, by whom and when', async () => {
    const school = await openPractisedSchool();
    const { supervisor, bruno } = school;
    const { grade } = (await supervisor.ask<AttemptView>('GET', `/api/attempts/${uuid(BRUNOS_FIRST)}`)).body;
    const decision = grade.decisions.find(({ kind, verdict }) => kind === 'spot' && verdict === 'missed');
    if (decision?.kind !== 'spot') throw new Error('nothing to override');
    const body = { id: uuid(800), decision: decision.id, verdict: 'right', reason: 'Settled aloud.' };
    await supervisor.ask('POST', `/api/attempts/${uuid(BRUNOS_FIRST)}/overrides`, { body });
    await renderApp(`/review/report/${bruno.id}`, { desk: school, cookie: supervisor.cookie() });
    const list = (await screen.findByRole('heading', { name: 'Overrides' })).closest('section');
    if (list === null) throw new Error('a heading without its section');
    const [ruling, more] = within(list).getAllByRole('listitem');
    expect(more).toBeUndefined();
    expect(ruling).toHaveTextContent(new RegExp(`^Seat ${decision.seat}, `, 'u'));
    expect(ruling).toHaveTextContent(/The machine: Left undone\. Ruled right\. Settled aloud\. Hélène Roux, 31 Jan/u);
    await school.close();
  });
});
