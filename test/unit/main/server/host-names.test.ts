import { describe, expect, it } from 'vitest';

import { onlyHosts } from '../../../../main/desk/access.ts';
import { joinUrls, localUrl, networkUrls, servedNames } from '../../../../main/server/host-names.ts';

const machine = { hostname: 'station', addresses: ['192.168.1.7', '2001:db8::7'] };

describe('servedNames', () => {
  it('are the machine’s own when it listens to itself', () => {
    expect(servedNames(['127.0.0.1'], machine)).toEqual(['127.0.0.1', 'localhost', '[::1]']);
  });

  it('take in the names that were given', () => {
    expect(servedNames(['192.168.1.7', 'tapis.school', '::1'], machine)).toEqual([
      '127.0.0.1',
      'localhost',
      '[::1]',
      '192.168.1.7',
      'tapis.school',
    ]);
  });

  it.each(['0.0.0.0', '::'])('take in the machine’s names in its networks for %s', (listening) => {
    const names = servedNames([listening], machine);
    for (const name of ['station', 'station.local', '192.168.1.7', '[2001:db8::7]']) expect(names).toContain(name);
    const allows = onlyHosts(names);
    expect(allows('STATION')).toBe(true);
    expect(allows('evil.example')).toBe(false);
  });
});

describe('addresses to open', () => {
  it.each([
    ['127.0.0.1', 'http://127.0.0.1:80'],
    ['0.0.0.0', 'http://127.0.0.1:80'],
    ['::', 'http://[::1]:80'],
    ['::1', 'http://[::1]:80'],
    ['tapis.school', 'http://tapis.school:80'],
  ])('listening on %s, here: %s', (listening, url) => {
    expect(localUrl(listening, 80)).toBe(url);
  });

  it('in the network, only when it listens there', () => {
    expect(networkUrls('127.0.0.1', 80, machine)).toEqual([]);
    expect(networkUrls('0.0.0.0', 80, machine)).toEqual(['http://192.168.1.7:80']);
    expect(networkUrls('::', 80, machine)).toEqual(['http://192.168.1.7:80', 'http://[2001:db8::7]:80']);
  });
});

describe('addresses for people on other machines', () => {
  it.each<[string, [string, ...string[]], readonly string[]]>([
    ['none when only this machine reaches it', ['127.0.0.1', 'tapis.school'], []],
    ['none by any name of this machine', ['localhost'], []],
    ['those of the networks, the short ones alone', ['::'], ['http://192.168.1.7:80']],
    ['a name that was given first', ['0.0.0.0', 'tapis.school'], ['http://tapis.school:80', 'http://192.168.1.7:80']],
    ['the one it listens on', ['192.168.1.7'], ['http://192.168.1.7:80']],
  ])('are %s', (_, hosts, urls) => {
    expect(joinUrls(hosts, 80, machine)).toEqual(urls);
  });

  it('are long where there is no short one', () => {
    expect(joinUrls(['::'], 80, { ...machine, addresses: ['2001:db8::7'] })).toEqual(['http://[2001:db8::7]:80']);
  });
});
