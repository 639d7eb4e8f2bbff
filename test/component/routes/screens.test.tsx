import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

import type { RunState, Session } from '#shared/api/schemas.ts';

import { NO_ANSWER, itemOf, openTestDesk, rightAnswer } from '../../support/desk.ts';
import { uuid } from '../../support/records.ts';
import { renderApp } from '../../support/render-app.tsx';

const RUN = 1;

/** A desk with one run of two hands, the first settled as prescribed, the second left untouched. */
async function deskWithRun(answers: number) {
  const desk = await openTestDesk();
  const state = await desk.startRun(RUN, { items: 2, level: 1 });
  const answersInOrder = [rightAnswer(state.run.settings, itemOf(state).table), NO_ANSWER];
  for (const [index, events] of answersInOrder.slice(0, answers).entries()) await desk.submit(state.run.id, 100 + index, index, events);
  return desk;
}

describe('home', () => {
  it('goes on with the run left unfinished, by Enter', async () => {
    const desk = await deskWithRun(1);
    const { user } = await renderApp('/', { desk });
    expect(await screen.findByText(/Table 2 of 2/u)).toBeInTheDocument();
    await user.keyboard('[Enter]');
    expect(await screen.findByRole('button', { name: /Next spot/u })).toBeInTheDocument();
    expect(window.location.pathname).toBe(`/run/${uuid(RUN)}`);
    await desk.close();
  });

  it('opens a game with a digit and Enter', async () => {
    const desk = await deskWithRun(2);
    const { user } = await renderApp('/', { desk });
    await screen.findByRole('heading', { name: 'Last results' });
    await user.keyboard('[Digit2][Enter]');
    await screen.findByRole('button', { name: /Next spot/u });
    expect(screen.getByText('Fortune 3 Card Poker')).toBeInTheDocument();
    await desk.close();
  });

  it('hands the keyboard to the screen that comes, never to the page as a whole', async () => {
    const { user } = await renderApp('/history');
    await user.click(await screen.findByRole('link', { name: 'Settings' }));
    await waitFor(() => expect(window.location.pathname).toBe('/settings'));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('says what to do when the desk does not answer, and recovers', async () => {
    const { user, line } = await renderApp('/history');
    line.down = true;
    await user.click(await screen.findByRole('link', { name: 'Home' }));
    line.down = false;
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  });
});

describe('practice', () => {
  it('starts with Enter as set up, and remembers it', async () => {
    const { user, desk } = await renderApp('/practice/mc-three-card-poker');
    await user.click(within(await screen.findByRole('radiogroup', { name: 'Level' })).getByText('3'));
    await user.click(within(screen.getByRole('radiogroup', { name: 'Tables' })).getByText('5'));
    await user.click(screen.getByRole('switch', { name: /PAIR PLUS without ANTE/u }));
    await user.keyboard('[Enter]');
    await screen.findByRole('button', { name: /Next spot/u });
    const run = /\/run\/([^/]+)/u.exec(window.location.pathname)?.[1] ?? '';
    const { settings } = (await desk.ask<RunState>('GET', `/api/runs/${run}`)).body.run;
    expect(settings).toMatchObject({ level: 3, items: 5, options: { pairPlusAlone: true } });
    const { preferences } = (await desk.ask<Session>('GET', '/api/session')).body;
    expect(preferences.runSettings['mc-three-card-poker']).toMatchObject({ level: 3, items: 5 });
  });

  it('shows each house option with the Reading it rests on', async () => {
    await renderApp('/practice/mc-three-card-poker');
    const option = await screen.findByRole('switch', { name: 'PAIR PLUS without ANTE' });
    expect(option).toHaveAccessibleDescription(/The text does not say/u);
  });
});

describe('odds of the house', () => {
  const oddsOf = async (desk: Awaited<ReturnType<typeof openTestDesk>>): Promise<unknown> => {
    const run = /\/run\/([^/]+)/u.exec(window.location.pathname)?.[1] ?? '';
    return (await desk.ask<RunState>('GET', `/api/runs/${run}`)).body.run.settings.options['payTable'];
  };

  it('are typed hand by hand, and never out of bounds', async () => {
    const { user, desk } = await renderApp('/practice/mc-caribbean-gold-poker');
    await user.click(within(await screen.findByRole('radiogroup', { name: 'The house’s odds' })).getByText('The house’s own'));
    const flush = screen.getByRole('textbox', { name: 'Flush: times the stake' });
    await user.clear(flush);
    await user.type(flush, '6');
    const pair = screen.getByRole('textbox', { name: 'Pair: times the stake' });
    await user.clear(pair);
    await user.type(pair, '99999');
    await user.tab();
    expect(pair).toHaveValue('1000');
    await user.click(screen.getByRole('button', { name: /Open a table/u }));
    await screen.findByRole('button', { name: /Next spot/u });
    expect(await oddsOf(desk)).toMatchObject({ flush: 6, pair: 1000, straight: 5 });
  });

  it('are Luxembourg’s again by one choice', async () => {
    const { user, desk } = await renderApp('/practice/mc-caribbean-gold-poker');
    const choice = within(await screen.findByRole('radiogroup', { name: 'The house’s odds' }));
    await user.click(choice.getByText('The house’s own'));
    await user.type(screen.getByRole('textbox', { name: 'Flush: times the stake' }), '0');
    await user.click(choice.getByText('Luxembourg’s table'));
    expect(screen.queryByRole('textbox', { name: /Flush/u })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Open a table/u }));
    await screen.findByRole('button', { name: /Next spot/u });
    expect(await oddsOf(desk)).toMatchObject({ flush: 8, pair: 1 });
  });
});

describe('the report of a run', () => {
  it('gives its figures, and opens each hand again', async () => {
    const desk = await deskWithRun(2);
    const { user } = await renderApp(`/run/${uuid(RUN)}/result`, { desk });
    expect(await screen.findByRole('heading', { name: 'Run finished', level: 1 })).toBeInTheDocument();
    expect(screen.getByText('Left undone')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Table 1: clean' }));
    expect(await screen.findByText('Clean')).toBeInTheDocument();
    await user.keyboard('[ArrowRight]');
    expect(screen.getByText(/^1 \/ \d+$/u)).toBeInTheDocument();
    await user.keyboard('[Enter]');
    expect(await screen.findByText('0%')).toBeInTheDocument();
    await user.keyboard('[Escape]');
    expect(await screen.findByRole('heading', { name: 'Run finished' })).toBeInTheDocument();
    await desk.close();
  });

  it('drills the mistakes with Enter, but not with the Enter too many that ended the run', async () => {
    const desk = await deskWithRun(2);
    const clock = vi.spyOn(performance, 'now').mockReturnValue(5_000);
    onTestFinished(() => clock.mockRestore());
    const { user } = await renderApp(`/run/${uuid(RUN)}/result`, { desk });
    await screen.findByRole('button', { name: 'Drill my mistakes' });
    await user.keyboard('[Enter]');
    expect(window.location.pathname).toMatch(/\/result$/u);
    clock.mockReturnValue(6_000);
    await user.keyboard('[Enter]');
    await screen.findByRole('button', { name: /Next spot/u });
    const drilled = /\/run\/([^/]+)/u.exec(window.location.pathname)?.[1] ?? '';
    const { settings } = (await desk.ask<RunState>('GET', `/api/runs/${drilled}`)).body.run;
    expect(settings.situations?.length).toBeGreaterThan(0);
    await desk.close();
  });
});

describe('the list of runs', () => {
  it('is empty at first and says what to do', async () => {
    await renderApp('/history');
    expect(await screen.findByRole('heading', { name: 'No run yet' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open a table' })).toHaveAttribute('href', '/practice');
  });

  it('leads to each report', async () => {
    const desk = await deskWithRun(2);
    const { user } = await renderApp('/history', { desk });
    await user.click(await screen.findByRole('link', { name: /Three Card Poker/u }));
    await waitFor(() => expect(window.location.pathname).toBe(`/run/${uuid(RUN)}/result`));
    await desk.close();
  });
});

describe('an address that leads nowhere', () => {
  it.each(['/nothing', '/practice/no-such-game'])('shows a way back from %s', async (path) => {
    await renderApp(path);
    expect(await screen.findByRole('heading', { name: 'Nothing here' })).toBeInTheDocument();
  });

  it('words a run that is not there', async () => {
    await renderApp(`/run/${uuid(77)}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('This is not here, or no longer.');
  });
});

describe('the command palette', () => {
  it('finds a game by name in any language and opens its table', async () => {
    const { user } = await renderApp('/history');
    await screen.findByRole('heading', { name: 'No run yet' });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('textbox', { name: /Game, screen/u }), '摩納哥');
    await user.keyboard('[Enter]');
    expect(await screen.findByRole('button', { name: /Next spot/u })).toBeInTheDocument();
  });
});
