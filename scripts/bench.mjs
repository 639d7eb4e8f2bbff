// `npm run bench`: measures the engine and the desk against their goals, and against other packages. Words pick goals out:
// `npm run bench -- dealt`; `--strict` makes a missed goal a failure.
import { ensureBuilt } from './lib/built.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/node.mjs';
import { ROOT, inRoot } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

await ensureInstalled();
const node = requireNode();
await ensureBuilt(node, ['main']);
process.exitCode = await run(node, [inRoot('test', 'bench', 'main.ts'), ...process.argv.slice(2)], { cwd: ROOT, endsWithUs: true });
