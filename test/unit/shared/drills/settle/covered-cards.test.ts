import { describe, expect, it } from 'vitest';

import { coveredTopics } from '#shared/drills/settle/covered-cards.ts';
import type { AnnouncementId } from '#shared/games/types.ts';

import { knownRuleSet, tableOf } from '../../../../support/tables.ts';

function covered(file: { readonly ruleSet: string } & Record<string, unknown>, ...made: readonly AnnouncementId[]): readonly string[] {
  return coveredTopics(
    knownRuleSet(file.ruleSet),
    tableOf(file),
    made.map((announcement) => ({ announcement })),
  );
}
const punto = (...shoe: readonly string[]) => ({ ruleSet: 'lu-punto-banco', shoe, seats: [{ seat: 1, bets: { punto: 20 } }] });
const paire = { ruleSet: 'fr-paire-poker', cards: ['7h', '7d', '2c'], seats: [{ seat: 1, bets: [{ on: 'red', amount: 5 }] }] };

describe('covered cards', () => {
  it.each([
    [[], ['turnFirst', 'turnSecond', 'turnThird']],
    [['turnFirst'], ['turnSecond', 'turnThird']],
    [
      ['turnFirst', 'firstCard'],
      ['turnSecond', 'turnThird'],
    ],
    [['turnFirst', 'firstCard', 'turnSecond', 'secondCard', 'turnThird'], []],
    // Called without being turned: the table goes on.
    [['firstCard'], ['turnSecond', 'turnThird']],
    [['thirdCard'], []],
  ])('after %j are those of %j', (made, expected) => {
    expect(covered(paire, ...made)).toEqual(expected);
  });

  it('are third cards until their decision is made, whichever way', () => {
    const coup = punto('2s', '3d', '3h', 'Kc', '4s', '5s');
    expect(covered(coup)).toEqual(['puntoDraw', 'bancoDraw']);
    expect(covered(coup, 'puntoStands')).toEqual(['bancoDraw']);
    expect(covered(coup, 'puntoDraws', 'bancoDraws')).toEqual([]);
    expect(covered(coup, 'bancoPoint')).toEqual([]);
  });

  it('are none after a natural, nor where cards always lie open', () => {
    expect(covered(punto('9s', '3d', 'Kh', 'Kc'))).toEqual([]);
    const roulette = { ruleSet: 'lu-english-roulette', number: 7, seats: [{ seat: 1, chipValue: 5, bets: [{ on: '7', chips: 1 }] }] };
    expect(covered(roulette)).toEqual([]);
  });
});
