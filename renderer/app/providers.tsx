import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';

import { i18n, speak, systemLanguage } from '../i18n/i18n.ts';
import { mantineTheme } from './mantine-theme.ts';
import { useSession } from './preferences.ts';
import { useApplyTheme, useTheme } from './theme.ts';

/** What every screen stands on: the desk's data, the words, the theme, short messages. */
export function Providers({ client, children }: { readonly client: QueryClient; readonly children: ReactNode }) {
  return (
    <QueryClientProvider client={client}>
      <I18nextProvider i18n={i18n}>
        <Themed>{children}</Themed>
      </I18nextProvider>
    </QueryClientProvider>
  );
}

function Themed({ children }: { readonly children: ReactNode }) {
  const theme = useTheme();
  const session = useSession();
  const preferences = session?.preferences;
  // While nobody is signed in, the screen stays as it was: in the language and the theme last used here.
  const isNobody = session?.role === null;
  useApplyTheme(theme, isNobody ? undefined : preferences?.theme);
  useEffect(() => {
    if (!preferences) return;
    if (preferences.language !== null || !isNobody) speak(preferences.language ?? systemLanguage());
  }, [preferences, isNobody]);
  // The library's variables come from styles/mantine.css: a strict policy allows no style elements made by scripts.
  return (
    <MantineProvider theme={mantineTheme} forceColorScheme={theme} withCssVariables={false} withGlobalClasses={false}>
      <Notifications position="top-right" limit={2} />
      {children}
    </MantineProvider>
  );
}
