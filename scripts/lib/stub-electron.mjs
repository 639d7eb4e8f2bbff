import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { inRoot } from './paths.mjs';

/** Marks the fuses in Electron's program; @electron/fuses looks for it. */
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
const FUSE_VERSION = 1;
/** As many fuses as Electron has, all of them set, so that each one that is to be off has to be switched off. */
const FUSES = '1'.repeat(8);

/** Makes a folder that electron-builder takes for Electron on Linux: the program is a stub with fuses, which does not run. */
export function makeStubElectron(folder) {
  mkdirSync(join(folder, 'locales'), { recursive: true });
  const fuses = Buffer.concat([Buffer.from(SENTINEL), Buffer.from([FUSE_VERSION, FUSES.length]), Buffer.from(FUSES)]);
  const program = join(folder, 'electron');
  writeFileSync(program, Buffer.concat([Buffer.from('#!/bin/false\n'), fuses]));
  chmodSync(program, 0o755);
  writeFileSync(join(folder, 'version'), JSON.parse(readFileSync(inRoot('node_modules', 'electron', 'package.json'), 'utf8')).version);
  writeFileSync(join(folder, 'LICENSE'), 'stub\n');
  for (const language of ['de', 'en-US', 'fr', 'zh-CN', 'zh-TW']) writeFileSync(join(folder, 'locales', `${language}.pak`), '');
}
