import { RANK_CODES } from './card-code.ts';

/** Different ranks as bits, the two being the lowest. Of sets of one size the greater number is the better high card. */
export type RankSet = number;

const ACE = 1 << (RANK_CODES - 1);
const ALL = (1 << RANK_CODES) - 1;

/** The ranks of a set, the lowest first. */
export function ranksOf(set: RankSet): number[] {
  const ranks: number[] = [];
  for (let rank = 0; rank < RANK_CODES; rank += 1) if ((set >> rank) & 1) ranks.push(rank);
  return ranks;
}

/** The sets of so many ranks, none of them in `without`, from the worst to the best. */
export function rankSets(size: number, without: RankSet = 0): RankSet[] {
  return (SETS_BY_SIZE[size] ?? []).filter((set) => (set & without) === 0);
}

/** The runs of so many ranks from the worst, in which the ace is low, to the best. */
export function runs(length: number): RankSet[] {
  const lowest = ACE | ((1 << (length - 1)) - 1);
  const others = Array.from({ length: RANK_CODES - length + 1 }, (_, from) => ((1 << length) - 1) << from);
  return [lowest, ...others];
}

const SETS_BY_SIZE = setsBySize();

function setsBySize(): RankSet[][] {
  const sets: RankSet[][] = Array.from({ length: RANK_CODES + 1 }, () => []);
  const sizes = new Uint8Array(ALL + 1);
  for (let set = 0; set <= ALL; set += 1) {
    const size = (sizes[set >> 1] ?? 0) + (set & 1);
    sizes[set] = size;
    sets[size]?.push(set);
  }
  return sets;
}
