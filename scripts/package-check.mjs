// `npm run package:check`: packages the application around a stub of Electron's program and checks what came out: the
// configuration, the archive's contents, the fuses, and that the packed application starts and shows its interface.
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { extractAll, listPackage } from '@electron/asar';
import fuses from '@electron/fuses';

import { ensureBuilt } from './lib/built.mjs';
import { LICENCES, writeLicences } from './lib/licences.mjs';
import { requireNode } from './lib/node.mjs';
import { ROOT, inRoot } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { makeStubElectron } from './lib/stub-electron.mjs';

const FUSES = {
  RunAsNode: false,
  EnableCookieEncryption: true,
  EnableNodeOptionsEnvironmentVariable: false,
  EnableNodeCliInspectArguments: false,
  EnableEmbeddedAsarIntegrityValidation: true,
  OnlyLoadAppFromAsar: true,
  LoadBrowserProcessSpecificV8Snapshot: false,
  GrantFileProtocolExtraPrivileges: false,
};
const FIXED_FILES = ['LICENSE', 'dist/electron/main.js', 'dist/electron/preload.cjs', 'dist/licences.txt', 'package.json'];

const say = (text) => process.stdout.write(`${text}\n`);

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

async function pack(node, folder) {
  const electron = join(folder, 'electron');
  makeStubElectron(electron);
  const release = join(folder, 'release');
  const builder = [inRoot('node_modules', 'electron-builder', 'cli.js'), '--linux', 'dir', '--x64', '--publish', 'never'];
  const overrides = [`-c.electronDist=${electron}`, `-c.directories.output=${release}`];
  const code = await run(node, [...builder, ...overrides], { cwd: ROOT, stdio: ['ignore', 2, 2] });
  assert.equal(code, 0, 'electron-builder failed: see above');
  return join(release, 'linux-unpacked');
}

function checkArchive(archive) {
  const packed = listPackage(archive)
    .map((name) => name.replaceAll('\\', '/').slice(1))
    // Folders are listed too; what they hold tells enough.
    .filter((name, _index, all) => !all.some((other) => other.startsWith(`${name}/`)));
  const built = filesBelow(inRoot('dist', 'renderer'))
    .map((file) => file.slice(ROOT.length).replaceAll('\\', '/').replace(/^\//, ''))
    .filter((name) => !name.endsWith('.map'));
  assert.deepEqual(packed.toSorted(), [...FIXED_FILES, ...built].toSorted(), 'the archive holds what it should and nothing else');
  say(`The archive holds ${packed.length} files and nothing else`);
}

function checkManifest(application) {
  const manifest = JSON.parse(readFileSync(join(application, 'package.json'), 'utf8'));
  const wanted = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  for (const member of ['name', 'productName', 'desktopName', 'version', 'main', 'type'])
    assert.equal(manifest[member], wanted[member], member);
  assert.ok(existsSync(join(application, manifest.main)), 'its main file is there');
  for (const member of ['scripts', 'devDependencies', 'build']) assert.equal(manifest[member], undefined, `${member} is left out`);
  say('The manifest names what is there');
}

async function checkFuses(program) {
  const { version, ...wire } = await fuses.getCurrentFuseWire(program);
  const found = Object.entries(wire).map(([position, state]) => [fuses.FuseV1Options[position], String.fromCharCode(state) === '1']);
  assert.deepEqual(Object.fromEntries(found), FUSES, `fuses, version ${version}`);
  say(`The fuses are set: ${Object.keys(FUSES).length}`);
}

function checkLanguages(unpacked) {
  const languages = readdirSync(join(unpacked, 'locales')).toSorted();
  assert.deepEqual(languages, ['en-US.pak', 'fr.pak', 'zh-TW.pak'], "Chromium's own languages");
}

/** The archive as a folder, with no packages anywhere above it: the application has to stand on its own. */
async function checkStart(application) {
  const { launch, makeHome, removeHome } = await import('../test/support/electron-stand-in/launch.ts');
  const { browserMissing } = await import('../test/support/needs.ts');
  if (browserMissing !== undefined) {
    say(`Not started: ${browserMissing}`);
    return;
  }
  const home = makeHome();
  try {
    const { page, evaluate, quit } = await launch({ home, application, isPackaged: true });
    assert.equal(await evaluate(({ window }) => window().webContents.getURL()), 'app://tapis/');
    await page.waitForFunction("document.querySelector('#root')?.textContent?.trim()");
    const session = await page.evaluate(async () => (await fetch('/api/session')).status);
    assert.equal(session, 200, 'the desk answers');
    const { code, errorBoxes } = await quit();
    assert.deepEqual({ code, errorBoxes }, { code: 0, errorBoxes: [] });
  } finally {
    removeHome(home);
  }
  say('The packed application starts and shows its interface');
}

const node = requireNode();
await ensureBuilt(node, ['renderer', 'shell', 'preload']);
say(`Licences of ${writeLicences(LICENCES)} packages`);
const folder = mkdtempSync(join(tmpdir(), 'tapis-package-'));
try {
  const unpacked = await pack(node, folder);
  const archive = join(unpacked, 'resources', 'app.asar');
  const application = join(folder, 'application');
  checkArchive(archive);
  extractAll(archive, application);
  checkManifest(application);
  await checkFuses(join(unpacked, 'tapis'));
  checkLanguages(unpacked);
  await checkStart(application);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
