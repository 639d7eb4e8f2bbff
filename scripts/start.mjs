// `npm start`: installs what is missing, builds what is stale and opens Tapis: in Electron where its program is here
// or quickly to be had, else in a window of an installed browser, else it prints the address.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';

import { findBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/built.mjs';
import { dataFolder } from './lib/data-folder.mjs';
import { obtainElectron } from './lib/electron.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/node.mjs';
import { ROOT, inRoot } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { hasScreen, openWindow } from './lib/window.mjs';

const HELP = `npm start -- [options]
  --browser     use an installed browser even where Electron is there
  --port PORT   serve on this port (a free one otherwise)
  --data DIR    keep the data in this folder
TAPIS_NO_WINDOW=1 opens no window and prints the address.`;

/** How long the server may take to end by itself. */
const OWN_END_MS = 2_000;
const ORPHAN_CHECK_MS = 1_000;

const say = (text) => process.stdout.write(`${text}\n`);

const options = readOptions();
if (options.help) {
  say(HELP);
  process.exit(0);
}

await ensureInstalled();
const node = requireNode();
await ensureBuilt(node);

const windowWanted = !process.env.TAPIS_NO_WINDOW && hasScreen();
const electron = windowWanted && !options.browser && options.port === undefined ? await obtainElectron() : undefined;
if (electron === undefined) serve();
else process.exit(await run(electron, electronArguments(), { env: { ...process.env, TAPIS_DATA: options.data } }));

function readOptions() {
  try {
    return parseArgs({
      options: {
        browser: { type: 'boolean', default: false },
        port: { type: 'string' },
        data: { type: 'string', default: dataFolder() },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    process.stderr.write(`npm start: ${error.message}\n\n${HELP}\n`);
    process.exit(2);
  }
}

function electronArguments() {
  return process.getuid?.() === 0 ? ['--no-sandbox', ROOT] : [ROOT];
}

function serve() {
  const serving = ['serve', '--port', options.port ?? '0', '--data', options.data];
  const server = spawn(node, [inRoot('dist', 'cli.js'), ...serving], { stdio: ['ignore', 'pipe', 'inherit'] });
  let browser;
  let opened = false;

  const close = () => {
    browser?.kill();
    server.kill();
  };
  process.on('SIGTERM', close);
  // A terminal sends these to the server too; told twice, it would not end in order.
  for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => setTimeout(close, OWN_END_MS).unref());
  if (process.env.npm_lifecycle_event === 'start') whenOrphaned(close);
  server.on('exit', (code) => {
    browser?.kill();
    process.exit(code ?? 0);
  });

  createInterface({ input: server.stdout }).on('line', (line) => {
    say(line);
    const url = /\bhttp:\/\/\S+/.exec(line)?.[0];
    if (url === undefined || opened) return;
    opened = true;
    browser = show(url, close);
  });
}

/** npm told to end passes that on only as far as the shell between us: without a parent, nobody could end us. */
function whenOrphaned(act) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) act();
  }, ORPHAN_CHECK_MS).unref();
}

function show(url, close) {
  const ask = () => say(`Open ${url} in a browser. Ctrl-C ends Tapis.`);
  const browser = windowWanted ? findBrowser() : undefined;
  if (browser === undefined) {
    ask();
    return undefined;
  }
  say('Close the window or press Ctrl-C to end Tapis.');
  return openWindow({ browser, url, profile: join(options.data, 'window'), onFailed: ask, onClosed: close });
}
