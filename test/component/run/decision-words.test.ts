import { describe, expect, it } from 'vitest';

import type { Language } from '#shared/api/schemas.ts';
import type { Decision } from '#shared/drills/types.ts';

import { type Speech, decisionExplanation } from '../../../renderer/drills/settle/decision-words.ts';
import { formatFor } from '../../../renderer/i18n/format.ts';
import { i18n } from '../../../renderer/i18n/i18n.ts';
import { ruleWordsIn } from '../../../renderer/i18n/rule-words.ts';
import { exerciseOfFile } from '../../support/settling.ts';
import { tableFile } from '../../support/tables.ts';
import { MONACO } from '../../support/three-card.ts';
import { monaco } from '../../support/settle-table.ts';

const { prescribed, grade } = exerciseOfFile(
  tableFile(MONACO, 'Qs 7d 2c', [
    { seat: 1, cards: 'As 9d 4h', bets: { ante: 10, play: 10 } },
    { seat: 2, cards: '5s 4d 2h', bets: { ante: 10 }, folded: true },
  ]),
);

function speech(): Speech {
  const words = ruleWordsIn(MONACO, 'en');
  return {
    t: i18n.getFixedT('en', ['correction', 'games']),
    ruleSet: monaco(),
    words,
    callWords: words,
    callsLanguage: 'en',
    format: formatFor('en'),
    language: 'en',
  };
}

const explained = (decisions: readonly Decision[], id: string) =>
  decisions.filter((each) => each.id === id).map((each) => decisionExplanation(speech(), each));

describe('what an error is called', () => {
  it('is the same for every game but where a game has words of its own: at roulette there is a number and no hand', () => {
    const said = (ruleSet: string) => ruleWordsIn(ruleSet, 'en').diagnosis('handMisread', { hand: 'Red, odd, low' });
    expect(said(MONACO)).toEqual({
      title: 'As for another hand',
      explain: 'The answer fits another hand: Red, odd, low. Look at the cards, then at what that makes of each stake.',
    });
    expect(said('lu-english-roulette')).toMatchObject({ title: 'As for another number' });
    expect(ruleWordsIn('lu-english-roulette', 'en').diagnosis('arithmetic').title).toBe(
      ruleWordsIn(MONACO, 'en').diagnosis('arithmetic').title,
    );
  });
});

describe('what a sum is about', () => {
  const said = (ruleSet: string, bet: string, hand: string, language: Language = 'en') =>
    ruleWordsIn(ruleSet, language).handOnBet(hand, bet);

  it('is the hand and the bet, and the bet alone where it says both', () => {
    expect(said(MONACO, 'pairPlus', 'flush')).toBe('Flush on PAIR PLUS');
    expect(said('lu-english-roulette', '0-1', 'split')).toBe('Split 0-1');
    expect(said('lu-english-roulette', '0-1', 'split', 'fr')).toBe('Cheval 0-1');
    expect(said('lu-english-roulette', 'dozen1', 'dozen', 'zh-Hant')).toBe(ruleWordsIn('lu-english-roulette', 'zh-Hant').bet('dozen1'));
    expect(said('lu-super-jack', 'silver', 'silver')).toBe('SILVER-JACK');
  });
});

describe('why a decision is wrong', () => {
  it('is said of a forgotten call, with the rule that puts it first', () => {
    const { decisions } = grade(prescribed.filter(({ type }) => type !== 'call'));
    expect(explained(decisions, 'call:table')).toEqual([
      'This call was due and was not made. The dealer’s hand is called before any hand is settled.',
    ]);
  });

  it('is said of a bonus that was not due', () => {
    const { decisions } = grade([...prescribed, { type: 'pay', seat: 1, bet: 'anteBonus', amount: 1234 }]);
    expect(explained(decisions, 'spot:1:anteBonus')).toEqual(['This hand earns no bonus here.']);
  });

  it('is said of every wrong decision but a bare wrong amount, and of no right one', () => {
    for (const { decisions } of [grade([]), grade(prescribed), grade([...prescribed].reverse())]) {
      for (const each of decisions) expect(decisionExplanation(speech(), each) === undefined).toBe(each.verdict === 'right');
    }
  });
});
