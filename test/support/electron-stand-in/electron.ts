/** What `import … from 'electron'` gives in a main process. An import that is not here fails to link, by name. */
import { app } from './app.ts';
import { BrowserWindow } from './browser-window.ts';
import { ipcMain } from './ipc-main.ts';
import { Menu } from './menu.ts';
import { dialog, nativeTheme, screen, shell } from './native.ts';
import { protocol } from './protocol.ts';
import { session } from './session.ts';

export { app, BrowserWindow, dialog, ipcMain, Menu, nativeTheme, protocol, screen, session, shell };
