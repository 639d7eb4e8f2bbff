import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';

import { DEFAULT_THRESHOLDS } from '#shared/api/school.ts';

import { NO_ANSWER } from '../../support/desk.ts';
import { SETTINGS, uuid } from '../../support/records.ts';
import { renderApp } from '../../support/render-app.tsx';
import { type TestSchool, openTestSchool } from '../../support/school.ts';

let desk: TestSchool;
const open = () => renderApp('/', { desk, cookie: desk.supervisor.cookie() });
const card = (name: string) => {
  const panel = screen.getByRole('heading', { name }).closest('section');
  if (panel === null) throw new Error(`no panel ${name}`);
  return within(panel);
};

beforeEach(async () => {
  // The interface has the world's clock: what is practised now must be now there, too.
  desk = await openTestSchool({ now: Date.now() - 60_000 });
  onTestFinished(() => desk.close());
});

describe('the home screen of a supervisor', () => {
  it('asks for trainees as long as there are none', async () => {
    await open();
    expect(await screen.findByRole('link', { name: 'Import a list' })).toHaveAttribute('href', '/people/import');
    expect(screen.getByText(/^Bring in your trainees/u)).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Last activity' })).toBeNull();
  });

  it('says what will be seen when nobody has practised yet', async () => {
    await desk.trainee(1, 'Camille Morel');
    await open();
    expect(await screen.findByText(/^Nobody has practised yet/u)).toBeInTheDocument();
    expect(screen.queryByText(/^Bring in your trainees/u)).toBeNull();
  });

  it('shows who is at a table, who has a red flag and what homework is open, each with its way on', async () => {
    const camille = await desk.trainee(1, 'Camille Morel');
    await desk.trainee(2, 'Hugo Laurent');
    await camille.startRun(1, { items: 3 });
    await camille.submit(uuid(1), 10, 0, NO_ANSWER);
    const { flags } = DEFAULT_THRESHOLDS;
    const thresholds = { ...DEFAULT_THRESHOLDS, flags: { ...flags, fewestItems: 1 } };
    await desk.supervisor.ask('PUT', '/api/school', { body: { name: 'École', thresholds } });
    const homework = {
      id: uuid(40),
      title: 'Ties',
      settings: SETTINGS,
      dueAt: Date.now() + 86_400_000,
      classes: [],
      trainees: [camille.id],
    };
    await desk.supervisor.ask('POST', '/api/homework', { body: homework });
    const { user } = await open();
    await screen.findByRole('heading', { name: '1 at a table' });
    const activity = card('1 at a table');
    expect(activity.getByRole('link', { name: 'Camille Morel' })).toHaveAttribute('href', `/review/trainee/${camille.id}`);
    expect(activity.getByText('at a table now')).toBeInTheDocument();
    expect(activity.queryByText('Hugo Laurent')).toBeNull();
    const flagged = card('1 trainee with a red flag');
    expect(flagged.getByRole('link', { name: 'Camille Morel' })).toBeInTheDocument();
    expect(flagged.getByText('1 has not practised yet.')).toBeInTheDocument();
    expect(await screen.findByText(/^0 of 1 done, due/u)).toBeInTheDocument();
    expect(screen.queryByText(/^Bring in your trainees/u)).toBeNull();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/review'));
  });
});
