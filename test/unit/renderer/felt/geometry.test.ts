import { describe, expect, it } from 'vitest';

import {
  arcPath,
  columnPaths,
  pose,
  poseAt,
  rackBox,
  rackColumnX,
  RINGS,
  seatAngle,
  tableOutline,
  towardsDealer,
  VIEW,
} from '../../../../renderer/felt/geometry/index.ts';
import { mcThreeCardPoker } from '../../../../renderer/felt/layouts/three-card/mc-three-card-poker.ts';
import { moFortune3CardPoker } from '../../../../renderer/felt/layouts/three-card/mo-fortune-3-card-poker.ts';

const SEATS = 7;
const THREE_CARD = { monaco: mcThreeCardPoker, macau: moFortune3CardPoker };
const seats = Array.from({ length: SEATS }, (_, index) => index + 1);
const distance = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y);

describe('the seats on their arc', () => {
  it('puts seat 1 at screen left and the middle seat straight across', () => {
    expect(seatAngle(1, SEATS)).toBe(-24);
    expect(seatAngle(4, SEATS)).toBe(0);
    expect(seatAngle(7, SEATS)).toBe(24);
    expect(pose(4, 'second', SEATS)).toEqual({ x: 640, y: 160, angle: 0 });
    expect(pose(1, 'second', SEATS).x).toBeLessThan(pose(2, 'second', SEATS).x);
  });

  it('is the same at both sides', () => {
    for (const seat of seats) {
      const here = pose(seat, 'first', SEATS);
      const there = pose(SEATS + 1 - seat, 'first', SEATS);
      expect(here.x + there.x).toBeCloseTo(VIEW.width, 1);
      expect(here.y).toBeCloseTo(there.y, 1);
    }
  });

  it('moves along the circle with dx and towards the dealer with dy', () => {
    const middle = poseAt(4, 1200, SEATS);
    expect(poseAt(4, 1200, SEATS, 57)).toMatchObject({ x: middle.x + 57, y: middle.y });
    expect(poseAt(4, 1200, SEATS, 0, 10)).toMatchObject({ x: middle.x, y: middle.y + 10 });
    const right = poseAt(7, 1200, SEATS);
    expect(distance(poseAt(7, 1200, SEATS, 57), right)).toBeCloseTo(57, 1);
  });

  it('points towards the dealer, whatever the seat', () => {
    for (const seat of seats) {
      const { x, y } = towardsDealer(seatAngle(seat, SEATS), 90);
      expect(Math.hypot(x, y)).toBeCloseTo(90, 1);
      expect(y).toBeGreaterThan(0);
    }
    expect(towardsDealer(24, 90).x).toBeLessThan(0);
  });
});

describe('the picture', () => {
  it.each(Object.entries(THREE_CARD))('keeps every box of %s inside, and boxes of two seats apart', (_id, layout) => {
    for (const box of layout.boxes) {
      for (const seat of seats) {
        const { x, y } = poseAt(seat, box.radius, SEATS, box.dx);
        expect(x).toBeGreaterThan(30);
        expect(x).toBeLessThan(VIEW.width - 30);
        expect(y).toBeGreaterThan(30);
        expect(y).toBeLessThan(VIEW.height - 30);
        const payment = poseAt(seat, box.radius, SEATS, box.dx + box.paymentDx);
        expect(payment.x).toBeLessThan(VIEW.width - 20);
        for (const other of layout.boxes) {
          if (seat === SEATS) continue;
          const next = poseAt(seat + 1, other.radius, SEATS, other.dx);
          expect(distance(payment, next)).toBeGreaterThan(50);
        }
      }
    }
  });

  it.each(Object.entries(THREE_CARD))('lays the boxes of %s from the dealer outwards, the bonus last', (_id, layout) => {
    const staked = layout.boxes.filter((box) => box.shape !== 'bonus');
    expect(staked.map((box) => box.radius)).toEqual([...staked.map((box) => box.radius)].sort((a, b) => a - b));
    expect(layout.boxes.at(-1)?.bet).toBe('anteBonus');
    expect(layout.boxes.at(-1)?.dx).toBeLessThan(0);
  });

  it('draws outlines without a broken number', () => {
    for (const path of [tableOutline(RINGS.rail, 26), arcPath(RINGS.rule, -20, 20), columnPaths(3).outline, columnPaths(3).lines]) {
      expect(path).toMatch(/^M/);
      expect(path).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it('stands the rack in the middle', () => {
    const { x, width } = rackBox(10);
    expect(x + width / 2).toBe(VIEW.width / 2);
    expect(rackColumnX(0, 10)).toBeGreaterThan(x);
    expect(rackColumnX(9, 10)).toBeLessThan(x + width);
  });
});
