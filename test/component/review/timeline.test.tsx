import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { itemOf, openTestDesk, rightAnswer } from '../../support/desk.ts';
import { uuid } from '../../support/records.ts';
import { renderApp } from '../../support/render-app.tsx';

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
