import { BrowserWindow, type Rectangle } from 'electron';

import { type ShellFacts, factsArgument } from './facts.ts';
import { MINIMUM_SIZE } from './window-state.ts';

/** The grounds of the two themes, painted before the interface is there so that nothing flashes. */
const GROUND = { dark: '#101513', light: '#f3eee2' } as const;

export interface WindowOptions {
  readonly place: Rectangle;
  readonly maximised: boolean;
  readonly theme: keyof typeof GROUND;
  /** The preload script's file. */
  readonly preload: string;
  readonly facts: ShellFacts;
  readonly isPackaged: boolean;
}

/** Makes the window, which shows itself once the interface is painted. */
export function createWindow({ place, maximised, theme, preload, facts, isPackaged }: WindowOptions): BrowserWindow {
  const window = new BrowserWindow({
    ...place,
    minWidth: MINIMUM_SIZE.width,
    minHeight: MINIMUM_SIZE.height,
    title: 'Tapis',
    backgroundColor: GROUND[theme],
    show: false,
    webPreferences: {
      preload,
      additionalArguments: [factsArgument(facts)],
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webviewTag: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      navigateOnDragDrop: false,
      spellcheck: false,
      devTools: !isPackaged,
    },
  });
  window.once('ready-to-show', () => {
    if (maximised) window.maximize();
    window.show();
  });
  return window;
}

/** Brings the window back before the person. */
export function focusWindow(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}
