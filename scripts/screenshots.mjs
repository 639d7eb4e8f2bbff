// `npm run screenshots`: takes the pictures of docs/screenshots anew, the same every time: seeds, names and clock are fixed.
// Languages pick some out, `school` those of the walk-through: `npm run screenshots -- fr school`. Where pngquant is installed, it makes the files smaller.
import { readdirSync, statSync } from 'node:fs';
import { spawnSync } from 'node:child_process';

import { ensureBuilt } from './lib/built.mjs';
import { findBrowser, findPlaywrightBrowser } from './lib/browser.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/node.mjs';
import { ROOT, inRoot } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

await ensureInstalled();
const node = requireNode();
await ensureBuilt(node, ['renderer']);

const program = findBrowser() ?? findPlaywrightBrowser();
const env = { ...process.env, ...(program === undefined ? {} : { CHROMIUM: program }) };
/** Pictures that were not taken now stay as they are, to the byte. */
const begun = Date.now();
const isFresh = (file) => statSync(file).mtimeMs >= begun;

process.exitCode = await run(node, [inRoot('test', 'screenshots', 'take.ts'), ...process.argv.slice(2)], { cwd: ROOT, env });

const folder = inRoot('docs', 'screenshots');
const pictures = readdirSync(folder, { recursive: true }).filter(
  (name) => name.endsWith('.png') && isFresh(inRoot('docs', 'screenshots', name)),
);
// The weave of the cloth makes pictures large: fewer colours without dithering keep it and halve them.
spawnSync('pngquant', ['96', '--nofs', '--force', '--ext', '.png', '--skip-if-larger', '--strip', ...pictures], { cwd: folder });
