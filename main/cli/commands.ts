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
  {
    name: 'deal',
    summary: 'deal tables from a seed, as table files',
    load: () => import('./deal/deal.ts'),
  },
  {
    name: 'figures',
    summary: 'recompute the published figures of the games by dealing everything',
    load: () => import('./figures/figures.ts'),
  },
  {
    name: 'serve',
    summary: 'serve the desk and its interface to browsers',
    load: () => import('./serve/serve.ts'),
  },
  {
    name: 'backup',
    summary: 'write everything that is kept into one file',
    load: () => import('./records/backup.ts'),
  },
  {
    name: 'restore',
    summary: 'put a backup in the place of everything that is kept',
    load: () => import('./records/restore.ts'),
  },
  {
    name: 'doctor',
    summary: 'check everything that is kept',
    load: () => import('./records/doctor.ts'),
  },
  {
    name: 'demo',
    summary: 'fill a fresh folder with a made-up school',
    load: () => import('./records/demo.ts'),
  },
];
