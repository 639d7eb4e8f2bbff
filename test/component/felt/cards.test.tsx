import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { indexOf, inkOf } from '../../../renderer/felt/cards/card-style.ts';
import { laidOut } from '../../../renderer/felt/cards/laid-out.ts';
import { PlayingCard } from '../../../renderer/felt/cards/playing-card.tsx';
import { DECK, RANKS } from '../../../shared/cards/card.ts';

const LOOK = { indices: 'french', fourColour: false } as const;

describe('cards', () => {
  it('carry the letters of their language', () => {
    expect(RANKS.map((rank) => indexOf(rank, 'french')).join(' ')).toBe('A R D V 10 9 8 7 6 5 4 3 2');
    expect(RANKS.map((rank) => indexOf(rank, 'international')).join(' ')).toBe('A K Q J 10 9 8 7 6 5 4 3 2');
  });

  it('come in two colours or in four', () => {
    expect(new Set((['s', 'h', 'd', 'c'] as const).map((suit) => inkOf(suit, false))).size).toBe(2);
    expect(new Set((['s', 'h', 'd', 'c'] as const).map((suit) => inkOf(suit, true))).size).toBe(4);
  });

  it('are laid out from the highest to the lowest, jokers last', () => {
    expect(laidOut(['4c', 'X1', 'Qs', '9d'])).toEqual(['Qs', '9d', '4c', 'X1']);
  });

  it.each(['compact', 'full'] as const)('draw every face, each different (%s)', (size) => {
    const drawings = [...DECK, ...(['X1', 'X2', 'back'] as const)].map((card) => {
      const { container, unmount } = render(
        <svg>
          <PlayingCard card={card} width={60} size={size} {...LOOK} />
        </svg>,
      );
      const drawing = container.innerHTML.replace(/(id="|url\(#)[^")]+/gu, '$1');
      unmount();
      return drawing;
    });
    expect(new Set(drawings).size).toBe(55);
    for (const drawing of drawings) expect(drawing).not.toMatch(/NaN|undefined/u);
  });
});
