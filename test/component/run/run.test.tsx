import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { drillById } from '#shared/drills/index.ts';
import type { RunState } from '#shared/api/schemas.ts';
import type { Step } from '#shared/games/types.ts';

import { type AppUnderTest, renderApp } from '../../support/render-app.tsx';

/** What is expected of the table of a run, worked out beside the interface. */
async function expectedAt({ desk }: AppUnderTest, run: string): Promise<readonly Step[]> {
  const { body } = await desk.ask<RunState>('GET', `/api/runs/${run}`);
  const drill = drillById(body.run.settings.drill);
  if (!drill || !body.item) throw new Error('no table');
  return drill.expectedSteps(body.run.settings, drill.expected(body.run.settings, body.item.table));
}

function runInAddress(): string {
  const run = /\/run\/([^/]+)/u.exec(window.location.pathname)?.[1];
  if (run === undefined) throw new Error(`no run at ${window.location.pathname}`);
  return run;
}

async function openTable(): Promise<AppUnderTest> {
  const app = await renderApp('/');
  await app.user.click((await screen.findAllByRole('button', { name: /Open a table/u }))[0] ?? document.body);
  await screen.findByRole('button', { name: /Next spot/u });
  return app;
}

describe('a run by keyboard', () => {
  it('opens a table with one click on first start, without an account', async () => {
    await openTable();
    expect(screen.getByText('Table 1 of 10')).toBeInTheDocument();
    expect(document.activeElement).toHaveAttribute('aria-current', 'true');
  });

  it('settles a table as prescribed, shows the correction and goes on to the next one', async () => {
    const app = await openTable();
    const { user } = app;
    for (const step of await expectedAt(app, runInAddress())) {
      if (step.kind === 'call') {
        await user.keyboard('c');
        const hand = screen.getByRole('region', { name: 'Call' });
        const hands = within(hand).getAllByRole('button');
        expect(hands.length).toBeGreaterThan(8);
        await user.keyboard('[Escape]c');
        await user.click(screen.getByRole('button', { name: callHand(step.call.hand ?? '') }));
        await user.keyboard(step.call.announcement === 'dealerQualifies' ? '[Digit1]' : '[Digit2]');
        continue;
      }
      await user.click(screen.getByLabelText(new RegExp(`^Seat ${step.seat}, ${bet(step.bet)}(?:,|$)`, 'u')));
      if (step.action === 'pay') await user.keyboard(`${String(step.amount / 100)}[Enter]`);
      else await user.keyboard(step.action === 'take' ? 't' : 'r');
    }
    await user.keyboard('[Enter]');
    expect(await screen.findByText('Clean')).toBeInTheDocument();
    expect(screen.getByText('100%')).toBeInTheDocument();
    expect(screen.getByRole('complementary', { name: 'Correction' })).toHaveFocus();
    await user.keyboard('[Enter]');
    expect(await screen.findByText('Table 2 of 10')).toBeInTheDocument();
  });

  it('says why an amount is refused, and pays it once it is clear', async () => {
    const { user } = await openTable();
    await user.keyboard('1,234[Enter]');
    expect(screen.getAllByText(/1234/u).length).toBeGreaterThan(0);
    const field = screen.getByRole('textbox', { name: /stake not included/u });
    expect(field).toHaveValue('1,234');
    expect(field).toHaveAttribute('aria-invalid', 'true');
    await user.keyboard('[Backspace][Backspace][Backspace]5[Enter]');
    expect(field).toHaveValue('');
    expect(screen.getByText('1.50')).toBeInTheDocument();
  });

  it('asks before it submits a table with open stakes, marks what was missed and lets it be tried again', async () => {
    const { user } = await openTable();
    await user.keyboard('d');
    expect(screen.getByRole('alertdialog')).toHaveTextContent(/stakes/u);
    await user.keyboard('[Escape]');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await user.keyboard('d[Enter]');
    const panel = await screen.findByRole('complementary', { name: 'Correction' });
    expect(within(panel).getByText('0%')).toBeInTheDocument();
    expect(within(panel).getAllByText('Left undone').length).toBeGreaterThan(2);
    await user.keyboard('r');
    expect(await screen.findByRole('button', { name: /Next spot/u })).toBeInTheDocument();
    expect(screen.getByText('Table 1 of 10')).toBeInTheDocument();
  });

  it('keeps an answer while the desk is out of reach and sends it again, once', async () => {
    const { user, line, desk } = await openTable();
    line.down = true;
    await user.keyboard('d[Enter]');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Not saved yet.');
    expect(screen.getByRole('main')).toHaveFocus();
    line.down = false;
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByRole('complementary', { name: 'Correction' });
    const { body } = await desk.ask<RunState>('GET', `/api/runs/${runInAddress()}`);
    expect(body.run.answered).toBe(1);
  });

  it('has the keyboard again with the next key, wherever a click took it', async () => {
    const { user } = await openTable();
    await user.click(document.body);
    (document.activeElement as HTMLElement | SVGElement).blur();
    expect(document.body).toHaveFocus();
    await user.keyboard('t');
    expect(document.activeElement).toHaveAttribute('aria-current', 'true');
    await user.keyboard('d[Enter]');
    const panel = await screen.findByRole('complementary', { name: 'Correction' });
    panel.blur();
    await user.keyboard('[ArrowRight]');
    expect(panel).toHaveFocus();
  });

  it('lists its keys, and leaves with Escape without losing the table', async () => {
    const { user } = await openTable();
    await user.keyboard('t');
    const done = screen.getAllByRole('listitem').length;
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keys' })).toBeInTheDocument();
    await user.keyboard('[Escape]');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('[Escape]');
    await user.click(await screen.findByRole('button', { name: /^Continue/u }));
    await screen.findByRole('button', { name: /Next spot/u });
    expect(screen.getAllByRole('listitem')).toHaveLength(done);
  });
});

function callHand(hand: string): RegExp {
  const names: Record<string, string> = {
    straightFlush: 'Suite couleur',
    threeOfAKind: 'Brelan',
    straight: 'Suite',
    flush: 'Couleur',
    pair: 'Paire',
    aceHigh: 'as',
    kingHigh: 'roi',
    queenHigh: 'dame',
    jackHighOrLess: 'Valet ou moins',
  };
  return new RegExp(`^${hand.endsWith('High') ? 'Hauteur ' : ''}${names[hand] ?? hand}$`, 'u');
}

function bet(id: string): string {
  return { ante: 'ANTE', pairPlus: 'PAIR PLUS', play: 'PLAY', anteBonus: 'ANTE BONUS' }[id] ?? id;
}
