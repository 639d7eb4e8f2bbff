import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT, inRoot } from './paths.mjs';

const EVERYWHERE = ['shared', 'locales', 'package.json', 'package-lock.json', 'tsconfig.base.json'];

/** What is built, what it is built from, and the file that shows it was. */
export const TARGETS = [
  { id: 'renderer', config: 'vite.config.ts', sources: ['renderer', ...EVERYWHERE], result: 'dist/renderer/index.html' },
  { id: 'main', config: 'vite.main.config.ts', sources: ['main', ...EVERYWHERE], result: 'dist/cli.js' },
  { id: 'shell', config: 'vite.shell.config.ts', sources: ['main', ...EVERYWHERE], result: 'dist/electron/main.js' },
  {
    id: 'preload',
    config: 'vite.preload.config.ts',
    sources: ['main/electron', ...EVERYWHERE],
    result: 'dist/electron/preload.cjs',
  },
];

const STAMP = inRoot('dist', '.stamp');

/** Those of the targets, or of all, whose sources changed since they were built, with the fingerprint the sources have now. */
export function staleTargets(ids = TARGETS.map(({ id }) => id)) {
  const stamp = readStamp();
  const hashes = new Map();
  return TARGETS.filter(({ id }) => ids.includes(id))
    .map((target) => ({ ...target, fingerprint: fingerprint([...target.sources, target.config], hashes) }))
    .filter((target) => stamp[target.id] !== target.fingerprint || !existsSync(inRoot(target.result)));
}

/** Notes what a target was built from; null before its build begins, so that a broken build is not taken for a good one. */
export function stampTarget(id, value) {
  mkdirSync(inRoot('dist'), { recursive: true });
  writeFileSync(STAMP, `${JSON.stringify({ ...readStamp(), [id]: value }, null, 2)}\n`);
}

function readStamp() {
  try {
    return JSON.parse(readFileSync(STAMP, 'utf8'));
  } catch {
    return {};
  }
}

function fingerprint(sources, hashes) {
  const total = createHash('sha256');
  for (const source of sources) {
    if (!hashes.has(source)) hashes.set(source, hashOf(source));
    total.update(`${source}\0${hashes.get(source)}\0`);
  }
  return total.digest('hex');
}

function hashOf(source) {
  const hash = createHash('sha256');
  for (const file of filesOf(source))
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(ROOT, file)))
      .update('\0');
  return hash.digest('hex');
}

function filesOf(source) {
  const path = join(ROOT, source);
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [source];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(`${source}/${name}`));
}
