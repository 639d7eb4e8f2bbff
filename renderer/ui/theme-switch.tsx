import { useTranslation } from 'react-i18next';

import { useChangePreferences } from '../app/preferences.ts';
import { useTheme } from '../app/theme.ts';
import { Button } from './button.tsx';

/** Dark or light at one click; the settings also know "as the system". */
export function ThemeSwitch() {
  const { t } = useTranslation('common');
  const change = useChangePreferences();
  const isDark = useTheme() === 'dark';
  return (
    <Button
      kind="quiet"
      icon={isDark ? 'sun' : 'moon'}
      label={isDark ? t('themeLight') : t('themeDark')}
      keepFocus
      onClick={() => {
        change({ theme: isDark ? 'light' : 'dark' });
      }}
    />
  );
}
