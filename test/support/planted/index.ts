import { PAIRE_POKER } from './paire-poker.ts';
import type { PlantedTable } from './planted-table.ts';
import { PUNTO_BANCO } from './punto-banco.ts';
import { ROULETTE } from './roulette.ts';
import { STUD } from './stud.ts';
import { SUPER_JACK } from './super-jack.ts';
import { THREE_CARD } from './three-card.ts';

/** Every table with planted errors. */
export const PLANTED_TABLES: readonly PlantedTable[] = [...THREE_CARD, ...STUD, ...PUNTO_BANCO, ...SUPER_JACK, ...ROULETTE, ...PAIRE_POKER];
