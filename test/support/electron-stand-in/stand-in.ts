import { BrowserWindow } from './browser-window.ts';
import { invokeChannel, openChannels } from './ipc-main.ts';
import { menuLines } from './menu.ts';
import { openedOutside, saveDialogs } from './native.ts';
import { askHandler, privilegedSchemes } from './protocol.ts';
import { askPermission, isRequestAllowed } from './session.ts';
import { app } from './app.ts';

/** What tests reach inside the main process: the model's state, and what a person or a page would do to it. */
export const standIn = {
  app,
  window: (): BrowserWindow => {
    const window = BrowserWindow.getAllWindows()[0];
    if (window === undefined) throw new Error('no window is open');
    return window;
  },
  menuLines,
  saveDialogs,
  privilegedSchemes,
  askHandler,
  askPermission,
  isRequestAllowed,
  invokeChannel,
  openChannels,
  openedOutside,
};
export type StandIn = typeof standIn;
