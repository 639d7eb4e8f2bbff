// `npm run build`: builds into dist/ what is stale of the interface (`renderer`), the command line (`main`),
// Electron's main process (`shell`) and its preload script (`preload`). Names pick targets out; `--all` builds even what is not stale.
// Everything it prints goes to standard error: its caller's output may be data.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { build } from 'vite';

import { withLock } from './lib/lock.mjs';
import { ROOT, inRoot } from './lib/paths.mjs';
import { TARGETS, stampTarget, staleTargets } from './lib/stale.mjs';

const say = (text) => process.stderr.write(`${text}\n`);

async function buildTarget({ id, config, fingerprint }) {
  const start = performance.now();
  stampTarget(id, null);
  if (id === 'main') removeOldMain();
  try {
    await build({ root: id === 'renderer' ? inRoot('renderer') : ROOT, configFile: inRoot(config), logLevel: 'warn' });
  } catch (error) {
    say(`Building ${id} failed: ${error.message}`);
    process.exitCode = 1;
    return;
  }
  stampTarget(id, fingerprint);
  say(`Built ${id} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/** Chunk names carry hashes, so those of earlier builds would pile up. */
function removeOldMain() {
  for (const name of existsSync(inRoot('dist')) ? readdirSync(inRoot('dist')) : []) {
    if (/\.js(\.map)?$/.test(name)) rmSync(inRoot('dist', name));
  }
}

const { values: options, positionals } = parseArgs({ allowPositionals: true, options: { all: { type: 'boolean', default: false } } });
const ids = positionals.length > 0 ? positionals : TARGETS.map(({ id }) => id);

process.chdir(ROOT);
await withLock(
  inRoot('dist', '.lock'),
  async () => {
    if (options.all) for (const id of ids) stampTarget(id, null);
    const stale = staleTargets(ids);
    if (stale.length === 0) say('Everything is built already');
    for (const target of stale) await buildTarget(target);
  },
  () => say('Another process is building: waiting for it…'),
);
