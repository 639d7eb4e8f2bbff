import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

import { languageFor } from '#shared/api/language.ts';
import type { Language } from '#shared/api/schemas.ts';

import { nativeBridge } from '../app/native-bridge.ts';
import { remembered, remember } from '../app/remembered.ts';

/** The languages as the switch shows them. */
export const LANGUAGES = [
  { id: 'fr', label: 'FR', name: 'Français' },
  { id: 'zh-Hant', label: '繁', name: '繁體中文' },
  { id: 'en', label: 'EN', name: 'English' },
] as const satisfies readonly { id: Language; label: string; name: string }[];

// Every word is bundled and loaded at once: felt, calls and interface may each speak another language, and nothing flashes.
const files = import.meta.glob<Record<string, unknown>>(['../../locales/*/*.json', '!../../locales/*/shell.json'], {
  eager: true,
  import: 'default',
});

function resources(): Record<string, Record<string, Record<string, unknown>>> {
  const all: Record<string, Record<string, Record<string, unknown>>> = {};
  for (const [path, words] of Object.entries(files)) {
    const [language, file] = path.split('/').slice(-2);
    if (language === undefined || file === undefined) continue;
    (all[language] ??= {})[file.replace('.json', '')] = words;
  }
  return all;
}

/** The language of the system, as far as the application speaks it. */
export function systemLanguage(): Language {
  return languageFor(nativeBridge()?.systemLanguages ?? navigator.languages);
}

function isLanguage(text: string | null): text is Language {
  return LANGUAGES.some(({ id }) => id === text);
}

const kept = remembered('language');

/** The words of the interface and of every rule set, ready before the first paint. */
export const i18n = i18next.createInstance();
void i18n.use(initReactI18next).init({
  lng: isLanguage(kept) ? kept : systemLanguage(),
  fallbackLng: 'en',
  resources: resources(),
  defaultNS: 'common',
  interpolation: { escapeValue: false },
  returnNull: false,
  initAsync: false,
});

/** Speaks another language: words, `lang` attribute, the native shell, and the next start. */
export function speak(language: Language): void {
  if (i18n.language !== language) void i18n.changeLanguage(language);
  document.documentElement.lang = language;
  remember('language', language);
  void nativeBridge()?.setLanguage(language);
}
