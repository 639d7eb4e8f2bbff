import type { Language } from '#shared/api/schemas.ts';
import en from '#locales/en/shell.json';
import fr from '#locales/fr/shell.json';
import zhHant from '#locales/zh-Hant/shell.json';

/** What the shell says by itself: the menu, native dialogs, failures before there is an interface. */
export type ShellWords = typeof en;

const WORDS: Readonly<Record<Language, ShellWords>> = { en, fr, 'zh-Hant': zhHant };

/** The shell's words in a language. */
export function wordsIn(language: Language): ShellWords {
  return WORDS[language];
}

/** Puts values into the places marked `{{name}}`. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place);
}
