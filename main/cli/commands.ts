import type { Command } from './command.ts';

/**
 * The commands of `tapis`, as the help lists them. Each is loaded lazily: `settle` and `deal` must run where
 * node:sqlite does not exist.
 */
export const COMMANDS: readonly Command[] = [
  {
    name: 'settle',
    summary: 'settle table files: JSON Lines in, settlements out',
    load: () => import('./settle/settle.ts'),
  },
];
