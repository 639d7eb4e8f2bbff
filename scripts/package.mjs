// `npm run package`: builds, then makes installers for this system into release/. Arguments go to electron-builder:
// `npm run package -- --linux deb`. Needs Electron's program, which electron-builder downloads.
import { ensureBuilt } from './lib/built.mjs';
import { LICENCES, writeLicences } from './lib/licences.mjs';
import { requireNode } from './lib/node.mjs';
import { ROOT, inRoot } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

const node = requireNode();
await ensureBuilt(node, ['renderer', 'shell', 'preload']);
writeLicences(LICENCES);
const builder = [inRoot('node_modules', 'electron-builder', 'cli.js'), ...process.argv.slice(2)];
process.exitCode = await run(node, builder, { cwd: ROOT });
