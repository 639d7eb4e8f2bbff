import type { BackupWriteError } from '../../store/records/backup-file.ts';
import type { RestoreError } from '../../store/records/restore-backup.ts';
import type { SnapshotError } from '../../store/records/snapshot.ts';
import type { StoreTarget } from '../../store/open-store.ts';
import { storeMessage } from '../serve/messages.ts';

/** Why there is no backup. */
export function backupMessage({ code, detail }: BackupWriteError | SnapshotError, target: StoreTarget, file: string): string {
  switch (code) {
    case 'fileExists':
      return `${file} is there already. Give another name with --to, or replace it with --force.`;
    case 'notWritten':
      return `${file} cannot be written. Make room on the disk or choose another place with --to. (${detail})`;
    case 'stopped':
      return 'stopped. Nothing was written.';
    case 'databaseMissing':
      return `there are no records ${placeOf(target)}. Give the folder they are in with --data.`;
    default:
      return storeMessage({ code, detail }, target);
  }
}

/** Why nothing was restored. In every case what was there is still there. */
export function restoreMessage({ code, detail }: RestoreError, target: StoreTarget, file: string): string {
  switch (code) {
    case 'backupUnreadable':
      return `${file} cannot be read. (${detail})`;
    case 'notABackup':
      return `${file} is no backup of Tapis. (${detail})`;
    case 'backupNewer':
      return `${file} was made by a newer version of Tapis. Update Tapis on this machine, then restore it. (${detail})`;
    case 'backupCutOff':
      return `${file} is cut off: it was not copied to its end. Take another copy of it, or an older backup. (${detail})`;
    case 'backupDamaged':
      return `${file} is damaged. Take another copy of it, or an older backup. (${detail})`;
    case 'deskOpen':
      return `Tapis is open on ${detail}. Close its windows and end its server, then try again.`;
    case 'asideFailed':
      return `what is there now could not be put aside, so nothing was changed. Make room on the disk and try again. (${detail})`;
    case 'restoreFailed':
      return `${file} could not be put in place. Everything is as it was before. (${detail})`;
    case 'stopped':
      return 'stopped. Everything is as it was before.';
    default:
      return storeMessage({ code, detail }, target);
  }
}

/** Where the records are, without the password an address of PostgreSQL may hold. */
export function placeOf(target: StoreTarget): string {
  return target.kind === 'sqlite' ? `in ${target.file}` : 'in the database at DATABASE_URL';
}
