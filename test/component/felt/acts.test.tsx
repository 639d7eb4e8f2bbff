import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { AnnouncementId, RuleSet, Table } from '#shared/games/types.ts';

import { Felt, FeltTable, feltState } from '../../../renderer/felt/index.ts';
import { knownRuleSet, tableOf } from '../../support/tables.ts';

const COUP = {
  ruleSet: 'lu-punto-banco',
  shoe: ['Qd', '3c', '4c', '2c', '4h', 'As'],
  seats: [{ seat: 1, bets: { punto: 20 } }],
};
const DRAWN = { ruleSet: 'fr-paire-poker', cards: ['7h', '7d', '2c'], seats: [{ seat: 1, bets: [{ on: 'red', amount: 500 }] }] };
const BANK = { ruleSet: 'lu-super-jack', shoe: ['Kh', '5d', '9c'], seats: [{ seat: 1, bets: { gold: 10 } }] };

interface Shown {
  readonly ruleSet: RuleSet;
  readonly table: Table;
  readonly state: ReturnType<typeof feltState>;
}
function after(file: { readonly ruleSet: string } & Record<string, unknown>, ...made: readonly AnnouncementId[]): Shown {
  const ruleSet = knownRuleSet(file.ruleSet);
  const table = tableOf(file);
  const events = made.map((announcement) => ({ type: 'call', call: { announcement }, ms: 0 }) as const);
  return { ruleSet, table, state: feltState(ruleSet, table, events) };
}

function felt(shown: Shown, aid = false): Element {
  const { container } = render(
    <Felt
      {...shown}
      labels
      indices="international"
      fourColour={false}
      formatAmount={String}
      words={{ label: 'Table', folded: 'Folded', spot: ({ bet }) => bet, aid: (key) => `aid ${key}` }}
      aid={aid}
      animate={false}
    />,
  );
  return container;
}
const cards = (container: Element): number => container.querySelectorAll('.felt-things .felt-card').length;
const questions = (container: Element): number => container.querySelectorAll('.felt-question').length;

/** What the table view says the house has, line by line. */
function house(shown: Shown): string[] {
  const word = (name: string) => name;
  const { unmount } = render(
    <FeltTable
      {...shown}
      formatAmount={String}
      words={{
        caption: 'Table',
        seat: 'Seat',
        cards: 'Cards',
        dealer: 'Dealer',
        number: 'Number',
        folded: 'Folded',
        spot: 'Spot',
        state: 'On it',
        faceDown: 'face down',
        bet: word,
        card: word,
        act: word,
        amount: String,
        list: (items) => items.join(' '),
        stake: word,
        taken: word,
        paid: word,
        returned: word,
      }}
    />,
  );
  const lines = screen.getAllByRole('row').map((row) => row.textContent);
  unmount();
  return lines.filter((line) => /^(?:Dealer|banco|punto|ordinary)/u.test(line));
}

describe('third cards', () => {
  it.each([
    [[], 4, 1],
    [['puntoDraws'], 5, 1],
    // The wrong answer: the right cards come all the same.
    [['puntoStands'], 5, 1],
    [['puntoDraws', 'bancoStands'], 6, 0],
  ] as const)('after %j are %i cards in all', (made, count, asked) => {
    const container = felt(after(COUP, ...made));
    expect([cards(container), questions(container)]).toEqual([count, asked]);
  });

  it('are read out only once they lie there', () => {
    expect(house(after(COUP))).toEqual(['banco3c 2c', 'puntoQd 4c']);
    expect(house(after(COUP, 'puntoDraws'))).toContain('puntoQd 4c 4h');
  });
});

describe('the drawing table', () => {
  const questionsIn = (container: Element): number => container.querySelectorAll('.felt-aid-question').length;

  it('leaves the cell in question blank, and shades its line and column', () => {
    const container = felt(after(COUP, 'puntoDraws'), true);
    expect(questionsIn(container)).toBe(1);
    expect(container.querySelectorAll('.felt-aid-shade')).toHaveLength(2);
    // Every other cell of the two tables stands there: 10 of punto's with two naturals, 66 of banco's, less the one asked.
    expect(container.querySelectorAll('.felt-aid-draw, .felt-aid-stand')).toHaveLength(8 + 66 - 1);
  });

  it('asks nothing more once both are decided', () => {
    expect(questionsIn(felt(after(COUP, 'puntoDraws', 'bancoDraws'), true))).toBe(0);
  });

  it('gives no natural away', () => {
    const natural = { ...COUP, shoe: ['9d', '3c', 'Kc', '2c'] };
    const container = felt(after(natural), true);
    expect([questions(container), questionsIn(container)]).toEqual([1, 1]);
  });

  it('is put away on request', () => {
    expect(felt(after(COUP)).querySelector('.felt-aid')).toBeNull();
  });
});

describe('the cards of pair’e poker', () => {
  it.each([
    [[], 'Dealerface down face down face down'],
    [['turnFirst'], 'Dealer7h face down face down'],
    [['turnFirst', 'firstCard', 'turnSecond'], 'Dealer7h 7d face down'],
    [['turnFirst', 'turnSecond', 'turnThird'], 'Dealer7h 7d 2c'],
  ] as const)('after %j are %s', (made, text) => {
    expect(house(after(DRAWN, ...made))).toEqual([text]);
  });

  it('look alike whatever they are, before they are turned', () => {
    const look = (third: string, ...made: readonly AnnouncementId[]) => {
      const things = felt(after({ ...DRAWN, cards: ['7h', '7d', third] }, ...made)).querySelector('.felt-things');
      return (things?.innerHTML ?? '').replaceAll(/(?:id="|#)[^")]*/gu, '');
    };
    expect(look('2c', 'turnFirst')).toBe(look('X1', 'turnFirst'));
    expect(look('2c', 'turnFirst', 'turnSecond', 'turnThird')).not.toBe(look('X1', 'turnFirst', 'turnSecond', 'turnThird'));
  });
});

describe('the bank at super-jack', () => {
  it('has one card until it draws, and the ordinary bets lie there until they are settled', () => {
    expect(house(after(BANK))).toEqual(['DealerKh', expect.stringMatching(/^ordinary1: \d+$/u)]);
    expect(house(after(BANK, 'drawBank', 'settleOrdinary'))).toEqual(['DealerKh 5d 9c']);
  });
});
