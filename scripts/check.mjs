// `npm run check`: everything a machine can say about the code without running the product. Two checks at a time;
// what a check prints is shown when it fails. Names pick checks out: `npm run check -- lint imports`.
import { spawn } from 'node:child_process';

import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/node.mjs';
import { ROOT, inRoot } from './lib/paths.mjs';

const AT_ONCE = 2;

const types = (project) => ({ name: `types ${project}`, command: ['typescript/bin/tsc', '--project', project] });

/** The longest first. */
const CHECKS = [
  { name: 'lint', command: ['eslint/bin/eslint.js', '.', '--max-warnings', '0'] },
  types('test'),
  types('renderer'),
  types('main'),
  types('shared'),
  types('.'),
  { name: 'format', command: ['prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'] },
  {
    name: 'imports',
    command: ['dependency-cruiser/bin/dependency-cruise.mjs', '--config', '.dependency-cruiser.mjs', 'main', 'renderer', 'shared', 'test'],
  },
  { name: 'unused', command: ['knip/bin/knip.js'] },
  { name: 'locales', command: ['vitest/vitest.mjs', 'run', '--project', 'unit', 'test/unit/locales'] },
];

await ensureInstalled();
const node = requireNode();

function perform({ name, command: [script, ...parameters] }) {
  const start = performance.now();
  return new Promise((resolve) => {
    const child = spawn(node, [inRoot('node_modules', script), ...parameters], { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    const output = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('close', (code) => {
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      if (code !== 0) process.stdout.write(Buffer.concat(output));
      process.stdout.write(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)\n`);
      resolve(code === 0);
    });
  });
}

const wanted = process.argv.slice(2);
const queue = CHECKS.filter(({ name }) => wanted.length === 0 || wanted.some((each) => name.startsWith(each)));
const results = [];
async function work() {
  for (let check = queue.shift(); check !== undefined; check = queue.shift()) results.push(await perform(check));
}
await Promise.all(Array.from({ length: AT_ONCE }, work));
const failures = results.filter((good) => !good).length;
process.stdout.write(failures === 0 ? 'All checks passed\n' : `${failures} of ${results.length} checks failed\n`);
process.exitCode = failures === 0 ? 0 : 1;
