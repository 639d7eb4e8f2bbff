import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { FeltMini } from '../../../renderer/felt/felt-mini.tsx';
import { feltState } from '../../../renderer/felt/felt-state.ts';
import { FeltTable } from '../../../renderer/felt/felt-table.tsx';
import { PLAYABLE_RULE_SETS } from '../../../renderer/felt/layouts/index.ts';
import { RULE_SETS } from '../../../shared/games/index.ts';
import type { ThreeCardTable } from '../../../shared/games/types.ts';

const table: ThreeCardTable = {
  ruleSet: 'mc-three-card-poker',
  options: {},
  dealer: ['4c', 'Qs', '9d'],
  seats: [
    { seat: 2, cards: ['8c', '5h', '2d'], folded: true, bets: { ante: 1_500 } },
    { seat: 5, cards: ['9h', '8s', '7h'], folded: false, bets: { ante: 4_000, play: 4_000 } },
  ],
};

describe('FeltTable', () => {
  it('tells the same facts seat by seat', () => {
    const [ruleSet] = RULE_SETS;
    if (!ruleSet) throw new Error('no rule set');
    const state = feltState(ruleSet, table, [
      { type: 'take', seat: 2, bet: 'ante', amount: 1_500, ms: 0 },
      { type: 'pay', seat: 5, bet: 'ante', amount: 4_000, ms: 0 },
      { type: 'return', seat: 5, bet: 'play', amount: 4_000, ms: 0 },
    ]);
    render(
      <FeltTable
        ruleSet={ruleSet}
        table={table}
        state={state}
        formatAmount={(amount) => String(amount / 100)}
        words={{
          caption: 'The table, seat by seat',
          seat: 'Seat',
          cards: 'Cards',
          dealer: 'Dealer',
          number: 'Number',
          folded: 'Folded',
          spot: 'Spot',
          state: 'On it',
          bet: (bet) => bet,
          card: (card) => card,
          faceDown: 'face down',
          act: (topic) => topic,
          amount: (amount) => String(amount / 100),
          list: (items) => items.join(', '),
          stake: (amount) => `stake ${amount}`,
          taken: (amount) => `taken ${amount}`,
          paid: (amount) => `paid ${amount}`,
          returned: (amount) => `returned ${amount}`,
        }}
      />,
    );
    const cells = (name: string) =>
      within(screen.getByRole('row', { name }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    expect(screen.getByRole('table', { name: 'The table, seat by seat' })).toBeInTheDocument();
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Seat',
      'Cards',
      'pairPlus',
      'ante',
      'play',
      'anteBonus',
    ]);
    expect(cells('2 Folded taken 15')).toEqual(['Folded', '', 'taken 15', '', '']);
    expect(cells('5 9h, 8s, 7h stake 40, paid 40 returned 40')).toEqual(['9h, 8s, 7h', '', 'stake 40, paid 40', 'returned 40', '']);
    expect(screen.getByRole('row', { name: 'Dealer Qs, 9d, 4c' })).toBeInTheDocument();
  });
});

describe('FeltMini', () => {
  it.each(PLAYABLE_RULE_SETS)('draws the layout of $id on its own cloth, as decoration', ({ id }) => {
    const { container } = render(<FeltMini ruleSet={id} />);
    const picture = container.querySelector('svg');
    expect(picture).toHaveAttribute('aria-hidden', 'true');
    expect(picture?.querySelectorAll('path, rect, circle').length).toBeGreaterThan(3);
  });

  it('draws nothing for a game without a layout', () => {
    const { container } = render(<FeltMini ruleSet="nowhere" />);
    expect(container).toBeEmptyDOMElement();
  });
});
