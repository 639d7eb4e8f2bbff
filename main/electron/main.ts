import path from 'node:path';

import { app } from 'electron';

import { registerAppScheme } from './protocol.ts';
import { runShell } from './shell.ts';

// All of this has to be said before Electron is ready.
registerAppScheme();
app.enableSandbox();

if (app.requestSingleInstanceLock()) {
  const here = import.meta.dirname;
  // Not awaited: Electron gets ready only once this module has run to its end.
  runShell({ preload: path.join(here, 'preload.cjs'), interface: path.join(here, '../renderer') });
} else {
  app.quit();
}
