import { useTranslation } from 'react-i18next';

import type { Fact } from '#shared/scoring/facts.ts';

import { ruleWordsIn } from '../../i18n/rule-words.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { factWords } from '../fact-words.ts';

/** Whether these are of more games than one: situations of two may be called the same. */
export function hasManyGames(facts: readonly Fact[]): boolean {
  return new Set(facts.map(({ ruleSet }) => ruleSet)).size > 1;
}

/** A fact on paper, with the game it is of where there are several. */
export function FactName({ fact, withGame }: { readonly fact: Fact; readonly withGame: boolean }) {
  const { t } = useTranslation(['review', 'games']);
  const language = useLanguage();
  return (
    <>
      {factWords(t, fact, language)}
      {withGame ? <small>{ruleWordsIn(fact.ruleSet, language).name}</small> : null}
    </>
  );
}
