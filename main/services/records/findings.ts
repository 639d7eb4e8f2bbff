import { type FindingCode, PROBLEMS } from '#shared/api/records.ts';

export interface Finding {
  readonly code: FindingCode;
  readonly level: 'problem' | 'notice';
  /** How many it concerns. */
  readonly count: number;
  /** The first few of them: ids, files, or what the system said. */
  readonly examples: readonly string[];
}

const MOST_EXAMPLES = 5;

/** A finding about some; none about none. */
export function finding(code: FindingCode, concerned: readonly string[], count = concerned.length): readonly Finding[] {
  if (count === 0) return [];
  const level = (PROBLEMS as readonly string[]).includes(code) ? 'problem' : 'notice';
  return [{ code, level, count, examples: concerned.slice(0, MOST_EXAMPLES) }];
}

/** Counts what is found one by one, and keeps the first few. */
export function tally(code: FindingCode): { readonly add: (id: string) => void; readonly found: () => readonly Finding[] } {
  const examples: string[] = [];
  let count = 0;
  return {
    add: (id) => {
      count += 1;
      if (examples.length < MOST_EXAMPLES) examples.push(id);
    },
    found: () => finding(code, examples, count),
  };
}
