import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { ROOT, inRoot } from './paths.mjs';

/** Writes the licences of all packages the application is bundled from into one file, as most of them ask. */
export function writeLicences(file) {
  const parts = [...packagesBelow(ROOT)].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, folder]) => section(folder));
  writeFileSync(file, `${parts.join(`\n${'-'.repeat(78)}\n\n`)}\n`);
  return parts.length;
}

/** The folders of the packages a package depends on, by name, and of those they depend on. */
function packagesBelow(folder, found = new Map()) {
  const { dependencies = {} } = readManifest(folder);
  for (const name of Object.keys(dependencies)) {
    const at = resolvePackage(name, folder);
    if (at === undefined || found.has(at)) continue;
    found.set(at, at);
    packagesBelow(at, found);
  }
  return found;
}

/** Where Node would find a package from a folder. */
function resolvePackage(name, from) {
  for (let folder = from; folder.startsWith(ROOT); folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return candidate;
  }
  return undefined;
}

function section(folder) {
  const { name, version, license = 'no licence named' } = readManifest(folder);
  const texts = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return [`${name} ${version} (${license})`, ...texts].join('\n\n');
}

function readManifest(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/** Where the licences lie in a build. */
export const LICENCES = inRoot('dist', 'licences.txt');
