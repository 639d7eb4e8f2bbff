import type { Rectangle } from 'electron';

/** How a launch sets up its machine. */
export interface Settings {
  /** The folder that stands for the person's home: data, documents, the browser's profile. */
  readonly home: string;
  /** The folder with the application's package.json. */
  readonly application: string;
  readonly isPackaged: boolean;
  readonly languages: readonly string[];
  readonly darkSystem: boolean;
  /** The parts of the displays that windows may use, the main display first. */
  readonly workAreas: readonly Rectangle[];
  readonly browser: string;
  readonly browserArguments: readonly string[];
}

export const SETTINGS_VARIABLE = 'ELECTRON_STAND_IN';

/** The settings of this launch, passed by `launch.ts`. */
export function readSettings(): Settings {
  const text = process.env[SETTINGS_VARIABLE];
  if (text === undefined) throw new Error(`the stand-in runs through launch.ts, which sets ${SETTINGS_VARIABLE}`);
  return JSON.parse(text) as Settings;
}
