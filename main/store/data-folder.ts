import { posix, win32 } from 'node:path';

export interface Surroundings {
  readonly platform: NodeJS.Platform;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly home: string;
}

export const DATABASE_FILE = 'tapis.sqlite';

/** Where this user's data lies by the custom of the system; `TAPIS_DATA` says otherwise. */
export function dataFolder({ platform, environment, home }: Surroundings): string {
  const chosen = environment['TAPIS_DATA'];
  if (isSet(chosen)) return chosen;
  switch (platform) {
    case 'win32': {
      const roaming = environment['APPDATA'];
      return win32.join(isSet(roaming) ? roaming : win32.join(home, 'AppData', 'Roaming'), 'Tapis');
    }
    case 'darwin':
      return posix.join(home, 'Library', 'Application Support', 'Tapis');
    default: {
      // The XDG rules: a relative path is to be ignored.
      const data = environment['XDG_DATA_HOME'];
      return posix.join(isSet(data) && posix.isAbsolute(data) ? data : posix.join(home, '.local', 'share'), 'tapis');
    }
  }
}

function isSet(value: string | undefined): value is string {
  return value !== undefined && value !== '';
}
