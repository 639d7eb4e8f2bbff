import { describe, expect, it } from 'vitest';

import type { SpotState } from '../../../../renderer/felt/felt-state.ts';
import { drawingOf } from '../../../../renderer/felt/layouts/index.ts';
import { type Piece, chipPieces } from '../../../../renderer/felt/seats/pieces.ts';
import type { ThreeCardTable } from '../../../../shared/games/types.ts';

const table: ThreeCardTable = { ruleSet: 'mc-three-card-poker', options: {}, dealer: [], seats: [] };

const spotState = (bet: string, more: Partial<SpotState> = {}): SpotState => ({
  seat: 4,
  bet,
  stake: 2_000,
  left: 2_000,
  taken: 0,
  paid: 0,
  returned: 0,
  ...more,
});
function piecesOf(spots: readonly SpotState[], preview?: { seat: number; bet: string; amount: number }): readonly Piece[] {
  const drawing = drawingOf(table);
  if (!drawing) throw new Error('no layout');
  return chipPieces(drawing, spots, preview);
}

describe('chipPieces', () => {
  it('lists the outermost box first, so that nearer stacks are drawn over those behind', () => {
    expect(piecesOf([spotState('pairPlus'), spotState('ante'), spotState('play')]).map(({ bet }) => bet)).toEqual([
      'play',
      'ante',
      'pairPlus',
    ]);
  });

  it('lays a payment beside its stake and never over it', () => {
    const [stake, paid] = piecesOf([spotState('ante', { paid: 2_000 })]);
    expect([stake?.kind, paid?.kind]).toEqual(['stake', 'paid']);
    expect((paid?.place.x ?? 0) - (stake?.place.x ?? 0)).toBe(57);
  });

  it('pushes a returned stake out of its box, clear of a payment too', () => {
    const [returned] = piecesOf([spotState('play', { left: 0, returned: 2_000 })]);
    expect(returned).toMatchObject({ kind: 'returned', amount: 2_000, home: { x: 640 } });
    expect(returned?.place.x).toBe(697);
    const [both, paid] = piecesOf([spotState('play', { left: 0, returned: 2_000, paid: 2_000 })]);
    expect((both?.place.x ?? 0) - (paid?.place.x ?? 0)).toBe(36);
  });

  it('remembers a stake that was taken, so that it can be seen going', () => {
    expect(piecesOf([spotState('ante', { left: 0, taken: 2_000 })])).toMatchObject([{ kind: 'taken', amount: 2_000 }]);
    expect(piecesOf([spotState('ante', { left: 500, taken: 1_500 })])).toMatchObject([{ kind: 'stake', amount: 500 }]);
  });

  it('shows a payment before it is made, until it is made', () => {
    const preview = { seat: 4, bet: 'anteBonus', amount: 4_000 };
    expect(piecesOf([spotState('anteBonus', { stake: 0, left: 0 })], preview)).toMatchObject([{ kind: 'preview', amount: 4_000 }]);
    expect(piecesOf([spotState('anteBonus', { stake: 0, left: 0, paid: 4_000 })], preview)).toMatchObject([{ kind: 'paid' }]);
    expect(piecesOf([spotState('anteBonus', { stake: 0, left: 0 })], { ...preview, seat: 5 })).toEqual([]);
  });
});
