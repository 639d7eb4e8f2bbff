import { describe, expect, it } from 'vitest';

import { DECK, type SuitedCard } from '#shared/cards/card.ts';
import { count, drawBank, mayBecomeGold } from '#shared/games/lu-super-jack/bank.ts';
import { readTableFile, settleTableFile } from '#shared/games/settle-table-file.ts';
import type { Step } from '#shared/games/types.ts';

import { decision, exerciseOfFile, replace } from '../../../../support/settling.ts';
import { settlementOf } from '../../../../support/tables.ts';

const ALL = { bust: 10, blackjack: 10, silver: 10, gold: 10 };
const cards = (text: string): SuitedCard[] => text.split(' ') as SuitedCard[];

function file(shoe: string, more: Record<string, unknown> = {}): Record<string, unknown> {
  return { ruleSet: 'lu-super-jack', shoe: shoe.split(' '), seats: [{ seat: 1, bets: ALL }], ...more };
}
function inWords(step: Step): string {
  if (step.kind === 'move') return `${step.seat} ${step.bet} ${step.action}`;
  return [step.call.announcement, step.call.hand].filter((part) => part !== undefined).join(' ');
}
/** What the four chances are paid, in currency units; nothing for those that lose. */
function paid(shoe: string): Record<string, number> {
  const [seat] = settlementOf(file(shoe)).seats;
  return Object.fromEntries((seat?.bets ?? []).flatMap(({ bet, outcome, pays }) => (outcome === 'win' ? [[bet, pays / 100]] : [])));
}

describe('the bank', () => {
  it('counts an ace as eleven where it can', () => {
    expect(count(cards('As Kd'))).toEqual({ total: 21, soft: true });
    expect(count(cards('As Ad 5c'))).toEqual({ total: 17, soft: true });
    expect(count(cards('As Kd 5c'))).toEqual({ total: 16, soft: false });
  });

  it.each([
    ['As 6d 9c', false, 17, 2],
    ['As 6d 9c 5h', true, 21, 4],
    ['As 6d Kc 4h', true, 17, 3],
    ['Ts 7d 4c', true, 17, 2],
    ['9s 7d Ac', false, 17, 3],
    ['9s 7d 6c', false, 22, 3],
    ['As 5d Tc 6h', false, 22, 4],
  ])('draws %s (soft 17 too: %s) to %i in %i cards', (shoe, hitSoft17, total, drawn) => {
    const bank = drawBank(cards(shoe), hitSoft17);
    expect(bank).toMatchObject({ total, bust: total > 21 });
    expect(bank?.cards).toHaveLength(drawn);
  });

  it('has promised a gold-jack with an ace or a ten of hearts', () => {
    expect(DECK.filter(mayBecomeGold)).toEqual(['Ah', 'Kh', 'Qh', 'Jh', 'Th']);
  });
});

describe('the line', () => {
  it.each([
    ['Kc 5d 9s', { bust: 25 }],
    ['As Kd', { blackjack: 190 }],
    ['Qs As', { blackjack: 190, silver: 770 }],
    ['Th Ah', { blackjack: 190, silver: 770, gold: 3_000 }],
    ['7s 7d 7c', {}],
    ['Kh Qh', {}],
  ])('on %s pays %j', (shoe, expected) => {
    expect(paid(shoe)).toEqual(expected);
  });

  it('says which payments rest on a reading', () => {
    const [seat] = settlementOf(file('Th Ah')).seats;
    expect(seat?.bets.map(({ reading }) => reading)).toEqual([undefined, 'jacksAddUp', 'jacksAddUp', 'toOne']);
    const [soft] = settlementOf(file('As 6d')).seats;
    expect(soft?.bets.map(({ reading }) => reading)).toEqual(['bankDraws', undefined, undefined, undefined]);
  });

  it('is settled losers first, a gold-jack announced on the first card and reported before it is paid', () => {
    const seats = [
      { seat: 2, bets: { bust: 5, blackjack: 5 } },
      { seat: 6, bets: { bust: 10, gold: 5 } },
    ];
    expect(settlementOf(file('Ah Kh', { seats })).steps.map(inWords)).toEqual([
      'goldJackAhead',
      'drawBank',
      'bankHas gold',
      'settleOrdinary',
      '6 bust take',
      '2 bust take',
      'reportGoldJack',
      '6 gold pay',
      '2 blackjack pay',
    ]);
  });

  it('has nothing to report where no gold was staked', () => {
    const { steps } = settlementOf(file('Kh Ah', { seats: [{ seat: 2, bets: { silver: 5 } }] }));
    expect(steps.map(inWords)).toEqual(['goldJackAhead', 'drawBank', 'bankHas gold', 'settleOrdinary', '2 silver pay']);
  });
});

describe('grading', () => {
  it('faults a winner paid before a loser is taken', () => {
    const { prescribed, grade } = exerciseOfFile(file('Qs As'));
    const isCall = (doing: (typeof prescribed)[number]): boolean => 'call' in doing;
    const moves = prescribed.filter((doing) => !isCall(doing)).reverse();
    const wrong = grade([...prescribed.filter(isCall), ...moves]).decisions.filter(({ verdict }) => verdict !== 'right');
    expect(wrong).toMatchObject([{ id: 'order:losersFirst', verdict: 'outOfOrder' }]);
  });

  it.each([
    ['the line touched before the ordinary bets are settled', 'settleOrdinary', 'ordinaryFirst', 'settling'],
    ['gold paid before the floor manager is told', 'reportGoldJack', 'reportBeforeGold', 'report'],
  ])('faults %s', (_, late, rule, citation) => {
    const { prescribed, grade } = exerciseOfFile(file('Ah Kh'));
    const at = prescribed.findIndex((doing) => 'call' in doing && doing.call.announcement === late);
    const order = [...prescribed.toSpliced(at, 1), ...prescribed.slice(at, at + 1)];
    expect(decision(grade(order), `order:${rule}`)).toMatchObject({ verdict: 'outOfOrder', citation });
    expect(grade(prescribed)).toMatchObject({ clean: true });
  });

  it('has a jack called before the ordinary bets are settled, but not a total, of which the text says nothing', () => {
    const swapped = (shoe: string) => {
      const { prescribed, grade } = exerciseOfFile(file(shoe));
      const at = prescribed.findIndex((doing) => 'call' in doing && doing.call.announcement === 'bankHas');
      const [called, settled] = prescribed.slice(at, at + 2);
      if (called === undefined || settled === undefined) throw new Error('no call');
      return grade([...prescribed.slice(0, at), settled, called, ...prescribed.slice(at + 2)]).decisions.filter(
        ({ verdict }) => verdict !== 'right',
      );
    };
    expect(swapped('Kh Qh')).toEqual([]);
    expect(swapped('Ks Ad')).toMatchObject([{ id: 'order:jackBeforeOrdinary', citation: 'announced' }]);
  });

  it('prints the report among the announcements, but not what is done without a word', () => {
    const printed = settleTableFile(file('Ah Kh'));
    expect(printed.ok && printed.value['announcements']).toEqual(['goldJackAhead', 'bankHas', 'reportGoldJack']);
  });

  it('knows the odds of another chance, and a jack taken for another', () => {
    const { prescribed, grade } = exerciseOfFile(file('Qs As'));
    const silverAsGold = replace(prescribed, 1, 'silver', { type: 'pay', seat: 1, bet: 'silver', amount: 300_000 });
    const diagnoses = (doings: typeof prescribed) => grade(doings).decisions.flatMap(({ diagnosis }) => (diagnosis ? [diagnosis] : []));
    expect(diagnoses(silverAsGold)).toEqual([{ code: 'oddsOfOtherHand', hand: 'gold' }]);
    const take = (bet: string) => ({ type: 'take', seat: 1, bet, amount: 1_000 }) as const;
    const asTotal = replace(replace(prescribed, 1, 'silver', take('silver')), 1, 'blackjack', take('blackjack'));
    expect(diagnoses(asTotal)).toEqual([{ code: 'handMisread' }, { code: 'handMisread' }]);
  });
});

describe('reading', () => {
  const code = (input: unknown): string => {
    const read = readTableFile(input);
    return read.ok ? 'read' : `${read.error.code} ${read.error.path}`;
  };

  it.each([
    [file('Ah Kh'), 'read'],
    [file('As 5d Tc'), 'shoeTooShort shoe'],
    [file('Ah Kh', { options: { decks: 1 } }), 'read'],
    [file('2h 2h Kh 7h', { options: { decks: 1 } }), 'duplicateCard shoe[1]'],
    [file('2h 2h 2h 2h 2h 2h 2h 5s'), 'duplicateCard shoe[6]'],
    [file('2h 2h 2h 2h 2h 2h 2h 5s', { options: { decks: 8 } }), 'read'],
    [file('Ah Kh', { options: { decks: 9 } }), 'badInput options.decks'],
    [file('Ah Kh', { seats: [{ seat: 1, bets: {} }] }), 'badInput seats[0].bets'],
    [file('Ah Kh', { limits: { min: 20, max: 100 } }), 'limit seats[0].bets.bust'],
    [file('Ah X1'), 'badCard shoe[1]'],
  ])('%j gives %s', (input, expected) => {
    expect(code(input)).toBe(expected);
  });

  it('refuses a payment smaller than the smallest coin', () => {
    const settle = () => settlementOf(file('9s 7d 6c', { seats: [{ seat: 1, bets: { bust: 0.01 } }] }));
    expect(settle).toThrow('inexactPayout at seats[0].bets.bust');
  });
});
