import type { SaveDialogOptions, SaveDialogReturnValue } from 'electron';

import { tellLauncher } from './control.ts';
import { readSettings } from './settings.ts';
import { checkMembers, strict } from './strict.ts';

const settings = readSettings();
const display = (workArea: Electron.Rectangle) => strict('Display', { workArea });

export const nativeTheme = strict('nativeTheme', { shouldUseDarkColors: settings.darkSystem });

export const screen = strict('screen', {
  getPrimaryDisplay: () => settings.workAreas.slice(0, 1).map(display)[0],
  getAllDisplays: () => settings.workAreas.map(display),
});

/** The addresses handed to the system's browser. */
export const openedOutside: string[] = [];

export const shell = strict('shell', {
  openExternal(url: string): Promise<void> {
    openedOutside.push(url);
    return Promise.resolve();
  },
});

const asked: SaveDialogOptions[] = [];
const answers: SaveDialogReturnValue[] = [];

export const dialog = strict('dialog', {
  showErrorBox(title: string, content: string): void {
    tellLauncher({ kind: 'errorBox', title, content });
  },
  showSaveDialog(_window: unknown, options: SaveDialogOptions): Promise<SaveDialogReturnValue> {
    checkMembers('showSaveDialog', options, ['defaultPath', 'filters', 'properties']);
    asked.push(options);
    return Promise.resolve(answers.shift() ?? { canceled: true, filePath: '' });
  },
});

/** The save dialogs so far, and what the person will answer to the next ones; cancels where nothing is set. */
export const saveDialogs = { asked, answers };
