import { describe, expect, it } from 'vitest';

import { schoolAddress } from '#shared/school-address.ts';

describe('the address of a school', () => {
  it.each([
    ['192.168.1.20:8470', 'http://192.168.1.20:8470/'],
    [' http://192.168.1.20:8470/people ', 'http://192.168.1.20:8470/'],
    ['HTTPS://Tapis.Ecole.lu', 'https://tapis.ecole.lu/'],
    ['salle-3', 'http://salle-3/'],
    ['[fe80::1]:8470', 'http://[fe80::1]:8470/'],
    ['学校.example', 'http://学校.example/'],
  ])('%j is %s', (typed, address) => {
    expect(schoolAddress(typed)).toBe(address);
    expect(schoolAddress(address)).toBe(address);
  });

  it.each([
    '',
    '   ',
    'http://',
    'ftp://a',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'a b',
    'me@school',
    'http://me:x@school/',
    'a:0',
    'a:70000',
    '-a',
    ':8470',
  ])('%j is none', (typed) => {
    expect(schoolAddress(typed)).toBeNull();
  });
});
