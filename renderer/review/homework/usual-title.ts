import type { TFunction } from 'i18next';

import type { Language } from '#shared/api/schemas.ts';
import type { RunSettings } from '#shared/drills/types.ts';

import { ruleWordsIn } from '../../i18n/rule-words.ts';

/** The most a title may have, as the desk takes it. */
export const LONGEST_TITLE = 80;

/** What homework is called that nobody named: what it is about, where it is about some situations only. */
export function usualTitle(t: TFunction<'review'>, { ruleSet, situations }: RunSettings, language: Language): string {
  const [first, ...others] = situations ?? [];
  if (first === undefined) return t('homework.untitled');
  const situation = ruleWordsIn(ruleSet, language).situation(first);
  const title = others.length === 0 ? situation : t('homework.of', { situation, count: others.length });
  return title.length <= LONGEST_TITLE ? title : t('homework.untitled');
}
