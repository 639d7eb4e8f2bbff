// Builds into dist/ what is stale: the interface, the command line with Electron's main process, the preload script.
// `--all` builds everything. Everything it prints goes to standard error: its caller's output may be data.
import { existsSync, readdirSync, rmSync } from 'node:fs';

import { build } from 'vite';

import { withLock } from './lib/lock.mjs';
import { ROOT, inRoot } from './lib/paths.mjs';
import { TARGETS, stampTarget, staleTargets } from './lib/stale.mjs';

const say = (text) => process.stderr.write(`${text}\n`);

async function buildTarget({ id, config, fingerprint }) {
  const start = performance.now();
  stampTarget(id, null);
  if (id === 'main') removeOldMain();
  await build({ root: id === 'renderer' ? inRoot('renderer') : ROOT, configFile: inRoot(config), logLevel: 'warn' });
  stampTarget(id, fingerprint);
  say(`Built ${id} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/** Chunk names carry hashes, so those of earlier builds would pile up. */
function removeOldMain() {
  for (const folder of ['dist', 'dist/electron']) {
    for (const name of filesIn(folder)) if (/\.js(\.map)?$/.test(name)) rmSync(inRoot(folder, name));
  }
}

function filesIn(folder) {
  try {
    return readdirSync(inRoot(folder));
  } catch {
    return [];
  }
}

process.chdir(ROOT);
await withLock(inRoot('dist', '.lock'), async () => {
  if (process.argv.includes('--all')) for (const { id } of TARGETS) stampTarget(id, null);
  const stale = staleTargets().filter(({ id }) =>
    existsSync(inRoot({ renderer: 'renderer/index.html', main: 'main/cli/main.ts', preload: 'main/electron/preload.ts' }[id])),
  );
  if (stale.length === 0) say('Everything is built already');
  for (const target of stale) await buildTarget(target);
});
