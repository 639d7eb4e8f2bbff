import i18next from 'i18next';

import type { Language } from '#shared/api/schemas.ts';

import { type Format, formatFor } from '../../renderer/i18n/format.ts';
import { LANGUAGES, localeOf } from './locales.ts';

type Values = Readonly<Record<string, string | number>>;

/** What the interface says in a language: `say('run:submit')`, `say('home:runs', { count: 3 })`. */
export interface Words {
  readonly language: Language;
  readonly say: (key: string, values?: Values) => string;
  readonly has: (key: string) => boolean;
  readonly format: Format;
}

const translator = i18next.createInstance();
void translator.init({
  resources: Object.fromEntries(LANGUAGES.map((language) => [language, localeOf(language)])),
  ns: [],
  fallbackLng: false,
  interpolation: { escapeValue: false },
  initAsync: false,
});

/** The words of a language. Asking for one that is not there is an error. */
export function wordsIn(language: Language): Words {
  const speak = translator.getFixedT(language);
  return {
    language,
    format: formatFor(language),
    has: (key) => translator.exists(key, { lng: language }),
    say: (key, values = {}) => {
      const options = { ...values, lng: language };
      if (!translator.exists(key, options)) throw new Error(`no words for ${key} in ${language}`);
      return speak(key, options);
    },
  };
}
