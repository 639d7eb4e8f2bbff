import { accessSync, constants, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const LINUX_NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
  'brave-browser',
];
const MAC_NAMES = ['Google Chrome', 'Microsoft Edge', 'Chromium', 'Brave Browser'];
const WINDOWS_PATHS = [
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
  ['Chromium', 'Application', 'chrome.exe'],
];

/** A Chromium, Chrome, Edge or Brave: the one `CHROMIUM` names, else one installed. Undefined without one. */
export function findBrowser() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  return candidates().find(isExecutable);
}

/** A browser that Playwright has downloaded: good for tests, too bare for a window. */
export function findPlaywrightBrowser() {
  const cache = {
    darwin: join(homedir(), 'Library', 'Caches', 'ms-playwright'),
    win32: join(process.env.LOCALAPPDATA ?? homedir(), 'ms-playwright'),
  };
  const root = process.env.PLAYWRIGHT_BROWSERS_PATH ?? cache[process.platform] ?? join(homedir(), '.cache', 'ms-playwright');
  const inside = [
    ['chrome-linux64', 'chrome'],
    ['chrome-linux', 'chrome'],
    ['chrome-win64', 'chrome.exe'],
    ['chrome-win', 'chrome.exe'],
    ['chrome-mac-arm64', 'Google Chrome for Testing.app', 'Contents', 'MacOS', 'Google Chrome for Testing'],
    ['chrome-mac', 'Chromium.app', 'Contents', 'MacOS', 'Chromium'],
  ];
  return foldersOf(root)
    .filter((name) => name.startsWith('chromium-'))
    .sort()
    .reverse()
    .flatMap((name) => inside.map((parts) => join(root, name, ...parts)))
    .find(isExecutable);
}

function candidates() {
  if (process.platform === 'win32') {
    const roots = [process.env.ProgramFiles, process.env['ProgramFiles(x86)'], process.env.LOCALAPPDATA].filter(Boolean);
    return roots.flatMap((root) => WINDOWS_PATHS.map((parts) => join(root, ...parts)));
  }
  if (process.platform === 'darwin') return MAC_NAMES.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return LINUX_NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

function foldersOf(path) {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}
