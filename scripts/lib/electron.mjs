import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { inRoot } from './paths.mjs';

const EXECUTABLES = { win32: 'electron.exe', darwin: 'Electron.app/Contents/MacOS/Electron' };
const RELEASES = 'https://github.com/electron/electron/releases/';
const PROBE_MS = 3_000;
const DOWNLOAD_MS = 5 * 60_000;

const say = (text) => process.stderr.write(`${text}\n`);

/**
 * Electron's program, or undefined. Found by its file: importing the package would download it there and then,
 * without a limit of time.
 */
export function electronBinary() {
  const executable = EXECUTABLES[process.platform] ?? 'electron';
  const override = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  if (override) return existsSync(join(override, executable)) ? join(override, executable) : undefined;
  const file = inRoot('node_modules', 'electron', 'dist', executable);
  if (!existsSync(file)) return undefined;
  return installedVersion() === wantedVersion() ? file : undefined;
}

/** Electron's program; downloaded first where it is missing and its mirror answers within seconds. Undefined when it cannot be had. */
export async function obtainElectron() {
  const present = electronBinary();
  if (present !== undefined) return present;
  if (process.env.CI || process.env.ELECTRON_OVERRIDE_DIST_PATH || !existsSync(inRoot('node_modules', 'electron', 'install.js'))) {
    return undefined;
  }
  if (!(await mirrorAnswers())) return undefined;
  await download();
  return electronBinary();
}

async function mirrorAnswers() {
  const mirror = process.env.ELECTRON_MIRROR ?? process.env.npm_config_electron_mirror ?? RELEASES;
  try {
    await fetch(mirror, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(PROBE_MS) });
    return true;
  } catch {
    return false;
  }
}

function download() {
  const start = Date.now();
  say(`Downloading Electron ${wantedVersion()} (once, about 120 MB; Ctrl-C to stop)…`);
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [inRoot('node_modules', 'electron', 'install.js')], {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: DOWNLOAD_MS,
      killSignal: 'SIGKILL',
    });
    const progress = setInterval(() => say(`… ${Math.round((Date.now() - start) / 1000)} s`), 10_000);
    const settle = (code) => {
      clearInterval(progress);
      say(code === 0 ? 'Electron is here' : 'Electron could not be downloaded; going on without it');
      resolve();
    };
    child.on('error', () => settle(1));
    child.on('exit', settle);
  });
}

function installedVersion() {
  try {
    return readFileSync(inRoot('node_modules', 'electron', 'dist', 'version'), 'utf8')
      .trim()
      .replace(/^v/, '');
  } catch {
    return undefined;
  }
}

function wantedVersion() {
  return JSON.parse(readFileSync(inRoot('node_modules', 'electron', 'package.json'), 'utf8')).version;
}
