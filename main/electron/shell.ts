import { BrowserWindow, Menu, app, session } from 'electron';

import { languageFor } from '#shared/api/language.ts';
import type { Language, Preferences, Session } from '#shared/api/schemas.ts';
import type { Desk } from '../desk/create-desk.ts';
import type { OpenDesk } from '../desk/open-desk.ts';
import { openOwnDesk } from './desk-host.ts';
import { reportBug, reportStartFailure, reportWindowCrash } from './failure.ts';
import { hardenContents, hardenSession } from './hardening.ts';
import { answerBridge } from './ipc.ts';
import { log } from './log.ts';
import { openMainWindow } from './main-window.ts';
import { menuTemplate } from './menu.ts';
import { APP_URL } from './origin.ts';
import { carryDesk } from './protocol.ts';
import { keepSession } from './session-keeper.ts';
import { focusWindow } from './window.ts';
import { wordsIn } from './words.ts';

export interface ShellFiles {
  readonly preload: string;
  /** The folder of the built interface. */
  readonly interfaceFolder: string;
}

/** What the person saved: the interface applies it too, but only once the window is there. */
async function savedPreferences(desk: Desk): Promise<Preferences> {
  const response = await desk(new Request(`${APP_URL}api/session`));
  if (!response.ok) throw new Error(`the desk answers ${String(response.status)} for the session`);
  const { preferences } = (await response.json()) as Session;
  return preferences;
}

/** Closes the store before the process ends, whichever way the person quits. */
function closeOnQuit({ close }: OpenDesk): void {
  let isClosed = false;
  app.on('will-quit', (event) => {
    if (isClosed) return;
    event.preventDefault();
    const quit = () => {
      isClosed = true;
      app.quit();
    };
    close().then(quit, (error: unknown) => {
      log('the store did not close', error);
      quit();
    });
  });
}

/** One window, as on every platform; on macOS the application outlives it and opens it again from the dock. */
function keepOneWindow(open: () => Promise<unknown>): void {
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  app.on('activate', () => {
    if (BrowserWindow.getAllWindows().length === 0) void open();
  });
}

/** Runs the application: the desk, the menu, the window. Must be called before Electron is ready. */
export function runShell(files: ShellFiles): void {
  const systemLanguages = (): string[] => app.getPreferredSystemLanguages();
  let language: Language = 'en';
  const words = () => wordsIn(language);
  const stop = (error: unknown) => {
    reportBug(words(), error);
  };
  const speak = (chosen: Language) => {
    language = chosen;
    const template = menuTemplate(words(), { platform: process.platform, appName: app.getName(), isPackaged: app.isPackaged });
    Menu.setApplicationMenu(Menu.buildFromTemplate(template));
  };

  process.on('uncaughtException', stop);
  process.on('unhandledRejection', stop);
  app.on('web-contents-created', (_event, contents) => {
    hardenContents(contents);
  });
  app.on('second-instance', () => {
    const window = BrowserWindow.getAllWindows()[0];
    if (window !== undefined) focusWindow(window);
  });

  const start = async () => {
    language = languageFor(systemLanguages());
    hardenSession(session.defaultSession);
    const opened = await openOwnDesk({
      data: app.getPath('userData'),
      interfaceFolder: files.interfaceFolder,
      appVersion: app.getVersion(),
    });
    if (!opened.ok) {
      reportStartFailure(words(), opened.error);
      return;
    }
    const desk = keepSession(opened.value.desk);
    closeOnQuit(opened.value);
    carryDesk(desk);
    answerBridge({ words, speak });
    speak((await savedPreferences(desk)).language ?? language);

    const open = async () => {
      const { theme } = await savedPreferences(desk);
      await openMainWindow({
        preload: files.preload,
        facts: { appVersion: app.getVersion(), systemLanguages: systemLanguages() },
        theme,
        reportCrash: () => {
          reportWindowCrash(words());
        },
      });
    };
    keepOneWindow(open);
    await open();
  };
  app.whenReady().then(start).catch(stop);
}
