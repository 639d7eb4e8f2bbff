import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { itemOf, openTestDesk, rightAnswer } from '../../support/desk.ts';
import { uuid } from '../../support/records.ts';
import { renderApp } from '../../support/render-app.tsx';
import { runSettings } from '../../support/settling.ts';
import { knownRuleSet } from '../../support/tables.ts';

const RUN = 1;
const FIRST = 100;

/** A run of one hand: the first move was made twice over an undo, the last one left out. */
async function deskWithAnswer() {
  const desk = await openTestDesk();
  const state = await desk.startRun(RUN, { items: 1, level: 1 });
  const [first, ...rest] = rightAnswer(state.run.settings, itemOf(state).table);
  if (!first) throw new Error('nothing to settle');
  const kept = rest.slice(0, -2);
  const events = [first, { type: 'undo' as const, ms: 1_200 }, { ...first, ms: 1_500 }, ...kept, { type: 'done' as const, ms: 60_000 }];
  await desk.submit(state.run.id, FIRST, 0, events);
  return { desk, events };
}

describe('the time line of an answer', () => {
  it('shows the answer as it was submitted, then event by event with the arrows', async () => {
    const { desk, events } = await deskWithAnswer();
    const { user } = await renderApp(`/attempt/${uuid(FIRST)}`, { desk });
    const moment = await screen.findByRole('slider', { name: 'Moment of the answer' });
    expect(moment).toHaveAttribute('aria-valuetext', '1:00, submitted');
    await user.keyboard('[Home]');
    expect(moment).toHaveAttribute('aria-valuetext', 'Nothing done yet');
    await user.keyboard('[ArrowRight]');
    expect(moment).toHaveAttribute('aria-valuetext', expect.stringMatching(/^0:01, .*taken back later$/u));
    await user.keyboard('[ArrowRight]');
    expect(moment).toHaveAttribute('aria-valuetext', expect.stringMatching(/^0:01, took back: /u));
    expect(screen.getByText(`2 / ${events.length}`)).toBeInTheDocument();
    await user.keyboard('[End]');
    expect(moment).toHaveAttribute('aria-valuetext', '1:00, submitted');
    await desk.close();
  });

  it('lists every event in words for whoever cannot see it', async () => {
    const { desk, events } = await deskWithAnswer();
    await renderApp(`/attempt/${uuid(FIRST)}`, { desk });
    const timeline = await screen.findByRole('region', { name: 'Time line' });
    expect(within(timeline).getAllByText(/^\d:\d\d, /u)).toHaveLength(events.length);
    await desk.close();
  });

  it('plays as fast as asked, and switches to the prescribed steps and back', async () => {
    const { desk } = await deskWithAnswer();
    const { user } = await renderApp(`/attempt/${uuid(FIRST)}`, { desk });
    await screen.findByRole('region', { name: 'Time line' });
    await user.keyboard('sssl');
    expect(screen.getByRole('button', { name: 'Pause' })).toBeInTheDocument();
    const moment = screen.getByRole('slider', { name: 'Moment of the answer' });
    await waitFor(() => expect(moment).toHaveAttribute('aria-valuetext', expect.stringMatching(/^0:0[1-9]/u)));
    await user.keyboard('t');
    expect(await screen.findByRole('region', { name: 'Steps of the settlement' })).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Time line' }));
    expect(await screen.findByRole('region', { name: 'Time line' })).toBeInTheDocument();
    await desk.close();
  });
});

/** A roulette answer: the losers and one winner swept, the sweep taken back and made again, then the rest paid. */
async function deskWithSweep() {
  const desk = await openTestDesk();
  const settings = runSettings('lu-english-roulette', { items: 1, seats: 4 });
  const state = await desk.startRun(RUN, settings);
  const events = rightAnswer(settings, itemOf(state).table);
  const spots = knownRuleSet('lu-english-roulette').spots(itemOf(state).table);
  const [winner, ...paid] = events.filter(({ type }) => type === 'pay');
  if (winner?.type !== 'pay') throw new Error('nobody wins');
  const takes = events.flatMap((event) => (event.type === 'take' ? [event] : []));
  const stake = spots.find(({ seat, bet }) => seat === winner.seat && bet === winner.bet)?.stake ?? 0;
  const lost = takes.map((take) => ({ ...take, ms: 5_000 }));
  const swept = [...takes, { type: 'take' as const, seat: winner.seat, bet: winner.bet, amount: stake }].map((take) => ({
    ...take,
    ms: 9_000,
  }));
  const calls = events.filter(({ type }) => type === 'call').map((event) => ({ ...event, ms: 1_000 }));
  const log = [
    ...calls,
    ...lost,
    ...lost.map(() => ({ type: 'undo' as const, ms: 7_000 })),
    ...swept,
    ...paid.map((event) => ({ ...event, ms: 20_000 })),
    { type: 'done' as const, ms: 60_000 },
  ];
  const reply = await desk.submit(state.run.id, FIRST, 0, log);
  expect(reply.status).toBeLessThan(300);
  return { desk, calls: calls.length, lost: lost.length, swept: swept.length };
}

describe('the time line of an answer with a sweep', () => {
  it('takes it in one step, says what it came to, and shows what of it was wrong', async () => {
    const { desk, calls, lost, swept } = await deskWithSweep();
    const { user } = await renderApp(`/attempt/${uuid(FIRST)}`, { desk });
    const moment = await screen.findByRole('slider', { name: 'Moment of the answer' });
    const told = () => moment.getAttribute('aria-valuetext') ?? '';
    await user.keyboard('[Home]');
    if (calls > 0) await user.keyboard('[ArrowRight]');
    await user.keyboard('[ArrowRight]');
    expect(told()).toMatch(new RegExp(`^0:05, ${lost} stakes taken, [\\d,]+, taken back later$`, 'u'));
    await user.keyboard('[ArrowRight]');
    expect(told()).toMatch(new RegExp(`^0:07, took back: ${lost} stakes taken, [\\d,]+$`, 'u'));
    await user.keyboard('[ArrowRight]');
    expect(told()).toMatch(new RegExp(`^0:09, ${swept} stakes taken, [\\d,]+, 1 of them wrong$`, 'u'));
    // No single spot is lit for all of them, and the panel opens what went wrong.
    expect(screen.queryByRole('button', { name: /^Go to seat/u })).not.toBeInTheDocument();
    expect(document.querySelector('.felt-focus')).toBeNull();
    expect(document.querySelector('.err.current')).toHaveTextContent('Winning bet taken');
    expect(within(moment).getByText(`×${swept}`)).toBeInTheDocument();
    await desk.close();
  });

  it('lists a sweep as one, with every stake of it', async () => {
    const { desk, swept } = await deskWithSweep();
    await renderApp(`/attempt/${uuid(FIRST)}`, { desk });
    const timeline = await screen.findByRole('region', { name: 'Time line' });
    const [item] = within(timeline)
      .getAllByRole('listitem')
      .filter(({ textContent }) => textContent.startsWith(`0:09, ${swept} stakes taken`));
    expect(item && within(item).getAllByRole('listitem')).toHaveLength(swept);
    await desk.close();
  });
});
