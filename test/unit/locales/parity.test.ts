import { describe, expect, it } from 'vitest';

import { LANGUAGES, namespacesOf, placeholdersOf, wordsOf } from '../../support/locales.ts';

const english = wordsOf('en');

describe.each(LANGUAGES)('the words in %s', (language) => {
  const words = wordsOf(language);

  it('fill the same namespaces and keys as the English ones', () => {
    expect(namespacesOf(language)).toEqual(namespacesOf('en'));
    expect([...words.keys()].filter((key) => !english.has(key))).toEqual([]);
    expect([...english.keys()].filter((key) => !words.has(key))).toEqual([]);
  });

  it('take the same placeholders', () => {
    const differing = [...words].filter(([key, text]) => {
      // A singular may spell its number out; its plural may not.
      const spelledOut = key.endsWith('_one') ? ['count'] : [];
      const wanted = placeholdersOf(english.get(key) ?? '').filter((name) => !spelledOut.includes(name));
      return (
        placeholdersOf(text)
          .filter((name) => !spelledOut.includes(name))
          .join() !== wanted.join()
      );
    });
    expect(differing).toEqual([]);
  });

  it('have both plural forms wherever they have one', () => {
    const lonely = [...words.keys()].filter((key) => {
      const other = key.endsWith('_one') ? key.replace(/_one$/, '_other') : key.replace(/_other$/, '_one');
      return !words.has(other);
    });
    expect(lonely).toEqual([]);
  });

  it('are never empty, and padded only where they join others', () => {
    const isJoint = (text: string): boolean => /^\p{P}\s?$/u.test(text);
    expect([...words].filter(([, text]) => text.trim() === '' || (text !== text.trim() && !isJoint(text)))).toEqual([]);
  });
});
