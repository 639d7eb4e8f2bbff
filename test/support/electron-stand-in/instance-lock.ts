import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const SIGNAL = 'SIGUSR2';

/** Takes the lock of the one running instance; tells that instance when it is taken already. */
export function takeLock(folder: string, onSecondInstance: () => void): boolean {
  const file = path.join(folder, 'instance.lock');
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch {
    process.kill(Number(readFileSync(file, 'utf8')), SIGNAL);
    return false;
  }
  process.on(SIGNAL, onSecondInstance);
  process.once('exit', () => {
    rmSync(file, { force: true });
  });
  return true;
}
