import path from 'node:path';

import { type BrowserWindow, app, nativeTheme, screen } from 'electron';

import type { Preferences } from '#shared/api/schemas.ts';
import type { ShellFacts } from './facts.ts';
import { log } from './log.ts';
import { APP_URL } from './origin.ts';
import { placeWindow, readWindowState, writeWindowState } from './window-state.ts';
import { createWindow } from './window.ts';

export interface MainWindowOptions {
  readonly preload: string;
  readonly facts: ShellFacts;
  readonly theme: Preferences['theme'];
  /** Tells the person that the window's process stopped. Called before the window is loaded again. */
  readonly reportCrash: () => void;
}

function keepPlace(window: BrowserWindow, file: string): void {
  window.on('close', () => {
    try {
      writeWindowState(file, { bounds: window.getNormalBounds(), maximised: window.isMaximized() });
    } catch (error) {
      log('could not keep the place of the window', error);
    }
  });
}

/** Opens the interface where its window was left. */
export async function openMainWindow({ preload, facts, theme, reportCrash }: MainWindowOptions): Promise<BrowserWindow> {
  const file = path.join(app.getPath('userData'), 'window.json');
  const state = readWindowState(file);
  const displays = [screen.getPrimaryDisplay(), ...screen.getAllDisplays()];
  const systemTheme = nativeTheme.shouldUseDarkColors ? 'dark' : 'light';
  const window = createWindow({
    place: placeWindow(
      state,
      displays.map(({ workArea }) => workArea),
    ),
    maximised: state?.maximised ?? false,
    theme: theme === 'system' ? systemTheme : theme,
    preload,
    facts,
    isPackaged: app.isPackaged,
  });
  keepPlace(window, file);
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit') return;
    reportCrash();
    window.webContents.reload();
  });
  await window.loadURL(APP_URL);
  return window;
}
