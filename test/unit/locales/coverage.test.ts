import { describe, expect, it } from 'vitest';

import type { BridgeErrorCode } from '#shared/api/bridge.ts';
import { ERROR_STATUS } from '#shared/api/schemas.ts';
import { PRINTED_ORDER } from '#shared/drills/settle/order-decisions.ts';
import { DIAGNOSES, type Verdict } from '#shared/drills/types.ts';
import { RANKS, SUITS } from '#shared/cards/card.ts';
import { FIVE_CARD_HANDS } from '#shared/cards/five-card-hand.ts';
import { THREE_CARD_HANDS } from '#shared/cards/three-card-hand.ts';
import { RULE_SETS } from '#shared/games/index.ts';
import type { RuleSet, TableErrorCode } from '#shared/games/types.ts';

import { layoutOf } from '../../../renderer/felt/layouts/index.ts';
import { LANGUAGES, wordsOf } from '../../support/locales.ts';

const english = wordsOf('en');

// Records of every member: the compiler notices a verdict or an error that is missing here.
const VERDICTS = Object.keys({
  right: true,
  wrongAction: true,
  wrongAmount: true,
  missed: true,
  superfluous: true,
  outOfOrder: true,
  wrongCall: true,
} satisfies Record<Verdict, true>);

const TABLE_ERRORS = Object.keys({
  badJson: true,
  badInput: true,
  unknownRuleSet: true,
  unknownBet: true,
  badCard: true,
  duplicateCard: true,
  cardCount: true,
  shoeTooShort: true,
  badSeat: true,
  duplicateSeat: true,
  badMoney: true,
  badNumber: true,
  anteRequired: true,
  mainBetRequired: true,
  playMismatch: true,
  raiseMismatch: true,
  foldForbidden: true,
  inexactPayout: true,
  limit: true,
} satisfies Record<TableErrorCode, true>);

/** What can go wrong in the desktop shell, where it is not what can go wrong at the desk. */
const BRIDGE_ERRORS = Object.keys({
  forbidden: true,
  invalidRequest: true,
  notWritten: true,
  internal: true,
} satisfies Record<BridgeErrorCode, true>).filter((code) => !(code in ERROR_STATUS));

/** The hands players may hold, called or not. */
const FAMILY_HANDS: Readonly<Partial<Record<RuleSet['family'], readonly string[]>>> = {
  threeCard: THREE_CARD_HANDS,
  stud: FIVE_CARD_HANDS,
};

/** Every key the words of a rule set must have. Hands only it knows are among its own words. */
function keysOf(ruleSet: RuleSet): string[] {
  const ownOrCommon = (key: string): string => (english.has(`${ruleSet.id}:${key}`) ? `${ruleSet.id}:${key}` : `games:${key}`);
  const calls = ruleSet.announcements.flatMap(({ announcement, hands }) => [
    `announcements.${announcement}`,
    ...(hands === undefined ? [`calls.${announcement}`] : hands.map((hand) => `calls.${announcement}.${hand}`)),
  ]);
  const acts = ruleSet.announcements.flatMap(({ topic, act }) => (act === undefined || topic === undefined ? [] : [{ topic, act }]));
  // Only of what every table asks for, and of a decision, may be said that it is next.
  const isTold = (wanted: string): boolean =>
    acts.filter(({ topic }) => topic === wanted).length > 1 || acts.some(({ topic, act }) => topic === wanted && act.always === true);
  const own = [
    ...acts.flatMap(({ topic, act }) => [`acts.${topic}.title`, ...(isTold(topic) ? [`acts.${topic}.prompt`] : []), `actKeys.${act.key}`]),
    ...(ruleSet.grounds ?? []).map((ground) => `grounds.${ground}`),
    ...(layoutOf(ruleSet.id)?.aid ?? []).map((key) => `aid.${key}`),
    'name',
    'place',
    'summary',
    'begin',
    ...[...ruleSet.bets.map((bet) => ruleSet.betWord?.(bet).key ?? bet), ...ruleSet.payTables.map(({ bet }) => bet)].map(
      (bet) => `bets.${bet}`,
    ),
    ...ruleSet.options.flatMap(({ id, kind }) => [
      `options.${id}.label`,
      `options.${id}.help`,
      ...(kind === 'payTable' ? [`options.${id}.usual`] : []),
    ]),
    ...ruleSet.situations.map((situation) => `situations.${situation}`),
    ...Object.keys(ruleSet.citations).map((citation) => `citations.${citation}`),
    ...ruleSet.readings.map(({ id }) => `readings.${id}`),
    ...[...ruleSet.orderRules.map(({ id }) => id), PRINTED_ORDER].map((id) => `orderRules.${id}`),
    ...calls,
    ...ruleSet.orderRules
      .flatMap((rule) => (rule.kind === 'sequence' ? rule.among : []))
      .flatMap(({ word }) => (word === undefined ? [] : [`steps.${word}`])),
  ].map((key) => `${ruleSet.id}:${key}`);
  const { id, jurisdiction, status } = ruleSet.source;
  const shared = [
    `sources.${id}.title`,
    `sources.${id}.short`,
    `sources.${id}.article`,
    ...(status === 'historical' ? [`sources.${id}.status`] : []),
    `jurisdictions.${jurisdiction}`,
    `statuses.${status}`,
    `currencies.${ruleSet.currency}`,
  ].map((key) => `games:${key}`);
  const hands = [
    ...(FAMILY_HANDS[ruleSet.family] ?? []),
    ...ruleSet.announcements.flatMap((choice) => choice.hands ?? []),
    ...ruleSet.payTables.flatMap(({ lines }) => lines.map(({ hand }) => hand)),
  ].map((hand) => ownOrCommon(`hands.${hand}`));
  const glosses = (layoutOf(ruleSet.id)?.glosses ?? []).map(ownOrCommon);
  return [...own, ...shared, ...hands, ...glosses];
}

const COMMON = [
  'games:handOnBet',
  ...VERDICTS.map((verdict) => `games:verdicts.${verdict}`),
  ...[...DIAGNOSES, 'missed', 'superfluous', 'wrongAction', 'wrongCall'].flatMap((code) => [
    `games:diagnoses.${code}.title`,
    `games:diagnoses.${code}.explain`,
  ]),
  ...RANKS.map((rank) => `games:ranks.${rank}`),
  ...SUITS.map((suit) => `games:suits.${suit}`),
  ...Object.keys(ERROR_STATUS).flatMap((code) => [`errors:api.${code}.title`, `errors:api.${code}.advice`]),
  ...BRIDGE_ERRORS.flatMap((code) => [`errors:bridge.${code}.title`, `errors:bridge.${code}.advice`]),
  ...TABLE_ERRORS.map((code) => `errors:table.${code}`),
];

describe.each(LANGUAGES)('in %s', (language) => {
  const words = wordsOf(language);
  const missing = (keys: readonly string[]): string[] => keys.filter((key) => !words.has(key));

  it('every verdict, diagnosis, sum, card and error has words', () => {
    expect(missing(COMMON)).toEqual([]);
  });

  it.each(RULE_SETS.map((ruleSet) => [ruleSet.id, ruleSet] as const))('%s has all its words', (_, ruleSet) => {
    expect(missing(keysOf(ruleSet))).toEqual([]);
  });

  it.each(RULE_SETS.map((ruleSet) => [ruleSet.id, ruleSet] as const))('%s has no words for what it lacks', (id, ruleSet) => {
    const needed = new Set(keysOf(ruleSet));
    // A rule set may word what is common its own way: a chance is no hand.
    const isOwnWording = (key: string): boolean => COMMON.includes(key.replace(id, 'games').replace(/_unnamed$/u, ''));
    expect([...words.keys()].filter((key) => key.startsWith(`${id}:`) && !needed.has(key) && !isOwnWording(key))).toEqual([]);
  });
});
