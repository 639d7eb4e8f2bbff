import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import type { Table } from '#shared/games/types.ts';

import { Felt, type FeltProps } from '../../../renderer/felt/felt.tsx';
import { feltState } from '../../../renderer/felt/felt-state.ts';
import { knownRuleSet } from '../../support/tables.ts';

describe('what is a player’s beside his stakes', () => {
  const roulette = knownRuleSet('lu-english-roulette');
  const colours = {
    ruleSet: roulette.id,
    options: {},
    number: 17,
    seats: [
      { seat: 2, chipValue: 200, bets: [{ on: '17', chips: 2 }] },
      { seat: 5, chipValue: 500, bets: [{ on: 'red', chips: 1 }] },
    ],
  } as unknown as Table;
  const atRoulette = (props: Partial<FeltProps>) => (
    <Felt
      ruleSet={roulette}
      table={colours}
      state={feltState(roulette, colours, [])}
      labels
      indices="french"
      fourColour={false}
      formatAmount={(amount) => String(amount / 100)}
      animate={false}
      onSpotFocus={() => undefined}
      words={{
        label: 'Roulette',
        folded: 'Folded',
        spot: ({ seat, bet }) => `Seat ${seat}, ${bet}`,
        player: (seat) => `Go to seat ${seat}`,
      }}
      {...props}
    />
  );

  it('is a button for each player at the table', async () => {
    const onPlayerPress = vi.fn();
    const { container } = render(atRoulette({ focus: { seat: 2, bet: '17' }, onPlayerPress }));
    const players = screen.getAllByRole('button', { name: /^Go to seat/u });
    expect(players.map((button) => button.getAttribute('aria-label'))).toEqual(['Go to seat 2', 'Go to seat 5']);
    expect(players[0]).toHaveAttribute('aria-current', 'true');
    const [, five] = players;
    await userEvent.click(screen.getByRole('button', { name: 'Go to seat 5' }));
    five?.focus();
    await userEvent.keyboard('{Enter}');
    expect(onPlayerPress.mock.calls).toEqual([[5], [5]]);
    // The compartment on the wheel and the stacks in the float serve the mouse.
    const others = [...container.querySelectorAll('.felt-player[aria-hidden="true"]')];
    expect(others).toHaveLength(4);
    for (const other of others) await userEvent.click(other);
    expect(onPlayerPress.mock.calls.slice(2)).toEqual([[2], [2], [5], [5]]);
  });

  it('shows half a chip in figures of the reader’s language', () => {
    const zero = { ...colours, number: 0 } as unknown as Table;
    const half = feltState(roulette, zero, [{ type: 'take', seat: 5, bet: 'red', amount: 250, ms: 0 }]);
    const { container } = render(
      atRoulette({
        table: zero,
        state: half,
        formatAmount: (amount) => (amount / 100).toFixed(amount % 100 === 0 ? 0 : 2).replace('.', ','),
      }),
    );
    const figures = [...container.querySelectorAll('.felt-things .felt-numeral')].map(({ textContent }) => textContent);
    expect(figures).toContain('0,5');
    expect(figures).toContain('2');
  });

  it('is a picture where nothing can be chosen', () => {
    render(atRoulette({ onSpotFocus: undefined }));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
