/** 128 bits as 32 lower-case hexadecimal digits. */
export type Seed = string;
export type Words = readonly [number, number, number, number];

const SEED_PATTERN = /^[0-9a-f]{32}$/;
const ROUNDS = 12;
/** Fraction of the golden ratio: keeps the all-zero seed from staying zero. */
const CONSTANT = 0x9e3779b9;

/** Whether a text is a seed. */
export function isSeed(text: string): boolean {
  return SEED_PATTERN.test(text);
}

/** The four 32-bit words of a seed. A text that is no seed is a bug, so it throws. */
export function seedWords(seed: Seed): Words {
  if (!isSeed(seed)) throw new Error(`not a seed: ${seed}`);
  const word = (index: number): number => Number.parseInt(seed.slice(index * 8, index * 8 + 8), 16) | 0;
  return [word(0), word(1), word(2), word(3)];
}

const rotate = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

/** The permutation of the Chaskey cipher: 128 bits to 128 bits one to one, each bit reaching all the others. */
function permute([a, b, c, d]: Words): Words {
  let [v0, v1, v2, v3] = [a, b, c, d];
  for (let round = 0; round < ROUNDS; round += 1) {
    v0 = (v0 + v1) | 0;
    v1 = rotate(v1, 5) ^ v0;
    v0 = rotate(v0, 16);
    v2 = (v2 + v3) | 0;
    v3 = rotate(v3, 8) ^ v2;
    v0 = (v0 + v3) | 0;
    v3 = rotate(v3, 13) ^ v0;
    v2 = (v2 + v1) | 0;
    v1 = rotate(v1, 7) ^ v2;
    v2 = rotate(v2, 16);
  }
  return [v0, v1, v2, v3];
}

/**
 * The child of a seed under a label. The label is taken in one UTF-16 unit at a time, the permutation after
 * each, its length last. There is no way back from a child to its parent: an item's seed, shown with its
 * correction, must not give away the seed of the run and with it the items still to come.
 */
export function derive(seed: Seed, label: string | number): Seed {
  return [...deriveWords(seed, label)].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** The same child as four words. */
export function deriveWords(seed: Seed, label: string | number): Words {
  const text = String(label);
  const parent = seedWords(seed);
  let words = parent;
  for (let index = 0; index < text.length; index += 1) {
    words = permute([words[0] ^ (text.charCodeAt(index) + 0x10000), words[1], words[2], words[3]]);
  }
  const [a, b, c, d] = permute([words[0] ^ text.length, words[1] ^ CONSTANT, words[2], words[3]]);
  // Permutations alone could be run backwards. Adding the parent once more (Davies and Meyer) closes that way.
  return [a ^ parent[0], b ^ parent[1], c ^ parent[2], d ^ parent[3]];
}
