// First half of `npm run package`: builds what is packaged and gathers the licences. Then electron-builder, which downloads
// Electron's program, makes installers for this system into release/; arguments go to it: `npm run package -- --linux deb`.
import { ensureBuilt } from './lib/built.mjs';
import { LICENCES, writeLicences } from './lib/licences.mjs';
import { requireNode } from './lib/node.mjs';

await ensureBuilt(requireNode(), ['renderer', 'shell', 'preload']);
writeLicences(LICENCES);
