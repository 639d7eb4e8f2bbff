import { existsSync } from 'node:fs';
import { readFile, readdir, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';

import { updatingPage } from './updating-page.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.txt': 'text/plain; charset=utf-8',
};
/** The build puts a hash of the content into these names, so they never change. */
const HASHED = '/assets/';
const INDEX = '/index.html';

/** Answers a path of the interface; null where there is no such page or file. */
export type InterfaceFiles = (path: string) => Promise<Response | null>;

/**
 * Serves the built interface from a folder. Only files found by listing the folder are ever read, so no path can lead
 * out of it. It is listed again when it changed and something is missing: a build may be made anew under an open desk.
 */
export function interfaceFiles(folder: string): InterfaceFiles {
  let listing: Promise<Listing> | undefined;
  const find = async (name: string): Promise<Uint8Array<ArrayBuffer> | null> => {
    listing ??= list(folder);
    const known = await listing;
    const content = await read(known.files.get(name));
    if (content !== null || (await stampOf(known.folders)) === known.stamp) return content;
    listing = list(folder);
    return read((await listing).files.get(name));
  };

  return async (path) => {
    const name = decode(path);
    if (name === null) return null;
    const served = isPage(name) ? INDEX : name;
    const content = await find(served);
    if (content !== null) return fileResponse(served, content);
    return served === INDEX ? updatingPage() : null;
  };
}

/** The folder of the built interface, seen from this file, be it built into dist/, dist/electron/ or a source; undefined when it is not built. */
export function findInterface(from: string = import.meta.dirname): string | undefined {
  const candidates = ['renderer', '../renderer', '../../dist/renderer'].map((folder) => join(from, folder));
  return candidates.find((folder) => existsSync(join(folder, 'index.html')));
}

/** A path that names no file is a page of the interface, which knows its own pages. */
function isPage(name: string): boolean {
  return !name.startsWith(HASHED) && !name.slice(name.lastIndexOf('/') + 1).includes('.');
}

function fileResponse(name: string, content: Uint8Array<ArrayBuffer>): Response {
  return new Response(content, {
    headers: {
      'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
      'cache-control': name.startsWith(HASHED) ? 'public, max-age=31536000, immutable' : 'no-cache',
    },
  });
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** What a folder held when it was listed. */
interface Listing {
  /** By their paths in an address. */
  readonly files: ReadonlyMap<string, string>;
  readonly folders: readonly string[];
  readonly stamp: string;
}

/** Walked by hand: folders inside an application archive cannot be listed at once. */
async function list(folder: string, prefix = '/'): Promise<Listing> {
  // Before it is listed: what comes in meanwhile counts as a change.
  const stamp = await stampOf([folder]);
  // A build may be taking the folder away.
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const below = await Promise.all(
    entries.filter((entry) => entry.isDirectory()).map(({ name }) => list(join(folder, name), `${prefix}${name}/`)),
  );
  const here = entries.filter((entry) => entry.isFile()).map(({ name }) => [`${prefix}${name}`, join(folder, name)] as const);
  return {
    files: new Map([...here, ...below.flatMap(({ files }) => [...files])]),
    folders: [folder, ...below.flatMap(({ folders }) => folders)],
    stamp: [stamp, ...below.map((each) => each.stamp)].join(),
  };
}

/** Another one when a file was put into or taken out of one of the folders. */
async function stampOf(folders: readonly string[]): Promise<string> {
  const stamps = folders.map(async (folder) => {
    const found = await stat(folder, { bigint: true }).catch(() => null);
    return found === null ? 'none' : `${found.ino}.${found.mtimeNs}`;
  });
  return (await Promise.all(stamps)).join();
}

/** Null for a file that is not, or no longer, there. */
async function read(file: string | undefined): Promise<Uint8Array<ArrayBuffer> | null> {
  if (file === undefined) return null;
  try {
    return await readFile(file);
  } catch (error) {
    // Within an application archive it is no error of the file system: it lacks the call that failed.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
