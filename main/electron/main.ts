import { mkdirSync } from 'node:fs';
import path from 'node:path';

import { app } from 'electron';

import { dataFolder } from '../store/data-folder.ts';
import { logTo } from './log.ts';
import { registerAppScheme } from './protocol.ts';
import { runShell } from './shell.ts';

// All of this has to be said before Electron is ready, and the folder before the lock, which lies in it.
registerAppScheme();
app.enableSandbox();
// The same folder as without Electron: whoever trains in a browser finds the same runs here.
const data = dataFolder({ platform: process.platform, environment: process.env, home: app.getPath('home') });
mkdirSync(data, { recursive: true, mode: 0o700 });
app.setPath('userData', data);
logTo(path.join(data, 'tapis.log'));

if (app.requestSingleInstanceLock()) {
  const here = import.meta.dirname;
  // Not awaited: Electron gets ready only once this module has run to its end.
  runShell({ preload: path.join(here, 'preload.cjs'), interfaceFolder: path.join(here, '../renderer') });
} else {
  app.quit();
}
