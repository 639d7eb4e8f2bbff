import type { TFunction } from 'i18next';

import type { Language } from '#shared/api/schemas.ts';
import { DIAGNOSES, type DiagnosisCode } from '#shared/drills/types.ts';
import { ruleSetById } from '#shared/games/index.ts';
import type { Fact } from '#shared/scoring/facts.ts';

import { i18n } from '../i18n/i18n.ts';
import { ruleWordsIn } from '../i18n/rule-words.ts';

const VERDICTS = ['missed', 'superfluous', 'wrongAction', 'wrongCall'] as const;
type ErrorCode = DiagnosisCode | (typeof VERDICTS)[number];

/** A fact in words: the situation as the game calls it, or the kind of error. */
export function factWords(t: TFunction<['review', 'games']>, fact: Fact, language: Language): string {
  if (fact.kind === 'error') {
    const code = [...DIAGNOSES, ...VERDICTS].find((each): each is ErrorCode => each === fact.code);
    return code === undefined ? fact.code : t(`games:diagnoses.${code}.title`);
  }
  return ruleSetById(fact.ruleSet)?.situations.includes(fact.code) === true
    ? ruleWordsIn(fact.ruleSet, language).situation(fact.code)
    : fact.code;
}

/** The name of a game with its place, or its id where this version does not know it. */
export function gameWords(ruleSet: string, language: Language): string {
  if (!ruleSetById(ruleSet)) return ruleSet;
  const { name, place } = ruleWordsIn(ruleSet, language);
  return i18n.t('games:gameInPlace', { lng: language, name, place });
}
