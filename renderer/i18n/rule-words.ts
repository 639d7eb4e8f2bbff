import { useMemo } from 'react';

import type { Language } from '#shared/api/schemas.ts';
import { ruleSetById } from '#shared/games/index.ts';
import type {
  AnnouncementId,
  BetId,
  Call,
  Citation,
  Ground,
  HandId,
  OrderRuleId,
  ReadingId,
  RuleSetId,
  SituationId,
} from '#shared/games/types.ts';
import type { RunResult } from '#shared/scoring/types.ts';

import { i18n } from './i18n.ts';
import { useLanguage } from './use-language.ts';

/** What an error is called by: its diagnosis, or the bare verdict. */
type DiagnosisWords = RunResult['diagnoses'][number]['code'];

/** The words of one rule set in one language. Its ids are data, so its keys cannot be typed like the interface's own. */
export interface RuleWords {
  readonly name: string;
  readonly place: string;
  readonly summary: string;
  /** How a table is begun, in a line. */
  readonly begin: string;
  readonly bet: (bet: BetId) => string;
  readonly hand: (hand: HandId) => string;
  /** What a payout is for: `Three of a kind on PAIR PLUS`; the bet alone in games whose bets are called after what they win by. */
  readonly handOnBet: (hand: HandId, bet: BetId) => string;
  /** `usual`: what a pay table is called as it stands where the house has none of its own. */
  readonly option: (option: string) => { readonly label: string; readonly help: string; readonly usual: string };
  readonly situation: (situation: SituationId) => string;
  readonly citation: (citation: string) => string;
  /** Where it stands, as the profession cites it: `AM 2006-370, art. 1, 4°`. */
  readonly cite: (citation: Citation) => string;
  /** What became of a text that is no longer in force. */
  readonly sourceStatus: (source: string) => string;
  readonly reading: (reading: ReadingId) => string;
  readonly orderRule: (rule: OrderRuleId) => string;
  /** Why something is wrong, in a few words and in a sentence; in the rule set's own words where it has some. */
  readonly diagnosis: (
    code: DiagnosisWords,
    values?: Readonly<Record<string, string>>,
  ) => { readonly title: string; readonly explain: string };
  readonly announcement: (announcement: AnnouncementId) => string;
  readonly call: (call: Call) => string;
  /** A step of an order, as the text calls it. */
  readonly step: (word: string) => string;
  /** An act of the dealer by its topic: what it is about, and the question or hint when it comes next. */
  readonly act: (topic: string) => { readonly title: string; readonly prompt: string };
  /** What a key does at this table only. */
  readonly actKey: (key: string) => string;
  /** Why the cards ask for an act: `Banco 5 against a third card of 4: draws`. */
  readonly ground: (ground: Ground) => string;
  /** A word of the aid on the felt. */
  readonly aid: (key: string) => string;
  /** The reader's word for something the felt prints, by its whole key; the games' common words where it has none. */
  readonly gloss: (key: string, values?: Readonly<Record<string, unknown>>) => string;
}

/** The translator without its types: the keys below are put together from ids. */
interface LooseWords {
  t(key: string, options: Readonly<Record<string, unknown>>): string;
  exists(key: string, options: Readonly<Record<string, unknown>>): boolean;
}

/**
 * The words of a rule set in any language; calls may be trained in another one than the interface's. `values`: what a
 * table puts into its calls.
 */
export function ruleWordsIn(ruleSet: RuleSetId, language: Language, values: Readonly<Record<string, string>> = {}): RuleWords {
  const loose = i18n as LooseWords;
  const say = (key: string, values: Readonly<Record<string, unknown>> = {}, namespace = ruleSet): string =>
    loose.t(key, { ...values, ns: namespace, lng: language });
  const has = (key: string): boolean => loose.exists(key, { ns: ruleSet, lng: language });
  const hand = (id: HandId): string => (has(`hands.${id}`) ? say(`hands.${id}`) : say(`hands.${id}`, {}, 'games'));
  const bet = (id: BetId): string => {
    const { key, values } = ruleSetById(ruleSet)?.betWord?.(id) ?? { key: id };
    return say(`bets.${key}`, values);
  };
  return {
    name: say('name'),
    place: say('place'),
    summary: say('summary'),
    begin: say('begin'),
    bet,
    hand,
    handOnBet: (id, on) => say('handOnBet', { hand: hand(id), bet: bet(on) }, has('handOnBet') ? ruleSet : 'games'),
    option: (id) => ({ label: say(`options.${id}.label`), help: say(`options.${id}.help`), usual: say(`options.${id}.usual`) }),
    situation: (id) => say(`situations.${id}`),
    citation: (id) => say(`citations.${id}`),
    cite: ({ source, article }) =>
      say(
        'cite',
        { source: say(`sources.${source}.short`, {}, 'games'), article: say(`sources.${source}.article`, { article }, 'games') },
        'games',
      ),
    sourceStatus: (source) => say(`sources.${source}.status`, {}, 'games'),
    reading: (id) => say(`readings.${id}`),
    orderRule: (id) => say(`orderRules.${id}`),
    diagnosis: (code, values = {}) => {
      const namespace = has(`diagnoses.${code}.title`) ? ruleSet : 'games';
      return { title: say(`diagnoses.${code}.title`, {}, namespace), explain: say(`diagnoses.${code}.explain`, values, namespace) };
    },
    announcement: (id) => say(`announcements.${id}`),
    call: ({ announcement, hand: named }) => say(named === undefined ? `calls.${announcement}` : `calls.${announcement}.${named}`, values),
    step: (word) => say(`steps.${word}`),
    act: (topic) => ({ title: say(`acts.${topic}.title`), prompt: say(`acts.${topic}.prompt`) }),
    actKey: (key) => say(`actKeys.${key}`),
    ground: (ground) => say(`grounds.${ground.key}`, ground.values),
    aid: (key) => say(`aid.${key}`),
    gloss: (key, values) => say(key, values, has(key) ? ruleSet : 'games'),
  };
}

/** The words of a rule set in the interface's language. */
export function useRuleWords(ruleSet: RuleSetId): RuleWords {
  const language = useLanguage();
  return useMemo(() => ruleWordsIn(ruleSet, language), [ruleSet, language]);
}
