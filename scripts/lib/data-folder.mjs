import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';

/** Where the desk keeps its data unless told otherwise; the same folder as in `main/store/data-folder.ts`. */
export function dataFolder() {
  if (process.env.TAPIS_DATA) return process.env.TAPIS_DATA;
  if (process.platform === 'win32') return join(process.env.APPDATA || join(homedir(), 'AppData', 'Roaming'), 'Tapis');
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'Tapis');
  const data = process.env.XDG_DATA_HOME;
  return join(data && isAbsolute(data) ? data : join(homedir(), '.local', 'share'), 'tapis');
}
