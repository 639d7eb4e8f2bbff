/** What a check can find. The first group is wrong; the second is worth knowing. */
export const PROBLEMS = [
  /** The database's file is damaged. */
  'fileDamaged',
  /** Rows point at rows that are not there. */
  'rowsDangling',
  /** An answer cannot be read. */
  'attemptUnreadable',
  /** A grade is not the one its answer gets. */
  'gradeDiffers',
  /** The figures beside a grade are not the grade's. */
  'figuresDiffer',
  /** A further answer is there without the first. */
  'firstTryMissing',
  /** An item between others was never answered. */
  'answersMissing',
  /** There is hardly room for another answer. */
  'diskFull',
  /** The last daily copy could not be made. */
  'copyFailed',
] as const;
export const NOTICES = [
  /** The next start brings the database up to date. Answers were not looked at. */
  'schemaOlder',
  /** Answers another version graded: their grades stand. */
  'otherEngine',
  /** A clock was set back. */
  'clockBackwards',
  /** A clock ran ahead. */
  'clockAhead',
  'diskLow',
  /** Files of something that was interrupted. */
  'leftovers',
] as const;
export type FindingCode = (typeof PROBLEMS)[number] | (typeof NOTICES)[number];

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
