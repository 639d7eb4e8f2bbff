import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { settleDrill } from '#shared/drills/settle/settle-drill.ts';
import { RULE_SETS } from '#shared/games/index.ts';

import { Felt } from '../../../renderer/felt/felt.tsx';
import { feltState } from '../../../renderer/felt/felt-state.ts';
import { VIEW } from '../../../renderer/felt/geometry/index.ts';
import { drawingOf } from '../../../renderer/felt/layouts/index.ts';
import { runSettings } from '../../support/settling.ts';

const SEED = '00112233445566778899aabbccddeeff';
const MOST_SEATS = 7;

interface Sides {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The sides of a tag, from where it was put and how large it is. */
function sidesOf(tag: Element | null | undefined): Sides {
  const put = tag?.closest('[transform^="translate"]')?.getAttribute('transform') ?? '';
  const [x = NaN, y = NaN] = [...(/translate\((\S+) (\S+)\)/u.exec(put)?.slice(1) ?? [])].map(Number);
  const [width, height] = ['width', 'height'].map((side) => Number(tag?.querySelector('rect')?.getAttribute(side)) / 2);
  if (width === undefined || height === undefined) throw new Error('no tag');
  return { left: x - width, right: x + width, top: y - height, bottom: y + height };
}

describe.each(RULE_SETS.map((ruleSet) => [ruleSet.id, ruleSet] as const))('what is typed at %s', (id, ruleSet) => {
  const { table } = settleDrill.makeItem(runSettings(id, { items: 1, seats: Math.min(MOST_SEATS, ruleSet.seats) }), SEED, 0);
  const staked = ruleSet.spots(table).filter(({ stake }) => stake > 0);
  const seats = staked.map(({ seat }) => seat);
  // The outermost seats are turned the most.
  const stakes = staked.filter(({ seat }) => seat === Math.min(...seats) || seat === Math.max(...seats));
  const drawing = drawingOf(table);

  it.each(stakes)('for $bet of seat $seat hides no figure of its stake and stays in the picture', ({ seat, bet, stake }) => {
    const { spots, ...rest } = feltState(ruleSet, table, []);
    const { container } = render(
      <Felt
        ruleSet={ruleSet}
        table={table}
        state={{ ...rest, spots: spots.filter((spot) => spot.seat === seat && spot.bet === bet) }}
        focus={{ seat, bet, entry: '14,800', sign: '+' }}
        labels
        indices="international"
        fourColour={false}
        formatAmount={(amount) => String(amount / 100)}
        words={{ label: 'table', folded: 'folded', spot: () => 'spot' }}
        animate={false}
      />,
    );
    const entry = sidesOf(container.querySelector('.felt-entry'));
    expect(entry.left).toBeGreaterThanOrEqual(0);
    expect(entry.right).toBeLessThanOrEqual(VIEW.width);
    // A pile seen from above carries its figure on its chips, above the tag.
    if (drawing?.byPlace === true || drawing?.place({ seat, bet })?.stakeTag === false) return;
    const tag = [...container.querySelectorAll('.felt-tag')].find(({ textContent }) => textContent === String(stake / 100));
    const figure = sidesOf(tag);
    expect(figure.right).not.toBeNaN();
    expect(entry.left >= figure.right || entry.top >= figure.bottom).toBe(true);
  });
});
