import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { type BackupHeader, BACKUP_EXTENSION } from '../../store/records/backup-format.ts';
import { writeBackupFile } from '../../store/records/backup-file.ts';
import { withSnapshot } from '../../store/records/snapshot.ts';
import { type CommandIo, EXIT } from '../command.ts';
import { parseOptions } from '../parse-options.ts';
import { storePlace } from '../store-place.ts';
import { backupMessage } from './messages.ts';
import { progressLine, stoppable, thisAuthor } from './records-command.ts';

const HELP = `Usage: tapis backup [options]

Writes everything Tapis keeps into one file, as it stands at one moment. A desk may be open and in use meanwhile.
The file can be restored into either database, on this machine or another, by this version or a later one.

Options:
  --data DIR   the folder of the database (where Tapis keeps it by itself)
  --to FILE    write this file, or into this folder (tapis-<time>${BACKUP_EXTENSION} here)
  --force      replace a file of that name
  -h, --help   show this help

Environment:
  TAPIS_DATA    the folder of the database, where --data is not given
  DATABASE_URL  postgres://…: back up this database instead

Exit status: 0 when the backup is on the disk, 1 when there is none, 2 when the command line is wrong.
`;

/** `tapis backup`: one file with everything. */
export async function run(commandArguments: readonly string[], io: CommandIo): Promise<number> {
  const complain = (message: string, status: number): number => {
    io.stderr.write(`tapis backup: ${message}\n`);
    return status;
  };
  const parsed = parseOptions({
    args: [...commandArguments],
    options: {
      data: { type: 'string' },
      to: { type: 'string' },
      force: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  } as const);
  if (!parsed.ok) return complain(parsed.error, EXIT.usage);
  const { data, to, force, help } = parsed.value.values;
  if (help) {
    io.stdout.write(HELP);
    return EXIT.ok;
  }
  const place = storePlace(data, process.env);
  if (!place.ok) return complain(place.error, EXIT.usage);
  if (to === '') return complain('--to needs a file or a folder.', EXIT.usage);

  const { target } = place.value;
  const author = thisAuthor();
  const file = fileFor(to, author.madeAt);
  const progress = progressLine(io.stderr);
  const made = await stoppable((signal) =>
    withSnapshot(target, (transaction) =>
      writeBackupFile(transaction, target.kind, file, { author, replace: force, signal, onProgress: progress.show('Backing up') }),
    ),
  );
  progress.clear();
  if (!made.ok) return complain(backupMessage(made.error, target, file), EXIT.failed);
  if (!made.value.ok) return complain(backupMessage(made.value.error, target, file), EXIT.failed);
  io.stdout.write(`${file}\n${contents(made.value.value.header)}\n`);
  return EXIT.ok;
}

function fileFor(to: string | undefined, now: number): string {
  const name = `tapis-${new Date(now).toISOString().slice(0, 16).replace(':', '')}Z${BACKUP_EXTENSION}`;
  if (to === undefined) return resolve(name);
  return statSync(to, { throwIfNoEntry: false })?.isDirectory() === true ? resolve(join(to, name)) : resolve(to);
}

/** What is in a backup, in a line. */
export function contents({ tables }: BackupHeader): string {
  return Object.entries(tables)
    .map(([table, count]) => `${table} ${count}`)
    .join(', ');
}
