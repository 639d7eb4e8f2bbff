import { type Random, pick } from '#shared/random/random.ts';

const GIVEN = [
  'Camille',
  'Élise',
  'Mathis',
  'Inès',
  'Hugo',
  'Chloé',
  'Nathan',
  'Léa',
  'Théo',
  'Manon',
  'João',
  'Ana',
  'Rui',
  'Beatriz',
  'Luca',
  'Sofia',
  'Emma',
  'Noah',
  'Maya',
  'Oscar',
] as const;
const FAMILY = [
  'Morel',
  'Lambert',
  'Rossi',
  'Ferrari',
  'Weber',
  'Muller',
  'Silva',
  'Costa',
  'Nunes',
  'Girard',
  'Fontaine',
  'Mercier',
  'Blanc',
  'Schmit',
  'Kaiser',
  'Dubois',
  'Lopes',
  'Pinto',
  'Barbier',
  'Roux',
] as const;
const CHINESE = [
  '陳大文',
  '黃美玲',
  '何子健',
  '梁詠詩',
  '林家豪',
  '李慧敏',
  '張志明',
  '吳嘉欣',
  '周俊傑',
  '鄭雅文',
  '馮偉倫',
  '蔡思穎',
] as const;

/** A name nobody else of the school has. */
export function demoName(random: Random, taken: ReadonlySet<string>): string {
  for (let tries = 0; tries < 1_000; tries += 1) {
    const name = pick(random, [1, 2, 3, 4]) === 1 ? pick(random, CHINESE) : `${pick(random, GIVEN)} ${pick(random, FAMILY)}`;
    if (!taken.has(name)) return name;
  }
  return `Trainee ${taken.size + 1}`;
}
