import type { Citation, CitationId } from './types.ts';

/** The citations of one text, from their ids and the places they name. */
export function citationsFrom<Id extends CitationId>(
  source: string,
  articles: Readonly<Record<Id, string>>,
): Readonly<Record<Id, Citation>> {
  const entries = Object.entries<string>(articles).map(([id, article]) => [id, { id, source, article }]);
  return Object.fromEntries(entries) as Record<Id, Citation>;
}
