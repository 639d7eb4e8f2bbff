import type Electron from 'electron';
import { describe, expectTypeOf, it } from 'vitest';

import type * as model from '../support/electron-stand-in/electron.ts';

/** Members that only the stand-in has, for tests; all others must be Electron's. */
type Own = 'aboutPanel' | 'attach' | 'becomeReady' | 'lines' | 'load' | 'log' | 'options' | 'refused';
type Invented<Model, Real> = Exclude<keyof Model, keyof Real | Own>;

interface Inventions {
  readonly app: Invented<typeof model.app, Electron.App>;
  readonly window: Invented<model.BrowserWindow, Electron.BrowserWindow>;
  readonly windows: Invented<typeof model.BrowserWindow, typeof Electron.BrowserWindow>;
  readonly contents: Invented<model.BrowserWindow['webContents'], Electron.WebContents>;
  readonly dialog: Invented<typeof model.dialog, Electron.Dialog>;
  readonly ipcMain: Invented<typeof model.ipcMain, Electron.IpcMain>;
  readonly menu: Invented<model.Menu, Electron.Menu>;
  readonly nativeTheme: Invented<typeof model.nativeTheme, Electron.NativeTheme>;
  readonly protocol: Invented<typeof model.protocol, Electron.Protocol>;
  readonly screen: Invented<typeof model.screen, Electron.Screen>;
  readonly session: Invented<typeof model.session.defaultSession, Electron.Session>;
}

describe('the stand-in for Electron', () => {
  it('offers nothing that Electron does not have', () => {
    expectTypeOf<Inventions[keyof Inventions]>().toBeNever();
  });
});
