import { describe, expect, it } from 'vitest';

import { DIAGNOSES, type Diagnosis, type Verdict } from '#shared/drills/types.ts';

import { type Doing, decision, exerciseOfFile, replace } from '../../../../support/settling.ts';
import { MACAU, MONACO, tableFile } from '../../../../support/three-card.ts';

const pay = (bet: string, units: number, seat = 1): Doing => ({ type: 'pay', seat, bet, amount: units * 100 });
const take = (bet: string, units: number, seat = 1): Doing => ({ type: 'take', seat, bet, amount: units * 100 });
const giveBack = (bet: string, units: number, seat = 1): Doing => ({ type: 'return', seat, bet, amount: units * 100 });

/** A dealer who qualifies with queen high, and one who does not. */
const QUEEN_HIGH = 'Qs 7d 2c';
const JACK_HIGH = 'Js 7d 2c';
const PAIR_OF_KINGS = 'Ks Kd 2c';

interface Case {
  readonly name: string;
  readonly ruleSet?: string;
  readonly dealer: string;
  readonly cards: string;
  readonly bets: Readonly<Record<string, number>>;
  readonly folded?: boolean;
  /** What is done instead of the prescribed acts on these spots. */
  readonly instead: Readonly<Record<string, readonly Doing[]>>;
  readonly spot: string;
  readonly verdict: Verdict;
  readonly diagnosis?: Diagnosis;
  /** In units. */
  readonly moneyError: number;
}

const FLUSH = { cards: '9h 6h 4h', bets: { ante: 25, pairPlus: 15, play: 25 } };
const STRAIGHT = { cards: '9h 8d 7c', bets: { ante: 25, pairPlus: 15, play: 25 } };
const ACE_HIGH = { cards: 'As 9d 4h', bets: { ante: 25, pairPlus: 15, play: 25 } };
const NINE_HIGH = { cards: '9s 6d 4h', bets: { ante: 25, pairPlus: 15, play: 25 } };
const PAIR = { cards: '9s 9d 4h', bets: { ante: 25, pairPlus: 15, play: 25 } };
const TIE = { cards: 'Qd 7h 2s', bets: { ante: 25, pairPlus: 15, play: 25 } };

const CASES: readonly Case[] = [
  {
    name: 'the stake counted into a payout',
    dealer: QUEEN_HIGH,
    ...FLUSH,
    instead: { pairPlus: [pay('pairPlus', 60)] },
    spot: 'pairPlus',
    verdict: 'wrongAmount',
    diagnosis: { code: 'stakeIncluded' },
    moneyError: 15,
  },
  {
    name: 'the ante counted into the bonus, though five times is also the odds of a straight flush',
    dealer: QUEEN_HIGH,
    cards: '9h 9d 9c',
    bets: { ante: 25, play: 25 },
    instead: { anteBonus: [pay('anteBonus', 125)] },
    spot: 'anteBonus',
    verdict: 'wrongAmount',
    diagnosis: { code: 'stakeIncluded' },
    moneyError: 25,
  },
  {
    name: 'a flush paid as a straight',
    dealer: QUEEN_HIGH,
    ...FLUSH,
    instead: { pairPlus: [pay('pairPlus', 90)] },
    spot: 'pairPlus',
    verdict: 'wrongAmount',
    diagnosis: { code: 'oddsOfOtherHand', hand: 'straight' },
    moneyError: 45,
  },
  {
    name: 'three of a kind paid in Monaco as in Macau',
    dealer: QUEEN_HIGH,
    cards: '9h 9d 9c',
    bets: { ante: 25, pairPlus: 15, play: 25 },
    instead: { pairPlus: [pay('pairPlus', 375)] },
    spot: 'pairPlus',
    verdict: 'wrongAmount',
    diagnosis: { code: 'oddsOfOtherRuleSet', ruleSet: MACAU },
    moneyError: -75,
  },
  {
    name: 'a flush paid in Macau as in Monaco',
    ruleSet: MACAU,
    dealer: QUEEN_HIGH,
    ...FLUSH,
    instead: { pairPlus: [pay('pairPlus', 45)] },
    spot: 'pairPlus',
    verdict: 'wrongAmount',
    diagnosis: { code: 'oddsOfOtherRuleSet', ruleSet: MONACO },
    moneyError: -15,
  },
  {
    name: 'the odds on the ante instead of Pair Plus',
    dealer: QUEEN_HIGH,
    ...FLUSH,
    instead: { pairPlus: [pay('pairPlus', 75)] },
    spot: 'pairPlus',
    verdict: 'wrongAmount',
    diagnosis: { code: 'baseWrong', bet: 'ante' },
    moneyError: 30,
  },
  {
    name: 'the amount of another stake taken',
    dealer: QUEEN_HIGH,
    ...NINE_HIGH,
    instead: { ante: [take('ante', 15)] },
    spot: 'ante',
    verdict: 'wrongAmount',
    diagnosis: { code: 'baseWrong', bet: 'pairPlus' },
    moneyError: 10,
  },
  {
    name: 'two digits swapped',
    dealer: QUEEN_HIGH,
    ...FLUSH,
    instead: { pairPlus: [pay('pairPlus', 54)] },
    spot: 'pairPlus',
    verdict: 'wrongAmount',
    diagnosis: { code: 'digitsSwapped' },
    moneyError: 9,
  },
  {
    name: 'a nought too many',
    dealer: QUEEN_HIGH,
    ...ACE_HIGH,
    instead: { ante: [pay('ante', 250)] },
    spot: 'ante',
    verdict: 'wrongAmount',
    diagnosis: { code: 'offByFactorTen' },
    moneyError: 225,
  },
  {
    name: 'a nought too few',
    dealer: QUEEN_HIGH,
    ...ACE_HIGH,
    instead: { ante: [pay('ante', 2.5)] },
    spot: 'ante',
    verdict: 'wrongAmount',
    diagnosis: { code: 'offByFactorTen' },
    moneyError: -22.5,
  },
  {
    name: 'a bonus forgotten on a losing ante',
    dealer: PAIR_OF_KINGS.replace('2c', 'Kh'),
    ...STRAIGHT,
    instead: { anteBonus: [] },
    spot: 'anteBonus',
    verdict: 'missed',
    diagnosis: { code: 'bonusForgotten' },
    moneyError: -25,
  },
  {
    name: 'a bonus paid to a folded straight',
    dealer: QUEEN_HIGH,
    cards: '9h 8d 7c',
    bets: { ante: 25 },
    folded: true,
    instead: { ante: [take('ante', 25), pay('anteBonus', 25)] },
    spot: 'anteBonus',
    verdict: 'superfluous',
    diagnosis: { code: 'bonusOnFold' },
    moneyError: 25,
  },
  {
    name: 'a folded hand paid on Pair Plus',
    dealer: QUEEN_HIGH,
    cards: '9h 9d 7c',
    bets: { ante: 25, pairPlus: 15 },
    folded: true,
    instead: { pairPlus: [pay('pairPlus', 15)] },
    spot: 'pairPlus',
    verdict: 'wrongAction',
    diagnosis: { code: 'bonusOnFold' },
    moneyError: 30,
  },
  {
    name: 'play paid to the better hand although the dealer does not qualify',
    dealer: JACK_HIGH,
    ...ACE_HIGH,
    instead: { play: [pay('play', 25)] },
    spot: 'play',
    verdict: 'wrongAction',
    diagnosis: { code: 'qualificationMisjudged' },
    moneyError: 25,
  },
  {
    name: 'ante and play taken from the lesser hand although the dealer does not qualify',
    dealer: JACK_HIGH,
    ...NINE_HIGH,
    instead: { ante: [take('ante', 25)], play: [take('play', 25)] },
    spot: 'ante',
    verdict: 'wrongAction',
    diagnosis: { code: 'qualificationMisjudged' },
    moneyError: -50,
  },
  {
    name: 'play given back although the dealer qualifies',
    dealer: QUEEN_HIGH,
    ...ACE_HIGH,
    instead: { play: [giveBack('play', 25)] },
    spot: 'play',
    verdict: 'wrongAction',
    diagnosis: { code: 'qualificationMisjudged' },
    moneyError: -25,
  },
  {
    name: 'ante paid and play given back on a losing hand, as if the dealer did not qualify',
    dealer: QUEEN_HIGH,
    ...NINE_HIGH,
    instead: { ante: [pay('ante', 25)], play: [giveBack('play', 25)] },
    spot: 'ante',
    verdict: 'wrongAction',
    diagnosis: { code: 'qualificationMisjudged' },
    moneyError: 50,
  },
  {
    name: 'the winner mistaken on a qualified dealer',
    dealer: QUEEN_HIGH,
    ...ACE_HIGH,
    instead: { ante: [take('ante', 25)], play: [take('play', 25)] },
    spot: 'play',
    verdict: 'wrongAction',
    diagnosis: { code: 'handMisread' },
    moneyError: -50,
  },
  {
    name: 'a flush taken for a straight: the bonus it does not earn',
    dealer: QUEEN_HIGH,
    ...FLUSH,
    instead: { pairPlus: [pay('pairPlus', 90)], ante: [pay('anteBonus', 25), pay('ante', 25)] },
    spot: 'anteBonus',
    verdict: 'superfluous',
    diagnosis: { code: 'handMisread', hand: 'straight' },
    moneyError: 25,
  },
  {
    name: 'a losing hand taken for a pair: paid all round',
    dealer: QUEEN_HIGH,
    ...NINE_HIGH,
    instead: { ante: [pay('ante', 25)], play: [pay('play', 25)], pairPlus: [pay('pairPlus', 15)] },
    spot: 'pairPlus',
    verdict: 'wrongAction',
    diagnosis: { code: 'handMisread', hand: 'pair' },
    moneyError: 30,
  },
  {
    name: 'a tie paid as a win',
    dealer: QUEEN_HIGH,
    ...TIE,
    instead: { ante: [pay('ante', 25)], play: [pay('play', 25)] },
    spot: 'ante',
    verdict: 'wrongAction',
    diagnosis: { code: 'tieMisjudged' },
    moneyError: 25,
  },
  {
    name: 'a tie taken as a loss',
    dealer: QUEEN_HIGH,
    ...TIE,
    instead: { ante: [take('ante', 25)], play: [take('play', 25)] },
    spot: 'play',
    verdict: 'wrongAction',
    diagnosis: { code: 'tieMisjudged' },
    moneyError: -25,
  },
  {
    name: 'a win given back as a tie',
    dealer: QUEEN_HIGH,
    ...ACE_HIGH,
    instead: { ante: [giveBack('ante', 25)], play: [giveBack('play', 25)] },
    spot: 'ante',
    verdict: 'wrongAction',
    diagnosis: { code: 'tieMisjudged' },
    moneyError: -25,
  },
  {
    name: 'one push taken on a tie',
    dealer: QUEEN_HIGH,
    ...TIE,
    instead: { ante: [take('ante', 25)] },
    spot: 'ante',
    verdict: 'wrongAction',
    diagnosis: { code: 'pushTaken' },
    moneyError: -25,
  },
  {
    name: 'play paid to the lesser hand although the dealer does not qualify',
    dealer: JACK_HIGH,
    ...NINE_HIGH,
    instead: { play: [pay('play', 25)] },
    spot: 'play',
    verdict: 'wrongAction',
    diagnosis: { code: 'pushPaid' },
    moneyError: 25,
  },
  {
    name: 'a losing Pair Plus paid',
    dealer: QUEEN_HIGH,
    ...ACE_HIGH,
    instead: { pairPlus: [pay('pairPlus', 15)] },
    spot: 'pairPlus',
    verdict: 'wrongAction',
    diagnosis: { code: 'losingBetPaid' },
    moneyError: 30,
  },
  {
    name: 'a winning Pair Plus taken',
    dealer: QUEEN_HIGH,
    ...PAIR,
    instead: { pairPlus: [take('pairPlus', 15)] },
    spot: 'pairPlus',
    verdict: 'wrongAction',
    diagnosis: { code: 'winningBetTaken' },
    moneyError: -30,
  },
  {
    name: 'a sum nothing explains',
    dealer: QUEEN_HIGH,
    ...FLUSH,
    instead: { pairPlus: [pay('pairPlus', 46)] },
    spot: 'pairPlus',
    verdict: 'wrongAmount',
    diagnosis: { code: 'arithmetic' },
    moneyError: 1,
  },
  {
    name: 'a losing stake left lying, which gives it to the player',
    dealer: QUEEN_HIGH,
    ...NINE_HIGH,
    instead: { ante: [] },
    spot: 'ante',
    verdict: 'missed',
    moneyError: 25,
  },
  {
    name: 'a push left lying, which costs nobody anything',
    dealer: QUEEN_HIGH,
    ...TIE,
    instead: { ante: [] },
    spot: 'ante',
    verdict: 'missed',
    moneyError: 0,
  },
  {
    name: 'a losing bet given back',
    dealer: QUEEN_HIGH,
    ...ACE_HIGH,
    instead: { pairPlus: [giveBack('pairPlus', 15)] },
    spot: 'pairPlus',
    verdict: 'wrongAction',
    moneyError: 15,
  },
  {
    name: 'part of a push given back',
    dealer: QUEEN_HIGH,
    ...TIE,
    instead: { ante: [giveBack('ante', 20)] },
    spot: 'ante',
    verdict: 'wrongAmount',
    diagnosis: { code: 'arithmetic' },
    moneyError: -5,
  },
  {
    name: 'the right value by a mixture of actions',
    dealer: QUEEN_HIGH,
    ...ACE_HIGH,
    instead: { ante: [giveBack('ante', 25), pay('ante', 25)] },
    spot: 'ante',
    verdict: 'wrongAction',
    moneyError: 0,
  },
  {
    name: 'a payment in two parts',
    dealer: QUEEN_HIGH,
    ...FLUSH,
    instead: { pairPlus: [pay('pairPlus', 40), pay('pairPlus', 5)] },
    spot: 'pairPlus',
    verdict: 'right',
    moneyError: 0,
  },
  {
    name: 'a stake taken twice',
    dealer: QUEEN_HIGH,
    ...NINE_HIGH,
    instead: { ante: [take('ante', 25), take('ante', 25)] },
    spot: 'ante',
    verdict: 'wrongAmount',
    diagnosis: { code: 'arithmetic' },
    moneyError: -25,
  },
];

describe('diagnoses', () => {
  it.each(CASES.map((example) => [example.name, example] as const))('%s', (_name, example) => {
    const { ruleSet = MONACO, dealer, cards, bets, folded = false, instead } = example;
    const { prescribed, grade } = exerciseOfFile(tableFile(ruleSet, dealer, [{ cards, bets, folded }]));
    expect(grade(prescribed)).toMatchObject({ score: 100, clean: true });
    const doings = Object.entries(instead).reduce<readonly Doing[]>((done, [bet, acts]) => replace(done, 1, bet, ...acts), prescribed);
    const found = decision(grade(doings), `spot:1:${example.spot}`);
    expect({ verdict: found.verdict, diagnosis: found.diagnosis, moneyError: found.moneyError }).toEqual({
      verdict: example.verdict,
      diagnosis: example.diagnosis,
      moneyError: example.moneyError * 100,
    });
  });

  it('are all tried above, but for those of other kinds and of other games', () => {
    const tried = new Set(CASES.flatMap(({ diagnosis }) => (diagnosis === undefined ? [] : [diagnosis.code])));
    expect(DIAGNOSES.filter((code) => !tried.has(code))).toEqual(['halfForgotten', 'orderBroken']);
  });
});
