import { type Point, VIEW } from './geometry/index.ts';

/** A label and where it would best stand: its middle. */
export interface Label extends Point {
  readonly width: number;
  readonly height: number;
  /** The round thing it speaks of: where its best place is taken, it looks for another one round that. */
  readonly around?: Point & { readonly radius: number };
}

/** Something no label may cover: its middle and its size. */
export interface Obstacle extends Point {
  readonly width: number;
  readonly height: number;
}

const GAP = 2;
/** What is kept free at the sides of the picture. */
const MARGIN = 3;

/**
 * Places for labels so that none covers another or an obstacle, the first the first to choose. One without a place of its
 * own any more is left out: what it says must be said elsewhere too. In the order of the labels.
 */
export function placeLabels(labels: readonly Label[], obstacles: readonly Obstacle[]): readonly (Point | undefined)[] {
  const taken: Obstacle[] = [...obstacles];
  return labels.map((label) => {
    const { width, height } = label;
    const place = candidates(label).find((at) => isInView(at, width) && !taken.some((other) => overlap({ ...at, width, height }, other)));
    if (place) taken.push({ ...place, width, height });
    return place;
  });
}

function candidates({ x, y, width, height, around }: Label): readonly Point[] {
  if (!around) return [{ x, y }];
  const across = around.radius + width / 2 + GAP;
  const along = around.radius + height / 2 + GAP;
  const at = (dx: number, dy: number): Point => ({ x: around.x + dx, y: around.y + dy });
  const aside = width / 2 - around.radius;
  return [
    { x, y },
    at(0, along),
    at(0, -along),
    at(across, 0),
    at(-across, 0),
    at(aside, along),
    at(-aside, along),
    at(aside, -along),
    at(-aside, -along),
    at(across, along * 0.6),
    at(-across, along * 0.6),
    at(across, -along * 0.6),
    at(-across, -along * 0.6),
  ];
}

function isInView({ x }: Point, width: number): boolean {
  return x - width / 2 > MARGIN && x + width / 2 < VIEW.width - MARGIN;
}

function overlap(one: Obstacle, other: Obstacle): boolean {
  return (
    Math.abs(one.x - other.x) < (one.width + other.width) / 2 - 0.5 && Math.abs(one.y - other.y) < (one.height + other.height) / 2 - 0.5
  );
}
