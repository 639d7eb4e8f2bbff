import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { withLock } from './lock.mjs';
import { ROOT, inRoot } from './paths.mjs';
import { OUTPUT_TO_STDERR, run } from './run.mjs';

const LOCK = inRoot('package-lock.json');
const STAMP = inRoot('node_modules', '.tapis-lock');

/** How often a long installation says that it goes on. */
const NEWS_MS = 20_000;

const say = (text) => process.stderr.write(`${text}\n`);

/** Installs the packages of the lock file unless they are there. Ends the process when that fails. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  await withLock(
    inRoot('.cache', 'install.lock'),
    async () => {
      if (isInstalled()) return;
      say('Installing the packages of package-lock.json (once, one to three minutes)…');
      const start = performance.now();
      // npm shows its progress on a terminal only.
      const news = process.stderr.isTTY ? undefined : setInterval(() => say(`Still installing, ${seconds(start)} s so far…`), NEWS_MS);
      const [command, ...npm] = npmCommand();
      const code = await run(command, [...npm, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
        cwd: ROOT,
        stdio: OUTPUT_TO_STDERR,
        shell: process.platform === 'win32' && npm.length === 0,
        endsWithUs: true,
      });
      clearInterval(news);
      if (code !== 0) {
        say('npm could not install the packages: see above what it says. It needs a connection to the npm registry.');
        process.exit(1);
      }
      writeFileSync(STAMP, lockHash());
      say(`Installed in ${seconds(start)} s`);
    },
    () => say('Another start is installing the packages: waiting for it…'),
  );
}

const seconds = (start) => Math.round((performance.now() - start) / 1000);

function isInstalled() {
  if (!existsSync(inRoot('node_modules'))) return false;
  const hash = lockHash();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return true;
  if (!installedByHand()) return false;
  writeFileSync(STAMP, hash);
  return true;
}

function lockHash() {
  return createHash('sha256').update(readFileSync(LOCK)).digest('hex');
}

/** Whether npm's own record of node_modules agrees with the lock file: somebody ran npm themselves. */
function installedByHand() {
  try {
    const wanted = JSON.parse(readFileSync(LOCK, 'utf8')).packages;
    const found = JSON.parse(readFileSync(inRoot('node_modules', '.package-lock.json'), 'utf8')).packages;
    return Object.entries(wanted).every(
      ([path, entry]) => path === '' || (found[path] === undefined ? isOptional(entry) : found[path].version === entry.version),
    );
  } catch {
    return false;
  }
}

function isOptional(entry) {
  return entry.optional === true || entry.devOptional === true || entry.peer === true;
}

/** npm as it runs now where it does, by its script; it would be another npm, or none, on the path. */
function npmCommand() {
  const running = process.env.npm_execpath;
  if (running === undefined || !/^np[mx]-cli\.[cm]?js$/.test(basename(running))) return ['npm'];
  const script = join(dirname(running), 'npm-cli.js');
  if (!existsSync(script)) return ['npm'];
  // The Node that runs npm, not one inside node_modules: npm removes that folder first.
  return [process.env.npm_node_execpath ?? process.execPath, script];
}
