/** The little of pokersolver 2.1.4 that the bench uses; the package has no types. */
declare module 'pokersolver' {
  interface SolvedHand {
    readonly rank: number;
    /** 1 where the other hand is the better, −1 where this one is. */
    readonly compare: (other: SolvedHand) => number;
  }
  const pokersolver: { readonly Hand: { readonly solve: (cards: readonly string[], game: 'threecard') => SolvedHand } };
  export default pokersolver;
}
