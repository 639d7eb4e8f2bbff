import type { ListenError } from '../../server/http-server.ts';
import type { StoreError, StoreErrorCode, StoreTarget } from '../../store/open-store.ts';

const STORE_ADVICE: Readonly<Record<StoreErrorCode, string>> = {
  databaseUnavailable: 'cannot be opened. Check that it exists and that you may write there.',
  databaseLocked: 'is kept locked by another program. Close that program and try again.',
  databaseDamaged: 'is no database, or is damaged. Put a backup in its place, or choose another folder with --data.',
  databaseNewer: 'was made by a newer version of Tapis. Update Tapis; this version would damage it.',
  databaseForeign: 'belongs to another program. Choose another folder with --data.',
  backupFailed: 'could not be copied aside, so it was not brought up to this version. Make room on the disk and try again.',
  migrationFailed: 'could not be brought up to this version. It is as it was before.',
};

/** Why the database cannot be used. */
export function storeMessage({ code, detail }: StoreError, target: StoreTarget): string {
  // An address of PostgreSQL may hold a password: it is not repeated.
  const place = target.kind === 'sqlite' ? target.file : 'The database at DATABASE_URL';
  return `${place} ${STORE_ADVICE[code]} (${detail})`;
}

/** Why the address cannot be listened on. */
export function listenMessage({ code }: ListenError, host: string, port: number): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use. Choose another with --port, or let one be chosen with --port 0.`;
    case 'EACCES':
      return `You may not listen on port ${port}. Choose one above 1023 with --port.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${host} is no address of this machine. Give one of its own with --host, or 0.0.0.0 for all.`;
    default:
      return `${host}:${port} cannot be listened on (${code}).`;
  }
}
