import { describe, expect, it } from 'vitest';

import {
  type Calling,
  callOptions,
  callings,
  isSameSubject,
  optionKey,
  stepBack,
  takeOption,
} from '../../../../renderer/drills/settle/calling.ts';
import { RULE_SETS } from '../../../../shared/games/index.ts';
import { luCasinoStudPoker } from '../../../../shared/games/lu-casino-stud-poker/index.ts';
import { luPuntoBanco } from '../../../../shared/games/lu-punto-banco/index.ts';
import { mcThreeCardPoker } from '../../../../shared/games/mc-three-card-poker/index.ts';

const TABLE: Calling = { about: 'table', topic: null, hand: null };

describe('what a table calls for', () => {
  it('is the table alone, and each hand where the run asks for calls', () => {
    expect(callings(mcThreeCardPoker.announcements, false, 4)).toEqual([TABLE]);
    expect(callings(mcThreeCardPoker.announcements, true, 4)).toEqual([TABLE, { about: 'seat', seat: 4, announcement: null }]);
  });

  it('goes topic by topic in the order of the text', () => {
    expect(callings(luPuntoBanco.announcements, false, 1).map((calling) => calling.about === 'table' && calling.topic)).toEqual([
      'banco',
      'punto',
      'winner',
    ]);
  });

  it('leaves out what is called on request only', () => {
    const topics = (requested: boolean) => callings(luCasinoStudPoker.announcements, requested, 1).length;
    expect(topics(false)).toBe(1);
    expect(topics(true)).toBe(3);
  });
});

describe('putting a call together', () => {
  it('asks what a hand means only where it may mean several things', () => {
    const three = mcThreeCardPoker.announcements;
    const [hand] = callOptions(TABLE, three);
    const step = hand && takeOption(TABLE, hand, three);
    expect(step).toMatchObject({ calling: { about: 'table', hand: 'straightFlush' } });
    const point: Calling = { about: 'table', topic: 'punto', hand: null };
    const five = callOptions(point, luPuntoBanco.announcements)[5];
    expect(five && takeOption(point, five, luPuntoBanco.announcements)).toEqual({ call: { announcement: 'puntoPoint', hand: 'point5' } });
  });

  it('steps back to the hand, then gives up', () => {
    expect(stepBack({ ...TABLE, hand: 'pair' })).toEqual(TABLE);
    expect(stepBack(TABLE)).toBeNull();
  });

  it('tells topics apart, and any seat from the table', () => {
    expect(isSameSubject(TABLE, { ...TABLE, topic: 'punto' })).toBe(false);
    expect(isSameSubject({ about: 'seat', seat: 1, announcement: null }, { about: 'seat', seat: 2, announcement: 'tie' })).toBe(true);
  });

  it('gives ten options the digits from 0, so that a point is its own key', () => {
    expect(Array.from({ length: 10 }, (_, index) => optionKey(index, 10)).join('')).toBe('0123456789');
    expect([optionKey(0, 3), optionKey(8, 9)]).toEqual(['1', '9']);
  });

  it('has a key for every option of every game', () => {
    expect(Array.from({ length: 11 }, (_, index) => optionKey(index, 11)).join('')).toBe('1234567890.');
    for (const { announcements } of RULE_SETS) {
      const first = callings(announcements, true, 1);
      const later = announcements
        .filter(({ about, hands }) => about === 'seat' && hands !== undefined)
        .map(({ announcement }): Calling => ({ about: 'seat', seat: 1, announcement }));
      for (const calling of [...first, ...later]) {
        const options = callOptions(calling, announcements);
        expect(options.map((_, index) => optionKey(index, options.length))).not.toContain(null);
      }
    }
  });
});
