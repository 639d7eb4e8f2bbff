import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import type { RuleSet, Table } from '#shared/games/types.ts';

import { usePreferences } from '../../app/preferences.ts';
import { formatFor } from '../../i18n/format.ts';
import { ruleWordsIn } from '../../i18n/rule-words.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import type { Speech } from './decision-words.ts';

/** The words for a table of this rule set; its calls in the language being trained, about the table where one is given. */
export function useSpeech(ruleSet: RuleSet, table?: Table): Speech {
  const { t } = useTranslation(['correction', 'games', 'run']);
  const language = useLanguage();
  const callsLanguage = usePreferences().callsLanguage ?? ruleSet.source.language;
  const values = useMemo(() => (table ? ruleSet.callValues?.(table) : undefined), [ruleSet, table]);
  return useMemo(
    () => ({
      t,
      ruleSet,
      language,
      words: ruleWordsIn(ruleSet.id, language, values),
      callWords: ruleWordsIn(ruleSet.id, callsLanguage, values),
      callsLanguage,
      format: formatFor(language),
    }),
    [t, ruleSet, language, callsLanguage, values],
  );
}
