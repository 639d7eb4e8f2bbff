import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';

/** A browser that ends sooner than this has failed, or handed the address to one already open. */
const STARTED_MS = 5_000;

const QUIET = [
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
];

/** Whether this system has a screen to put a window on. */
export function hasScreen() {
  return process.platform !== 'linux' || Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY);
}

/**
 * Opens the address in a browser's window of its own, without tabs or address bar.
 * `onFailed` when it does not come up, `onClosed` when the person closes it. Answers the child process.
 */
export function openWindow({ browser, url, profile, onFailed, onClosed }) {
  mkdirSync(profile, { recursive: true, mode: 0o700 });
  // Chromium refuses to start its sandbox as root; --test-type hides its warning about that.
  const root = process.getuid?.() === 0 ? ['--no-sandbox', '--test-type'] : [];
  const child = spawn(browser, [`--app=${url}`, `--user-data-dir=${profile}`, '--window-size=1440,900', ...QUIET, ...root], {
    stdio: 'ignore',
  });
  const start = Date.now();
  child.on('error', onFailed);
  child.on('exit', () => (Date.now() - start < STARTED_MS ? onFailed() : onClosed()));
  return child;
}
