import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { Felt, type FeltProps } from '../../../renderer/felt/felt.tsx';
import { feltState } from '../../../renderer/felt/felt-state.ts';
import type { AnswerEvent } from '../../../shared/drills/types.ts';
import { RULE_SETS } from '../../../shared/games/index.ts';
import type { RuleSet, ThreeCardTable } from '../../../shared/games/types.ts';

function ruleSetAt(index: number): RuleSet {
  const ruleSet = RULE_SETS[index];
  if (!ruleSet) throw new Error('no rule set');
  return ruleSet;
}
const monaco = ruleSetAt(0);
const macau = ruleSetAt(1);
const table: ThreeCardTable = {
  ruleSet: monaco.id,
  options: {},
  dealer: ['4c', 'Qs', '9d'],
  seats: [
    { seat: 2, cards: ['8c', '5h', '2d'], folded: true, bets: { ante: 1_500 } },
    { seat: 5, cards: ['9h', '8s', '7h'], folded: false, bets: { ante: 4_000, pairPlus: 1_000, play: 4_000 } },
  ],
};
const move = (type: 'take' | 'pay' | 'return', seat: number, bet: string, amount: number): AnswerEvent => ({
  type,
  seat,
  bet,
  amount,
  ms: 0,
});

function felt(props: Partial<FeltProps> = {}, events: readonly AnswerEvent[] = [], ruleSet = monaco) {
  return (
    <Felt
      ruleSet={ruleSet}
      table={table}
      state={feltState(ruleSet, table, events)}
      labels
      indices="french"
      fourColour={false}
      formatAmount={(amount) => String(amount / 100)}
      words={{
        label: 'Table from the dealer’s side',
        folded: 'Folded',
        spot: ({ seat, bet, stake }) => `Seat ${seat}, ${bet}, stake ${stake / 100}`,
        rackChip: (value) => `Chip of ${value / 100}`,
      }}
      onSpotFocus={() => undefined}
      animate={false}
      {...props}
    />
  );
}

describe('the spots', () => {
  it('are buttons named by the caller, seat by seat from the dealer outwards', () => {
    render(felt());
    const group = screen.getByRole('group', { name: 'Table from the dealer’s side' });
    expect(
      within(group)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual([
      'Seat 2, ante, stake 15',
      'Seat 2, anteBonus, stake 0',
      'Seat 5, pairPlus, stake 10',
      'Seat 5, ante, stake 40',
      'Seat 5, play, stake 40',
      'Seat 5, anteBonus, stake 0',
    ]);
  });

  it('are chosen by a press', async () => {
    const onSpotFocus = vi.fn();
    render(felt({ onSpotFocus }));
    await userEvent.click(screen.getByRole('button', { name: 'Seat 5, ante, stake 40' }));
    expect(onSpotFocus).toHaveBeenCalledWith(5, 'ante');
  });

  it('let Tab reach one of them: the current one', () => {
    render(felt({ focus: { seat: 5, bet: 'play' } }));
    const reachable = screen.getAllByRole('button').filter((button) => button.tabIndex === 0);
    expect(reachable).toEqual([screen.getByRole('button', { name: 'Seat 5, play, stake 40' })]);
    expect(reachable[0]).toHaveAttribute('aria-current', 'true');
  });

  it('let Tab reach the first while none is current', async () => {
    const onSpotFocus = vi.fn();
    render(felt({ onSpotFocus }));
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Seat 2, ante, stake 15' })).toHaveFocus();
    expect(onSpotFocus).toHaveBeenCalledWith(2, 'ante');
  });

  it('take the keyboard along when the current spot moves', () => {
    const { rerender } = render(felt({ focus: { seat: 5, bet: 'play' } }));
    screen.getByRole('button', { name: 'Seat 5, play, stake 40' }).focus();
    rerender(felt({ focus: { seat: 5, bet: 'ante' } }));
    expect(screen.getByRole('button', { name: 'Seat 5, ante, stake 40' })).toHaveFocus();
  });

  it('never draw the keyboard away from a field', () => {
    const page = (bet: string) => (
      <>
        <input aria-label="Amount" />
        {felt({ focus: { seat: 5, bet } })}
      </>
    );
    const { rerender } = render(page('play'));
    screen.getByRole('textbox', { name: 'Amount' }).focus();
    rerender(page('ante'));
    expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveFocus();
  });

  it('are no buttons on a felt that is only shown', () => {
    render(felt({ onSpotFocus: undefined }));
    expect(screen.getByRole('img', { name: 'Table from the dealer’s side' })).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('what lies on the felt', () => {
  it('is labelled with its amounts, or not', () => {
    const { rerender, container } = render(felt({}, [move('pay', 5, 'ante', 4_000), move('return', 5, 'play', 4_000)]));
    const tags = () => [...container.querySelectorAll('.felt-tag')].map((tag) => tag.textContent);
    expect(tags().sort()).toEqual(['+40', '10', '15', '40', '40'].sort());
    expect(container.querySelectorAll('.felt-tag-returned')).toHaveLength(1);
    rerender(felt({ labels: false }));
    expect(tags()).toEqual([]);
  });

  it('shows a folded hand face down until its stakes are in', () => {
    const { rerender, container } = render(felt());
    const cards = () => container.querySelectorAll('.felt-things .felt-card').length;
    expect(screen.getByText('Folded')).toBeInTheDocument();
    expect(cards()).toBe(9);
    rerender(felt({}, [move('take', 2, 'ante', 1_500)]));
    expect(cards()).toBe(6);
    expect(screen.getByText('Folded')).toBeInTheDocument();
  });

  it('ticks a settled hand neutrally, but not while one is still there', () => {
    const done = [move('pay', 5, 'ante', 4_000), move('return', 5, 'play', 4_000), move('take', 5, 'pairPlus', 1_000)];
    const { rerender, container } = render(felt({}, done));
    expect(container.querySelectorAll('.felt-settled')).toHaveLength(1);
    rerender(felt({ focus: { seat: 5, bet: 'anteBonus' } }, done));
    expect(container.querySelectorAll('.felt-settled')).toHaveLength(0);
  });

  it('keeps taken chips only where they are seen going', () => {
    const taken = [move('take', 2, 'ante', 1_500)];
    const { rerender, container } = render(felt({ animate: true }, taken));
    expect(container.querySelectorAll('.felt-chips-taken')).toHaveLength(1);
    rerender(felt({ animate: false }, taken));
    expect(container.querySelectorAll('.felt-chips-taken')).toHaveLength(0);
  });

  it('shows what is being typed beside its spot', () => {
    const { container } = render(felt({ focus: { seat: 5, bet: 'play', entry: '1,234', sign: '+' } }));
    expect(container.querySelector('.felt-entry')).toHaveTextContent('+1,234');
    expect(container.querySelector('.felt-seat-current')).toHaveTextContent('5');
  });

  it('lights a box below the chips, so that no figure is cut', () => {
    const { container } = render(felt({ focus: { seat: 5, bet: 'play' } }));
    const ring = container.querySelector('.felt-focus');
    const chips = container.querySelector('.felt-chips');
    if (!ring || !chips) throw new Error('no ring, or no chips');
    expect(ring.compareDocumentPosition(chips) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('marks verdicts in shapes of their own and says what was due', () => {
    const { container } = render(
      felt({
        marks: [
          { shape: 'right', seat: 5, bet: 'ante' },
          { shape: 'wrong', seat: 5, bet: 'pairPlus', tag: '155 → 150' },
          { shape: 'missed', seat: 2, bet: 'ante' },
          { shape: 'order', seat: 5, bet: 'play', number: 2 },
          { shape: 'right', seat: 5 },
          { shape: 'wrong', tag: 'Q' },
        ],
      }),
    );
    const count = (selector: string) => container.querySelectorAll(selector).length;
    expect(count('.felt-mark-right circle.felt-mark-ground')).toBe(2);
    expect(count('.felt-mark-wrong rect[transform="rotate(45)"]')).toBe(2);
    expect(count('.felt-mark-missed .felt-mark-dashes')).toBe(1);
    expect(container.querySelector('.felt-mark-order text')).toHaveTextContent('2');
    expect(screen.getByText('155 → 150')).toBeInTheDocument();
    expect(count('.felt-halo')).toBe(3);
  });

  it('gives every id once, with two felts on one page', () => {
    const { container } = render(
      <>
        {felt()}
        {felt({}, [], macau)}
      </>,
    );
    const ids = [...container.querySelectorAll('[id]')].map((element) => element.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const reference of container.innerHTML.matchAll(/url\(#([^)]+)\)/gu)) expect(ids).toContain(reference[1]);
  });
});

describe('the rack', () => {
  it('is a row of buttons where payments are built in chips', async () => {
    const onRackChip = vi.fn();
    render(felt({ onRackChip }));
    await userEvent.click(screen.getByRole('button', { name: 'Chip of 25' }));
    screen.getByRole('button', { name: 'Chip of 5' }).focus();
    await userEvent.keyboard('{Enter} ');
    expect(onRackChip.mock.calls).toEqual([[2_500], [500], [500]]);
  });
});

describe('the print', () => {
  it('speaks French in Monaco', () => {
    render(felt());
    for (const text of ['LE CROUPIER JOUE AVEC LA DAME OU MIEUX', 'Suite couleur', '40 pour 1']) {
      expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    }
    expect(screen.getAllByText('PLAY')).toHaveLength(7);
  });

  it('speaks Chinese in Macau, on burgundy, with the odds of its own text', () => {
    const { container } = render(felt({}, [], macau));
    for (const text of ['額外彩金', '莊荷持 Q 或以上方可對玩', '一賠二十五']) expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getAllByText('加注')).toHaveLength(7);
    expect(container.querySelector('[data-felt="burgundy"]')).toBeInTheDocument();
  });
});
