#!/usr/bin/env node
// `npx tapis …` in a checkout: installs and builds what is missing, then runs the command. Standard output belongs to
// the command alone; whatever else there is to say goes to standard error.
import { spawn } from 'node:child_process';

import { ensureBuilt } from './lib/built.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { NODE_ADVICE, findNode, isNewEnough } from './lib/node.mjs';
import { inRoot } from './lib/paths.mjs';

/** Commands that open the database, which older Node cannot. */
const DESK_COMMANDS = ['serve', 'start', 'backup', 'restore', 'doctor', 'demo'];
/** Those of them that serve the interface. */
const SERVING = ['serve', 'start'];

const commandArguments = process.argv.slice(2);
const needsDesk = DESK_COMMANDS.includes(commandArguments[0]);

await ensureInstalled();
const node = findNode();
await ensureBuilt(node ?? process.execPath, SERVING.includes(commandArguments[0]) ? ['renderer', 'main'] : ['main']);

if (isNewEnough(process.versions.node) || !needsDesk) {
  await import('../dist/cli.js');
} else if (node === undefined) {
  process.stderr.write(`${NODE_ADVICE}\n`);
  process.exitCode = 1;
} else {
  const child = spawn(node, [inRoot('dist', 'cli.js'), ...commandArguments], { stdio: 'inherit' });
  // Ctrl-C reaches the child by itself; both end when it does.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => (signal === null ? process.exit(code) : process.kill(process.pid, signal)));
}
