import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';

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
 * Serves the built interface from a folder. Only files found in the folder at the first request are ever read,
 * so no path can lead out of it.
 */
export function interfaceFiles(folder: string): InterfaceFiles {
  let files: Promise<ReadonlyMap<string, string>> | undefined;

  return async (path) => {
    files ??= listFiles(folder);
    const name = decode(path);
    if (name === null) return null;
    const known = await files;
    const served = known.has(name) ? name : isPage(name) ? INDEX : null;
    const file = served === null ? undefined : known.get(served);
    return served === null || file === undefined ? null : fileResponse(served, await readFile(file));
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

/** Every file below a folder by its path in an address. Walked by hand: folders inside an application archive cannot be listed at once. */
async function listFiles(folder: string, prefix = '/'): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { withFileTypes: true });
  const lists = await Promise.all(
    entries.map(async (entry): Promise<Iterable<readonly [string, string]>> => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return listFiles(path, `${prefix}${entry.name}/`);
      return entry.isFile() ? [[`${prefix}${entry.name}`, path]] : [];
    }),
  );
  return new Map(lists.flatMap((list) => [...list]));
}
