import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { placeWindow, readWindowState, writeWindowState } from '../../../../main/electron/window-state.ts';

const main = { x: 0, y: 25, width: 1920, height: 1055 };
const left = { x: -1440, y: 0, width: 1440, height: 900 };
const centred = { x: 320, y: 153, width: 1280, height: 800 };
const at = (x: number, y: number, width = 1200, height = 800) => ({ bounds: { x, y, width, height }, maximised: false });

describe('placeWindow', () => {
  it('centres the first window on the main display', () => {
    expect(placeWindow(null, [main, left])).toEqual(centred);
  });

  it('opens where the window was left, on any display', () => {
    expect(placeWindow(at(100, 100), [main])).toEqual({ x: 100, y: 100, width: 1200, height: 800 });
    expect(placeWindow(at(-1400, 10), [main, left])).toEqual({ x: -1400, y: 10, width: 1200, height: 800 });
  });

  it.each([
    ['on a display that is gone', at(-1400, 10)],
    ['with its title bar above the display', at(100, -100)],
    ['below the display', at(100, 1060)],
    ['with too little to get hold of', at(1800, 100)],
  ])('centres a window left %s', (_name, state) => {
    expect(placeWindow(state, [main])).toEqual(centred);
  });

  it('never opens smaller than the smallest size', () => {
    expect(placeWindow(at(0, 25, 300, 200), [main])).toEqual({ x: 0, y: 25, width: 1024, height: 700 });
    expect(placeWindow(null, [{ x: 0, y: 0, width: 800, height: 600 }])).toEqual({ x: 0, y: 0, width: 1024, height: 700 });
  });

  it('fits a small display', () => {
    expect(placeWindow(null, [{ x: 0, y: 0, width: 1180, height: 760 }])).toEqual({ x: 0, y: 0, width: 1180, height: 760 });
  });
});

describe('the file with the window’s place', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tapis-window-'));
  const file = path.join(folder, 'window.json');
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('is read as it was written', () => {
    const state = { bounds: { x: -5, y: 7, width: 1300, height: 820 }, maximised: true };
    writeWindowState(file, state);
    expect(readWindowState(file)).toEqual(state);
  });

  it.each(['', '{', '[]', 'null', '{"bounds":{"x":0,"y":0,"width":"wide","height":1},"maximised":false}', '{"bounds":{"x":1e9}}'])(
    'is ignored when it holds %j',
    (content) => {
      writeFileSync(file, content);
      expect(readWindowState(file)).toBeNull();
    },
  );

  it('may be missing', () => {
    expect(readWindowState(path.join(folder, 'none.json'))).toBeNull();
  });
});
