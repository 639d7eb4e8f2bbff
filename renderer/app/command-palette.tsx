import { Spotlight, type SpotlightActionData, spotlight } from '@mantine/spotlight';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';

import { PLAYABLE_RULE_SETS } from '../felt/index.ts';
import { LANGUAGES } from '../i18n/i18n.ts';
import { ruleWordsIn } from '../i18n/rule-words.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-paths.ts';
import { useChangeLanguage, useChangePreferences, usePreferences } from './preferences.ts';
import { runsQuery } from './queries.ts';
import { HOME_RUNS } from './unfinished-run.ts';
import { settingsFor } from './run-settings.ts';
import { useRole } from './session.ts';
import { useStartRun } from './start-run.ts';
import { unfinishedRun } from './unfinished-run.ts';

/** Opens the palette. */
export function openPalette(): void {
  spotlight.open();
}

/** Everything the application can do, by name: Ctrl or ⌘ and K. */
export function CommandPalette() {
  const { t } = useTranslation('common');
  return (
    <Spotlight
      actions={usePaletteActions()}
      shortcut={['mod + K']}
      nothingFound={t('palette.nothing')}
      scrollable
      highlightQuery={false}
      lockScroll={false}
      overlayProps={{ blur: 0 }}
      transitionProps={{ duration: 0 }}
      attributes={{ content: { 'aria-label': t('palette.search') } }}
      // The entries are reached with the arrows from the field; the list itself must scroll by keyboard too.
      scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}
      searchProps={{
        leftSection: <Icon name="search" />,
        placeholder: t('palette.search'),
        'aria-label': t('palette.search'),
      }}
    />
  );
}

function usePaletteActions(): SpotlightActionData[] {
  const { t } = useTranslation('common');
  const [, navigate] = useLocation();
  const language = useLanguage();
  const preferences = usePreferences();
  const change = useChangePreferences();
  const changeLanguage = useChangeLanguage();
  const { start } = useStartRun();
  const role = useRole();
  const runs = useQuery(runsQuery(HOME_RUNS)).data?.runs ?? [];
  const unfinished = unfinishedRun(runs);
  const action = (id: string, icon: IconName, label: string, onClick: () => void, extra: Partial<SpotlightActionData> = {}) => ({
    id,
    label,
    onClick,
    leftSection: <Icon name={icon} />,
    ...extra,
  });
  const go = (id: string, icon: IconName, label: string, href: string) => action(id, icon, label, () => navigate(href));

  return [
    ...(unfinished ? [go('continue', 'play', t('palette.continue'), `/run/${unfinished.id}`)] : []),
    ...PLAYABLE_RULE_SETS.flatMap((ruleSet) => {
      const words = ruleWordsIn(ruleSet.id, language);
      const game = { game: words.name, place: words.place };
      return [
        action(`start:${ruleSet.id}`, 'table', t('palette.start', game), () => start(settingsFor(ruleSet, preferences)), {
          description: words.summary,
          keywords: LANGUAGES.flatMap(({ id }) => [ruleWordsIn(ruleSet.id, id).name, ruleWordsIn(ruleSet.id, id).place]),
        }),
        go(`set-up:${ruleSet.id}`, 'gear', t('palette.setUp', game), `/practice/${ruleSet.id}`),
      ];
    }),
    go('home', 'home', t('nav.home'), '/'),
    go('practice', 'table', t('nav.practice'), '/practice'),
    go('history', 'chart', t('nav.history'), '/history'),
    ...(role === 'supervisor'
      ? [
          go('review', 'board', t('nav.review'), '/review'),
          go('homework', 'target', t('nav.homework'), '/review/homework'),
          go('school', 'people', t('nav.school'), '/people'),
        ]
      : []),
    go('settings', 'gear', t('nav.settings'), '/settings'),
    action('dark', 'moon', t('themeDark'), () => change({ theme: 'dark' })),
    action('light', 'sun', t('themeLight'), () => change({ theme: 'light' })),
    action('system', 'target', t('themeSystem'), () => change({ theme: 'system' })),
    ...LANGUAGES.map(({ id, name }) => action(`language:${id}`, 'language', name, () => changeLanguage(id))),
  ];
}
