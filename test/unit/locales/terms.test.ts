import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import marks from '#locales/terms.json';

import { wordsOf } from '../../support/locales.ts';

interface SourceTerm {
  readonly term: string;
  readonly source: string;
}

/** The terms that stand in the legal texts, word for word, with the text they stand in. */
const sourceTerms = new Set(
  readFileSync(join(import.meta.dirname, 'source-terms.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t').slice(0, 3).join('\t')),
);
const entries = Object.entries(marks) as [key: string, mark: Partial<Record<'fr' | 'zh-Hant', SourceTerm>>][];

describe.each(['fr', 'zh-Hant'] as const)('terms marked as taken from a legal text, in %s', (language) => {
  const words = wordsOf(language);
  const marked = entries.flatMap(([key, mark]) => {
    const taken = mark[language];
    return taken ? [{ key, ...taken }] : [];
  });

  it('are there', () => {
    expect(marked.length).toBeGreaterThan(15);
  });
  it('stand in that text', () => {
    expect(marked.filter(({ term, source }) => !sourceTerms.has([language, source, term].join('\t')))).toEqual([]);
  });
  it('stand in the words of their key', () => {
    expect(marked.filter(({ key, term }) => !(words.get(key) ?? '').toLowerCase().includes(term.toLowerCase()))).toEqual([]);
  });
});
