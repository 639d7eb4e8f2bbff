import { readFileSync, renameSync, writeFileSync } from 'node:fs';

import type { Rectangle } from 'electron';
import { z } from 'zod';

export const MINIMUM_SIZE = { width: 1024, height: 700 } as const;
const DEFAULT_SIZE = { width: 1280, height: 800 } as const;
/** How much of the window must lie on a display for a person to get hold of it. */
const VISIBLE = { width: 160, height: 48 } as const;

const coordinate = z.int().min(-100_000).max(100_000);
const windowStateSchema = z.strictObject({
  bounds: z.strictObject({ x: coordinate, y: coordinate, width: coordinate, height: coordinate }),
  maximised: z.boolean(),
});
export type WindowState = z.infer<typeof windowStateSchema>;

/** Where the window was left; null the first time, and where the file is damaged: a place on a screen is no reason to fail. */
export function readWindowState(file: string): WindowState | null {
  try {
    return windowStateSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

/** Keeps where the window is, in one step, so that a crash never leaves half a file. */
export function writeWindowState(file: string, state: WindowState): void {
  const draft = `${file}.new`;
  writeFileSync(draft, `${JSON.stringify(state)}\n`);
  renameSync(draft, file);
}

function overlap(startA: number, lengthA: number, startB: number, lengthB: number): number {
  return Math.min(startA + lengthA, startB + lengthB) - Math.max(startA, startB);
}

/** Whether the title bar can be reached on this display; what hangs below or beside it does not matter. */
function isReachable(bounds: Rectangle, workArea: Rectangle): boolean {
  const across = overlap(bounds.x, bounds.width, workArea.x, workArea.width);
  const down = overlap(bounds.y, VISIBLE.height, workArea.y, workArea.height);
  return across >= VISIBLE.width && down >= VISIBLE.height;
}

/**
 * Where to open the window on the displays there are now: where it was left, else centred on the main one.
 * `workAreas` begins with the main display.
 */
export function placeWindow(state: WindowState | null, workAreas: readonly Rectangle[]): Rectangle {
  if (state !== null) {
    const bounds = {
      ...state.bounds,
      width: Math.max(state.bounds.width, MINIMUM_SIZE.width),
      height: Math.max(state.bounds.height, MINIMUM_SIZE.height),
    };
    if (workAreas.some((workArea) => isReachable(bounds, workArea))) return bounds;
  }
  const main = workAreas[0] ?? { x: 0, y: 0, ...DEFAULT_SIZE };
  const width = Math.max(Math.min(DEFAULT_SIZE.width, main.width), MINIMUM_SIZE.width);
  const height = Math.max(Math.min(DEFAULT_SIZE.height, main.height), MINIMUM_SIZE.height);
  return {
    x: main.x + Math.max(0, Math.round((main.width - width) / 2)),
    y: main.y + Math.max(0, Math.round((main.height - height) / 2)),
    width,
    height,
  };
}
