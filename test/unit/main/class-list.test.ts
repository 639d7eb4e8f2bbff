import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { MOST_IMPORTED } from '#shared/api/people.ts';

import { readClassList } from '../../../main/services/people/class-list.ts';

const NOBODY: ReadonlySet<string> = new Set();

describe('a class list', () => {
  it.each([
    ['commas', 'Ana,ana,271828\nBo,bo,'],
    ['semicolons', 'Ana;ana;271828\r\nBo;bo;'],
    ['tabs', 'Ana\tana\t271828\rBo\tbo\t'],
    ['quotes', '"Ana","ana","271828"\n"Bo","bo",""'],
    ['a mark of its encoding, a heading and empty lines', '\uFEFFname,login,pin\n\nAna,ana,271828\n,,\nBo,bo\n'],
  ])('is read with %s', (_, csv) => {
    const { people, faults } = readClassList(csv, NOBODY);
    expect(faults).toEqual([]);
    expect(people.map(({ name, login, pin }) => [name, login, pin])).toEqual([
      ['Ana', 'ana', '271828'],
      ['Bo', 'bo', null],
    ]);
  });

  it.each([
    ['', [[1, 'emptyList']]],
    ['name\n', [[1, 'emptyList']]],
    ['Ana,ana\n,bo', [[2, 'nameMissing']]],
    [`${'x'.repeat(81)},x`, [[1, 'nameInvalid']]],
    ['Ana,a b', [[1, 'loginInvalid']]],
    ['Ana,taken', [[1, 'loginTaken']]],
    ['Ana,a\nBo,A', [[2, 'loginTwice']]],
    ['Ana\nBo\nana', [[3, 'nameTwice']]],
    ['Ana,a,1234', [[1, 'pinInvalid']]],
    [
      'Ana,a,123456\nBo,b,271828,more',
      [
        [1, 'pinInvalid'],
        [2, 'unreadableLine'],
      ],
    ],
    ['Ana,"a', [[1, 'unreadableLine']]],
  ])('%j has faults %j', (csv, expected) => {
    expect(readClassList(csv, new Set(['taken'])).faults.map(({ line, code }) => [line, code])).toEqual(expected);
  });

  it.each([
    [
      '姓名,班別\n陳大文,日班\n何詠詩,日班',
      [
        ['陳大文', '陳大文', null],
        ['何詠詩', '何詠詩', null],
      ],
      ['班別'],
    ],
    [
      'No;Code;Nom;Identifiant;Classe\n1;271828;Ana;ana;A;\n2;;Bo;;A;',
      [
        ['Ana', 'ana', '271828'],
        ['Bo', 'bo', null],
      ],
      ['No', 'Classe'],
    ],
    ['Full name,PIN,\nAna,271828,', [['Ana', 'ana', '271828']], []],
  ])('reads of %j the columns the first line names', (csv, expected, left) => {
    const { people, faults, unread } = readClassList(csv, NOBODY);
    expect(faults).toEqual([]);
    expect(people.map(({ name, login, pin }) => [name, login, pin])).toEqual(expected);
    expect(unread).toEqual(left);
  });

  it('names whose line has a fault, where it says', () => {
    expect(readClassList('Ana,a b\n,bo\nBo', NOBODY).faults).toEqual([
      { line: 1, name: 'Ana', code: 'loginInvalid' },
      { line: 2, code: 'nameMissing' },
    ]);
  });

  it('tells people of one name apart by their logins', () => {
    expect(readClassList('Ana,a\nAna,b', NOBODY).faults).toEqual([]);
  });

  it('makes no login up that a later line brings', () => {
    const { people, faults } = readClassList('Ana\nBo,ana', NOBODY);
    expect([faults, people.map(({ login }) => login)]).toEqual([[], ['ana2', 'ana']]);
  });

  it('may be as long as the desk can hash, and no longer', () => {
    const lines = Array.from({ length: MOST_IMPORTED + 1 }, (_, index) => `Person ${index}`);
    expect(readClassList(lines.slice(1).join('\n'), NOBODY).people).toHaveLength(MOST_IMPORTED);
    expect(readClassList(lines.join('\n'), NOBODY).faults).toEqual([{ line: MOST_IMPORTED + 1, code: 'tooManyLines' }]);
    expect(readClassList('x\n'.repeat(100_000), NOBODY).faults).toEqual([{ line: MOST_IMPORTED + 1, code: 'tooManyLines' }]);
  });

  it('of anything whatever gives logins of which none is like another', () => {
    const cell = fc.constantFrom('Ana', 'ana', 'Élise', '陳', '=1+1', '"', ' ', '', '271828', '\uFEFF');
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 4 }), { maxLength: 8 }), fc.constantFrom(',', ';', '\t'), (rows, separator) => {
        const { people } = readClassList(rows.map((row) => row.join(separator)).join('\n'), NOBODY);
        expect(new Set(people.map(({ login }) => login.toLowerCase())).size).toBe(people.length);
      }),
    );
  });
});
