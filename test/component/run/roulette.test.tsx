import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { Preferences } from '#shared/api/schemas.ts';
import { settleDrill } from '#shared/drills/settle/settle-drill.ts';
import type { Move } from '#shared/games/types.ts';

import { openTestDesk } from '../../support/desk.ts';
import { renderApp } from '../../support/render-app.tsx';
import { runSettings } from '../../support/settling.ts';

describe('a roulette table', () => {
  it('is cleared with one sweep, paid in colour and announced, and seen from near', async () => {
    const desk = await openTestDesk();
    const settings = runSettings('lu-english-roulette', { items: 1, seats: 1, situations: ['splitWins'] });
    const { run, item } = await desk.startRun(1, settings);
    if (!item) throw new Error('no table');
    const { user } = await renderApp(`/run/${run.id}`, { desk });
    await screen.findByRole('button', { name: /Next spot/u });

    const moves = settleDrill.expected(settings, item.table).steps.filter((step): step is Move => step.kind === 'move');
    const paid = moves.filter(({ action }) => action === 'pay');
    const lost = moves.length - paid.length;
    await user.keyboard('c');
    const number = String((item.table as unknown as { readonly number: number }).number);
    const options = within(screen.getByRole('region', { name: 'Call' })).getAllByRole('listitem');
    expect(options.filter(({ textContent }) => textContent.includes(`${number}, `))).toHaveLength(8);
    await user.keyboard('[Digit1]');

    for (const { seat, bet } of paid) {
      for (let presses = 0; document.activeElement?.getAttribute('data-spot') !== `${seat} ${bet}`; presses += 1) {
        if (presses > moves.length) throw new Error(`Enter does not lead to ${seat} ${bet}`);
        await user.keyboard('[Enter]');
      }
      await user.keyboard('m');
      expect(document.activeElement).toHaveAccessibleName(/stays$/u);
    }
    expect(screen.getByRole('button', { name: new RegExp(`Sweep the rest · ${lost}`, 'u') })).toBeEnabled();
    await user.keyboard('s');
    expect(screen.queryByRole('button', { name: /Sweep the rest/u })).not.toBeInTheDocument();

    const [first] = paid;
    const chip = first ? chipOf(item.table, first.seat) : 1;
    expect(document.activeElement?.getAttribute('data-spot')).toBe(`${first?.seat} ${first?.bet}`);
    await user.keyboard(`${(first?.amount ?? 0) / chip}[Enter]`);
    const [said] = screen.getAllByText(/= .* jetons?, .*€/u);
    expect(said).toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Order in which a player is paid' })).toHaveTextContent('Straight up');

    await user.keyboard('z');
    expect(screen.getByRole('region', { name: 'Close-up' })).toHaveTextContent(`Around ${number}`);
    await user.keyboard('[Escape]');
    expect(screen.queryByRole('region', { name: 'Close-up' })).not.toBeInTheDocument();

    await user.keyboard('v');
    expect((await desk.ask<{ preferences: { payIn: string } }>('GET', '/api/session')).body.preferences.payIn).toBe('value');
    await user.keyboard('[Backspace][Backspace]');
    expect(screen.getByRole('button', { name: new RegExp(`Sweep the rest · ${lost}`, 'u') })).toBeInTheDocument();
    await desk.close();
  });
});

describe('the colours of a roulette table', () => {
  it('lead to their player by mouse and by keyboard, and the mouse alone enters a payment', async () => {
    const desk = await openTestDesk();
    const { run, item } = await desk.startRun(2, runSettings('lu-english-roulette', { items: 1, seats: 4 }));
    if (!item) throw new Error('no table');
    const { user } = await renderApp(`/run/${run.id}`, { desk });
    await screen.findByRole('button', { name: /Next spot/u });
    const spot = () => document.activeElement?.getAttribute('data-spot') ?? '';
    const { seats } = item.table as unknown as { readonly seats: readonly { readonly seat: number }[] };
    const [first, second, third] = seats.map(({ seat }) => seat);
    expect(spot()).toMatch(new RegExp(`^${first} `, 'u'));

    await user.click(screen.getByRole('button', { name: `Go to seat ${second}` }));
    expect(spot()).toMatch(new RegExp(`^${second} `, 'u'));
    screen.getByRole('button', { name: `Go to seat ${third}` }).focus();
    await user.keyboard('[Enter]');
    expect(spot()).toMatch(new RegExp(`^${third} `, 'u'));

    // Once its first stake is settled, its next is where a player is gone on with.
    const before = spot();
    await user.keyboard('t');
    await user.click(screen.getByRole('button', { name: `Go to seat ${third}` }));
    expect(spot()).not.toBe(before);

    await user.click(screen.getByRole('button', { name: /Pay/u }));
    const chips = within(screen.getByRole('group', { name: /Chips of the rack|chip/iu }));
    await user.click(chips.getByRole('button', { name: '20 chips' }));
    await user.click(chips.getByRole('button', { name: '1 chip' }));
    expect(screen.getByRole('textbox')).toHaveValue('21');
    await desk.close();
  });

  it('are counted in chips wherever a payment is built of them', async () => {
    const desk = await openTestDesk();
    const { body } = await desk.ask<{ preferences: Preferences }>('GET', '/api/session');
    await desk.ask('PUT', '/api/preferences', { body: { ...body.preferences, entry: 'chips', payIn: 'colour' } });
    const { run } = await desk.startRun(3, runSettings('lu-english-roulette', { items: 1, seats: 1 }));
    const { user } = await renderApp(`/run/${run.id}`, { desk });
    await screen.findByRole('button', { name: /Next spot/u });
    expect(screen.getByRole('button', { name: /Undo/u })).toHaveAttribute('title', 'There is nothing to undo.');
    await user.keyboard('p[Digit2][Digit1]');
    expect(within(screen.getByRole('group', { name: /to pay/u })).getByRole('status')).toHaveTextContent(/^61 × 5 \+ 1 × 1$/u);
    expect(document.querySelector('.felt-entry')).toHaveTextContent('+6');
    await desk.close();
  });
});

function chipOf(table: unknown, seat: number): number {
  const { seats } = table as { readonly seats: readonly { readonly seat: number; readonly chipValue: number }[] };
  return seats.find((each) => each.seat === seat)?.chipValue ?? 1;
}
