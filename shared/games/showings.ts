import type { Showing, SituationId } from './types.ts';

/** The situations among showings, each once, in their order. */
export function situationsOf(showings: readonly Showing[]): readonly SituationId[] {
  return [...new Set(showings.map(({ situation }) => situation))];
}
