import { useTranslation } from 'react-i18next';

import type { Preferences } from '#shared/api/schemas.ts';

import { speak, systemLanguage, LANGUAGES } from '../../i18n/i18n.ts';
import { FormRow } from '../../ui/form.tsx';
import { Segmented } from '../../ui/segmented.tsx';

export interface PanelProps {
  readonly preferences: Preferences;
  readonly onChange: (change: Partial<Preferences>) => void;
}

const THEMES = ['system', 'dark', 'light'] as const;

/** Languages of the interface and of the calls, and the theme. */
export function LanguagePanel({ preferences, onChange }: PanelProps) {
  const { t } = useTranslation(['settings', 'common']);
  const languages = LANGUAGES.map(({ id, name }) => ({ value: id, label: name, lang: id }));
  return (
    <section className="panel form">
      <h2>{t('languageAndLook')}</h2>
      <FormRow label={t('common:language')} help={t('languageHelp')}>
        <Segmented
          wide
          label={t('common:language')}
          value={preferences.language ?? 'system'}
          onChange={(value) => {
            const language = value === 'system' ? null : value;
            speak(language ?? systemLanguage());
            onChange({ language });
          }}
          choices={[{ value: 'system' as const, label: t('asSystem') }, ...languages]}
        />
      </FormRow>
      <FormRow label={t('callsLanguage')} help={t('callsLanguageHelp')}>
        <Segmented
          wide
          label={t('callsLanguage')}
          value={preferences.callsLanguage ?? 'text'}
          onChange={(value) => {
            onChange({ callsLanguage: value === 'text' ? null : value });
          }}
          choices={[{ value: 'text' as const, label: t('asText') }, ...languages]}
        />
      </FormRow>
      <FormRow label={t('theme')}>
        <Segmented
          wide
          label={t('theme')}
          value={preferences.theme}
          onChange={(theme) => {
            onChange({ theme });
          }}
          choices={THEMES.map((theme) => ({ value: theme, label: t(`themes.${theme}`) }))}
        />
      </FormRow>
    </section>
  );
}
