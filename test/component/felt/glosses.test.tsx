import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { Language } from '#shared/api/schemas.ts';
import { settleDrill } from '#shared/drills/settle/settle-drill.ts';
import { defaultOptions } from '#shared/games/house-options.ts';
import { RULE_SETS } from '#shared/games/index.ts';
import type { RuleSet } from '#shared/games/types.ts';

import { Felt } from '../../../renderer/felt/felt.tsx';
import { feltState } from '../../../renderer/felt/felt-state.ts';
import { layoutOf } from '../../../renderer/felt/layouts/index.ts';
import { speak } from '../../../renderer/i18n/i18n.ts';
import { ruleWordsIn } from '../../../renderer/i18n/rule-words.ts';
import { LANGUAGES } from '../../support/locales.ts';
import { runSettings } from '../../support/settling.ts';
import { knownRuleSet } from '../../support/tables.ts';

const SEED = '00112233445566778899aabbccddeeff';

function glossesOn(ruleSet: RuleSet, language: Language) {
  speak(language);
  const { table } = settleDrill.makeItem(runSettings(ruleSet.id, { items: 1 }), SEED, 0);
  const { gloss } = ruleWordsIn(ruleSet.id, language);
  const asked = new Set<string>();
  const { container } = render(
    <Felt
      ruleSet={ruleSet}
      table={table}
      state={feltState(ruleSet, table, [])}
      labels
      indices="international"
      fourColour={false}
      formatAmount={String}
      words={{
        label: 'table',
        folded: 'folded',
        spot: () => 'spot',
        gloss: {
          language,
          say: (key, values) => {
            asked.add(key);
            return gloss(key, values);
          },
        },
      }}
      animate={false}
    />,
  );
  const glosses = [...container.querySelectorAll('.felt-gloss')];
  return {
    asked,
    texts: glosses.map(({ textContent }) => textContent),
    languages: new Set(glosses.map((each) => each.getAttribute('lang'))),
  };
}

const GAMES = RULE_SETS.map((ruleSet) => [ruleSet.id, ruleSet] as const);

describe.each(GAMES)('beside the print of %s', (id, ruleSet) => {
  const layout = layoutOf(id);

  it('the reader of its language is told nothing twice', () => {
    const { asked, texts } = glossesOn(ruleSet, ruleSet.source.language);
    expect([...asked, ...texts]).toEqual([]);
  });

  it.each(LANGUAGES.filter((language) => language !== ruleSet.source.language))('stand the words of a reader of %s', (language) => {
    const { asked, texts, languages } = glossesOn(ruleSet, language);
    // Its text names the chances of super-jack in English.
    const isRead = id === 'lu-super-jack' && language === 'en';
    expect(texts.length > 0).toBe(!isRead);
    expect([...languages]).toEqual(isRead ? [] : [language]);
    // The test of the words asks for the listed ones in every language.
    expect([...asked].filter((key) => !layout?.glosses.includes(key))).toEqual([]);
  });
});

describe('glosses', () => {
  const textsOf = (id: string, language: Language) => {
    const ruleSet = RULE_SETS.find((each) => each.id === id);
    if (!ruleSet) throw new Error(`no rule set ${id}`);
    return glossesOn(ruleSet, language).texts;
  };

  it('name chances, dozens and players of roulette', () => {
    const texts = textsOf('lu-english-roulette', 'en');
    for (const text of ['Low', 'Even', 'Red', '2nd dozen', '3rd column', 'Player']) expect(texts).toContain(text);
    expect(textsOf('lu-english-roulette', 'zh-Hant')).toContain('博彩者');
  });

  it('say a word only where it differs from the print', () => {
    expect(textsOf('lu-punto-banco', 'en')).not.toContain('Punto');
    expect(textsOf('lu-punto-banco', 'zh-Hant')).toContain('閒');
  });

  it('name the bands of the large table of punto banco once', () => {
    const ruleSet = knownRuleSet('lu-punto-banco');
    const { gloss } = ruleWordsIn(ruleSet.id, 'en');
    const options = { ...defaultOptions(ruleSet.options), sixteenSeats: true };
    const layout = layoutOf(ruleSet.id);
    render(<svg>{layout?.print({ id: 'felt', payTables: ruleSet.payTables, options, gloss: { language: 'en', say: gloss } })}</svg>);
    expect(screen.getByText('from the outside in: punto, banco, tie')).toBeInTheDocument();
    expect(screen.queryByText('Tie')).not.toBeInTheDocument();
  });

  it('write out odds that are printed in characters', () => {
    expect(textsOf('mo-fortune-3-card-poker', 'en')).toContain('40 to 1');
    expect(textsOf('mc-three-card-poker', 'en')).not.toContain('40 to 1');
  });
});
