import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';

import { restoreBackup } from '../../store/records/restore-backup.ts';
import { type CommandIo, EXIT } from '../command.ts';
import { parseOptions } from '../parse-options.ts';
import { storePlace } from '../store-place.ts';
import { contents } from './backup.ts';
import { restoreMessage } from './messages.ts';
import { progressLine, stoppable, thisAuthor } from './records-command.ts';

const HELP = `Usage: tapis restore FILE [options]

Puts a backup in the place of everything Tapis keeps. The backup is read through first: one that is damaged, cut off or
of a newer version changes nothing. What is there now is put aside as before-restore-<time> in the folder of the
database, and can be restored in turn. A backup of an older version is brought up to this one.
Tapis must be closed meanwhile.

Options:
  --data DIR   the folder of the database (where Tapis keeps it by itself)
  -h, --help   show this help

Environment:
  TAPIS_DATA    the folder of the database, where --data is not given
  DATABASE_URL  postgres://…: restore into this database instead

Exit status: 0 when the backup is restored, 1 when everything is as it was before, 2 when the command line is wrong.
`;

/** `tapis restore`: a backup in the place of everything. */
export async function run(commandArguments: readonly string[], io: CommandIo): Promise<number> {
  const complain = (message: string, status: number): number => {
    io.stderr.write(`tapis restore: ${message}\n`);
    return status;
  };
  const parsed = parseOptions({
    args: [...commandArguments],
    allowPositionals: true,
    options: { data: { type: 'string' }, help: { type: 'boolean', short: 'h', default: false } },
  } as const);
  if (!parsed.ok) return complain(parsed.error, EXIT.usage);
  const { values, positionals } = parsed.value;
  if (values.help) {
    io.stdout.write(HELP);
    return EXIT.ok;
  }
  const [given, ...others] = positionals;
  if (given === undefined || others.length > 0) return complain(`give the one file to restore.\n\n${HELP}`, EXIT.usage);
  const place = storePlace(values.data, process.env);
  if (!place.ok) return complain(place.error, EXIT.usage);

  const { target, folder } = place.value;
  const file = resolve(given);
  const progress = progressLine(io.stderr);
  const restored = await stoppable((signal) =>
    restoreBackup(target, file, {
      author: thisAuthor(),
      by: { id: randomUUID(), actor: null },
      folder,
      checking: { signal, onProgress: progress.show('Checking') },
      loading: { signal, onProgress: progress.show('Restoring') },
    }),
  );
  progress.clear();
  if (!restored.ok) return complain(restoreMessage(restored.error, target, file), EXIT.failed);
  const { header, aside } = restored.value;
  const kept = aside === null ? '' : `What was there before is kept in ${aside}\n`;
  io.stdout.write(`Restored ${contents(header)}: the backup of ${new Date(header.madeAt).toISOString()} by Tapis ${header.app}.\n${kept}`);
  return EXIT.ok;
}
