import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { AttemptReview } from '#shared/api/review.ts';

import { renderApp } from '../../support/render-app.tsx';
import { uuid } from '../../support/records.ts';
import { ALICES_FIRST, ALICES_SECOND, BRUNOS_FIRST, type PractisedSchool, openPractisedSchool, sameDay } from './school.ts';

beforeEach(sameDay);

describe('a trainee’s answer, reviewed', () => {
  let school: PractisedSchool;
  beforeAll(async () => {
    school = await openPractisedSchool();
  });
  afterAll(() => school.close());
  const openAs = (client: { cookie: () => string | undefined }, attempt: number) =>
    renderApp(`/attempt/${uuid(attempt)}`, { desk: school, cookie: client.cookie() });
  const reviewOf = async (attempt: number) =>
    (await school.supervisor.ask<AttemptReview>('GET', `/api/attempts/${uuid(attempt)}/review`)).body;

  it('takes a remark at the moment that shows, by keyboard', async () => {
    const { user } = await openAs(school.supervisor, ALICES_FIRST);
    await screen.findByRole('textbox', { name: 'Remark on the table' });
    expect(screen.getByText(/Alice Martin · Answered/u)).toBeInTheDocument();
    await user.keyboard('[ArrowRight][ArrowRight]m');
    const field = screen.getByRole('textbox', { name: 'Remark at 0:02' });
    expect(field).toHaveFocus();
    await user.type(field, 'Well read.[Enter]');
    const remarks = await screen.findByRole('region', { name: 'Remarks' });
    expect(await within(remarks).findByText(/not yet seen/u)).toBeInTheDocument();
    expect((await reviewOf(ALICES_FIRST)).remarks).toMatchObject([{ text: 'Well read.', ms: 2_000, seenAt: null }]);
    expect(field).toHaveValue('');
  });

  it('has a supervisor’s field there before what was said already: no letter of a remark is a key of the screen', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<null>();
    const slow = async (request: Request) => {
      const reply = await school.desk(request);
      if (request.method === 'GET' && request.url.endsWith('/review')) await held;
      return reply;
    };
    const { user } = await renderApp(`/attempt/${uuid(ALICES_SECOND)}`, {
      desk: { ...school, desk: slow },
      cookie: school.supervisor.cookie(),
    });
    await screen.findByText(/Alice Martin · Answered/u);
    await user.keyboard('tmdoes it');
    const field = screen.getByRole('textbox', { name: 'Remark on the table' });
    expect(field).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.keyboard(' well[Enter]');
    expect(await screen.findByText(/not yet seen/u)).toBeInTheDocument();
    release(null);
    expect((await reviewOf(ALICES_SECOND)).remarks).toMatchObject([{ text: 'does it well', ms: null }]);
    // The slow reply, older than the remark, does not take it away again.
    await waitFor(() => expect(field).toHaveValue(''));
    expect(screen.getByText(/not yet seen/u)).toBeInTheDocument();
  });

  it('shows it to the trainee, and tells the supervisor that it was seen', async () => {
    const { user } = await openAs(school.alice, ALICES_FIRST);
    const read = await screen.findByRole('region', { name: 'Remarks' });
    expect(within(read).getByText(/Well read/u)).toBeInTheDocument();
    expect(within(read).queryByRole('textbox')).not.toBeInTheDocument();
    await waitFor(async () => expect((await reviewOf(ALICES_FIRST)).remarks[0]?.seenAt).toBeTypeOf('number'));
    await user.click(within(read).getByRole('button', { name: '0:02' }));
    expect(screen.getByRole('slider', { name: 'Moment of the answer' })).toHaveAttribute('aria-valuenow', '2000');
  });

  it('lets a supervisor override a decision with a reason, and shows both words', async () => {
    const { user } = await openAs(school.supervisor, BRUNOS_FIRST);
    const [button] = await screen.findAllByRole('button', { name: 'Override the decision' });
    if (!button) throw new Error('nothing to override');
    await user.click(button);
    const reason = screen.getByRole('textbox', { name: 'Reason, seen by the trainee' });
    expect(screen.getByRole('button', { name: 'Override' })).toBeDisabled();
    await user.type(reason, 'Told so at the table.');
    await user.click(screen.getByRole('button', { name: 'Override' }));
    expect(await screen.findByText(/^By the machine: 0%/u)).toBeInTheDocument();
    expect(screen.getByText(/Told so at the table/u)).toBeInTheDocument();
    // The card has moved to the top, and the focus with it.
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/Ruled right by a supervisor$/u));
    expect((await reviewOf(BRUNOS_FIRST)).overrides).toMatchObject([{ verdict: 'right', reason: 'Told so at the table.' }]);
  });

  it('tells the trainee at home that there is something new', async () => {
    await renderApp('/', { desk: school, cookie: school.bruno.cookie() });
    const news = await screen.findByRole('link', { name: '1 new remark or ruling on your tables' });
    expect(news).toHaveAttribute('href', `/attempt/${uuid(BRUNOS_FIRST)}`);
  });

  it('shows the trainee both verdicts at once, with who ruled and when, and no means to rule', async () => {
    await openAs(school.bruno, BRUNOS_FIRST);
    const word = await screen.findByText(/Told so at the table/u);
    expect(word).toBeVisible();
    expect(word).toHaveTextContent(/^Ruled right\. Told so at the table\.Hélène Roux, 31 Jan, \d\d:\d\d$/u);
    expect(screen.getByText('The machine:').parentElement).toHaveTextContent('The machine: Left undone');
    expect(screen.getByText('The machine:')).toBeVisible();
    expect(screen.getByText('Ruled right by a supervisor')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Override the decision' })).not.toBeInTheDocument();
  });

  it('leads a supervisor back to the run and the trainee', async () => {
    const { user } = await openAs(school.supervisor, BRUNOS_FIRST);
    await screen.findByRole('textbox', { name: 'Remark on the table' });
    await user.keyboard('[Escape]');
    expect(await screen.findByRole('heading', { level: 1, name: 'Bruno Klein' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Trainee' })).toHaveAttribute('href', `/review/trainee/${school.bruno.id}`);
  });
});
