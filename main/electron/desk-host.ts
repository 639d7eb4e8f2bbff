import { existsSync } from 'node:fs';
import path from 'node:path';

import { type Result, fail } from '#shared/result.ts';
import { onlyHosts } from '../desk/access.ts';
import { type OpenDesk, openDesk } from '../desk/open-desk.ts';
import { DATABASE_FILE } from '../store/data-folder.ts';
import type { StartFailure } from './failure.ts';
import { log } from './log.ts';
import { APP_HOST } from './origin.ts';

export interface DeskPlace {
  /** The folder of the person's data. */
  readonly data: string;
  /** The folder of the built interface. */
  readonly interfaceFolder: string;
  readonly appVersion: string;
}

/** Opens the desk over the database in the person's folder. */
export async function openOwnDesk({ data, interfaceFolder, appVersion }: DeskPlace): Promise<Result<OpenDesk, StartFailure>> {
  const page = path.join(interfaceFolder, 'index.html');
  if (!existsSync(page)) return fail({ code: 'interfaceMissing', path: page, detail: '' });
  const file = path.join(data, DATABASE_FILE);
  const opened = await openDesk({
    target: { kind: 'sqlite', file },
    allowsHost: onlyHosts([APP_HOST]),
    // No port is opened.
    joinAddresses: () => [],
    interfaceFolder,
    appVersion,
    log: (logId, error) => log(`the desk failed (${logId})`, error),
  });
  return opened.ok ? opened : fail({ ...opened.error, path: file });
}
