import { useTranslation } from 'react-i18next';

import { useChangeLanguage } from '../app/preferences.ts';
import { LANGUAGES } from '../i18n/i18n.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { Segmented } from './segmented.tsx';

/** FR, 繁, EN: at hand on every screen. */
export function LanguageSwitch() {
  const { t } = useTranslation('common');
  const change = useChangeLanguage();
  return (
    <Segmented
      label={t('language')}
      value={useLanguage()}
      onChange={change}
      choices={LANGUAGES.map(({ id, label, name }) => ({ value: id, label, lang: id, title: name }))}
    />
  );
}
