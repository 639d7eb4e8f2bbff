import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const LANGUAGES = ['en', 'fr', 'zh-Hant'] as const;
export type LocaleLanguage = (typeof LANGUAGES)[number];

const ROOT = join(import.meta.dirname, '../../locales');

/** Every namespace of a language, by name. */
export function namespacesOf(language: LocaleLanguage): string[] {
  return readdirSync(join(ROOT, language))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();
}

/** The locale files of a language, by namespace. */
export function localeOf(language: LocaleLanguage): Record<string, Record<string, unknown>> {
  return Object.fromEntries(namespacesOf(language).map((namespace) => [namespace, readNamespace(language, namespace)]));
}

/** The words of a language: `namespace:path.to.key` and its text. */
export function wordsOf(language: LocaleLanguage): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const namespace of namespacesOf(language)) {
    flatten(`${namespace}:`, readNamespace(language, namespace), words);
  }
  return words;
}

/** The `{{placeholders}}` of a text, sorted. */
export function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{\{\s*([^},\s]+)[^}]*\}\}/g)].map((match) => match[1] ?? '').sort();
}

function readNamespace(language: LocaleLanguage, namespace: string): Record<string, unknown> {
  return JSON.parse(readFileSync(join(ROOT, language, `${namespace}.json`), 'utf8')) as Record<string, unknown>;
}

function flatten(prefix: string, value: unknown, words: Map<string, string>): void {
  if (typeof value === 'string') words.set(prefix, value);
  else if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
    const separator = prefix.endsWith(':') ? '' : '.';
    for (const [key, child] of Object.entries(value)) flatten(`${prefix}${separator}${key}`, child, words);
  } else throw new Error(`${prefix}: only texts and groups of texts belong in a locale file`);
}
