import { existsSync } from 'node:fs';
import path from 'node:path';

import { type Result, fail, ok } from '#shared/result.ts';
import { DATABASE_FILE } from '../store/data-folder.ts';
import { openStore } from '../store/open-store.ts';
import type { StartFailure } from './failure.ts';
import type { Desk } from './protocol.ts';

export interface DeskHost {
  readonly desk: Desk;
  /** Closes the store under the desk. */
  readonly close: () => Promise<void>;
}
export interface DeskPlace {
  /** The folder of the person's data. */
  readonly data: string;
  /** The folder of the built interface. */
  readonly interface: string;
}

/** Opens the store in the person's folder and the desk over it. */
export async function openDesk({ data, interface: interfaceFolder }: DeskPlace): Promise<Result<DeskHost, StartFailure>> {
  const page = path.join(interfaceFolder, 'index.html');
  if (!existsSync(page)) return fail({ code: 'interfaceMissing', path: page, detail: '' });
  const file = path.join(data, DATABASE_FILE);
  const clock = () => Date.now();
  const store = await openStore({ kind: 'sqlite', file }, { clock });
  if (!store.ok) return fail({ ...store.error, path: file });
  const desk = () => new Response(JSON.stringify({ preferences: { language: null, theme: 'system' } }));
  return ok({ desk, close: () => store.value.close() });
}
