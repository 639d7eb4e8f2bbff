import { useTranslation } from 'react-i18next';

import type { Language } from '#shared/api/schemas.ts';

import { type Format, formatFor } from './format.ts';
import { LANGUAGES } from './i18n.ts';

/** The language the interface speaks now. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return LANGUAGES.find(({ id }) => id === i18n.language)?.id ?? 'en';
}

/** Numbers, money and dates in the interface's language. */
export function useFormat(): Format {
  return formatFor(useLanguage());
}
