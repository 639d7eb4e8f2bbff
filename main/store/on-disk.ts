import { open } from 'node:fs/promises';

/** Waits until a file is on the disk. SQLite does not wait for a copy to be there. */
export function flushFile(file: string): Promise<void> {
  return flush(file, 'r+');
}

/** A new name is only kept once the folder is on the disk. Windows neither needs nor allows it. */
export async function flushFolder(folder: string): Promise<void> {
  if (process.platform !== 'win32') await flush(folder, 'r');
}

async function flush(path: string, flags: string): Promise<void> {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A moment in the name of a file, to the second: `20260131T120000Z`. */
export function stampOf(now: number): string {
  return new Date(now).toISOString().replace(/[-:]|\.\d+/g, '');
}
