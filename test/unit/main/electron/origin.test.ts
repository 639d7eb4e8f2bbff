import { describe, expect, it } from 'vitest';

import { factsArgument, readFacts } from '../../../../main/electron/facts.ts';
import { isAppUrl } from '../../../../main/electron/origin.ts';

describe('isAppUrl', () => {
  it.each(['app://tapis/', 'app://tapis/api/session', 'app://tapis/practice?x=1#y', 'app://tapis'])('is %s', (address) => {
    expect(isAppUrl(address)).toBe(true);
  });
  it.each([
    'app://tapis.example/',
    'app://tapis:80/',
    'app://user@tapis/',
    'app://other/app://tapis/',
    'https://tapis/',
    'file:///app://tapis/',
    'app:tapis',
    'about:blank',
    '',
    'tapis',
  ])('is not %j', (address) => {
    expect(isAppUrl(address)).toBe(false);
  });
});

describe('the facts for the preload script', () => {
  it('survive the command line', () => {
    const facts = { appVersion: '1.0.0-β "2"', systemLanguages: ['zh-Hant-TW', 'en'] };
    const argument = factsArgument(facts);
    expect(argument).toMatch(/^--tapis-facts=[\w%.~!*'()-]+$/);
    expect(readFacts(['electron', '--other', argument])).toEqual(facts);
  });
  it('cannot be missing', () => {
    expect(() => readFacts(['electron'])).toThrow('facts');
  });
});
