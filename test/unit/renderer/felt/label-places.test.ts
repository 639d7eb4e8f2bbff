import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type Label, placeLabels } from '../../../../renderer/felt/label-places.ts';

const label = (x: number, y: number): Label => ({ x, y: y + 20, width: 40, height: 16, around: { x, y, radius: 13 } });

describe('labels beside piles', () => {
  it('stand where they would best stand while there is room', () => {
    expect(placeLabels([label(100, 100), label(300, 100)], [])).toEqual([
      { x: 100, y: 120 },
      { x: 300, y: 120 },
    ]);
  });

  it('look for another place round their pile, the later ones', () => {
    const [first, second] = placeLabels([label(100, 100), label(110, 100)], []);
    expect(first).toEqual({ x: 100, y: 120 });
    expect(second).toBeDefined();
    expect(second).not.toEqual({ x: 110, y: 120 });
  });

  it('without a round thing have one place only', () => {
    const one = { x: 100, y: 100, width: 40, height: 16 };
    expect(placeLabels([one, one], [])).toEqual([{ x: 100, y: 100 }, undefined]);
  });

  it('never cover one another, a pile, or the edge of the picture', () => {
    const point = fc.record({ x: fc.integer({ min: 0, max: 1280 }), y: fc.integer({ min: 0, max: 300 }) });
    fc.assert(
      fc.property(fc.array(point, { maxLength: 40 }), (piles) => {
        const obstacles = piles.map(({ x, y }) => ({ x, y, width: 20, height: 20 }));
        const labels = piles.map(({ x, y }) => label(x, y));
        const placed = placeLabels(labels, obstacles).flatMap((at) => (at ? [{ ...at, width: 40, height: 16 }] : []));
        const all = [...placed, ...obstacles];
        placed.forEach((one, index) => {
          expect(one.x - 20).toBeGreaterThan(0);
          expect(one.x + 20).toBeLessThan(1280);
          for (const other of all.slice(index + 1)) {
            const isClear =
              Math.abs(one.x - other.x) >= (one.width + other.width) / 2 - 0.5 ||
              Math.abs(one.y - other.y) >= (one.height + other.height) / 2 - 0.5;
            expect(isClear).toBe(true);
          }
        });
      }),
      { numRuns: 60 },
    );
  });
});
