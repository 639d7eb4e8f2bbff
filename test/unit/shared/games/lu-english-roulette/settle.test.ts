import { describe, expect, it } from 'vitest';

import { fraction } from '#shared/fraction.ts';
import { luEnglishRoulette } from '#shared/games/lu-english-roulette/index.ts';
import { KINDS, SPOT_KINDS, chancesHand } from '#shared/games/lu-english-roulette/rules.ts';
import { SPOTS } from '#shared/games/lu-english-roulette/spots.ts';
import { readTableFile } from '#shared/games/settle-table-file.ts';

import { type Doing, decision, exerciseOfFile, replace } from '../../../../support/settling.ts';
import { inWords } from '../../../../support/steps.ts';
import { settlementOf } from '../../../../support/tables.ts';

type Bets = Readonly<Record<string, number>>;
const seatOf = (seat: number, bets: Bets, chipValue = 1): unknown => ({
  seat,
  chipValue,
  bets: Object.entries(bets).map(([on, chips]) => ({ on, chips })),
});
const file = (number: number, seats: readonly unknown[], more: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => ({
  ruleSet: luEnglishRoulette.id,
  number,
  seats,
  ...more,
});
const refusal = (input: unknown): string => {
  const read = readTableFile(input);
  return read.ok ? 'read' : `${read.error.code} ${read.error.path}`;
};

describe('the layout', () => {
  it('has every spot once, of each kind as many as there are', () => {
    expect(new Set(SPOTS.map(({ id }) => id)).size).toBe(161);
    expect(Object.fromEntries(SPOT_KINDS.map((kind) => [kind, SPOTS.filter((spot) => spot.kind === kind).length]))).toEqual({
      straightUp: 37,
      split: 60,
      street: 14,
      corner: 23,
      sixLine: 11,
      dozen: 3,
      column: 3,
      twoDozens: 2,
      twoColumns: 2,
      evenChance: 6,
    });
  });

  it.each(SPOT_KINDS)('leaves the house its share on %s, whatever the number', (kind) => {
    const stake = 200;
    for (const { id } of SPOTS.filter((spot) => spot.kind === kind)) {
      const house = Array.from({ length: 37 }, (_, number) => settlementOf(file(number, [seatOf(1, { [id]: 2 })])).house);
      const share = fraction(
        house.reduce((sum, net) => sum + net, 0),
        37 * stake,
      );
      expect(share).toEqual(kind === 'evenChance' ? { numerator: 1, denominator: 74 } : { numerator: 1, denominator: 37 });
    }
  });

  it('words inside bets by kind and numbers', () => {
    const word = luEnglishRoulette.betWord;
    expect(word?.('17-20')).toEqual({ key: 'split', values: { numbers: '17-20' } });
    expect(word?.('13-14-15-16-17-18')).toEqual({ key: 'sixLine', values: { numbers: '13–18' } });
    expect(word?.('columns1-2')).toEqual({ key: 'columns1-2' });
  });
});

describe('the call', () => {
  it('names the winning even chances', () => {
    expect([0, 1, 2, 18, 19, 36].map(chancesHand)).toEqual([
      'zero',
      'redOddLow',
      'blackEvenLow',
      'redEvenLow',
      'redOddHigh',
      'redEvenHigh',
    ]);
  });
});

describe('the printed order', () => {
  it('collects all that is lost, then pays player by player from columns to straight up', () => {
    const all: Bets = {
      '17': 1,
      '17-20': 1,
      '16-17-20-19': 0,
      '16-17-18': 1,
      '17-18-20-21': 1,
      '16-17-18-19-20-21': 1,
      column2: 1,
      dozen2: 1,
      low: 1,
      black: 1,
      odd: 1,
      red: 1,
    };
    const bets = Object.fromEntries(Object.entries(all).filter(([, chips]) => chips > 0));
    expect(settlementOf(file(17, [seatOf(5, bets), seatOf(2, { '17': 2, '5': 1 })])).steps.map(inWords)).toEqual([
      'number blackOddLow',
      '2 5 take 100',
      '5 red take 100',
      '2 17 pay 7000',
      '5 column2 pay 200',
      '5 odd pay 100',
      '5 black pay 100',
      '5 low pay 100',
      '5 dozen2 pay 200',
      '5 16-17-18-19-20-21 pay 500',
      '5 16-17-18 pay 1100',
      '5 17-18-20-21 pay 800',
      '5 17-20 pay 1700',
      '5 17 pay 3500',
    ]);
  });

  it('takes half of even chances on zero, and all of the others', () => {
    const { steps, seats } = settlementOf(file(0, [seatOf(1, { red: 3, dozen1: 2, '0': 1 })]));
    expect(steps.map(inWords)).toEqual(['number zero', '1 red take 150', '1 dozen1 take 200', '1 0 pay 3500']);
    expect(seats[0]?.net).toBe(3500 - 150 - 200);
    expect(seats[0]?.bets.find(({ bet }) => bet === 'red')).toMatchObject({ outcome: 'half', pays: 0, stake: 300 });
  });

  it('lists bets as they were given', () => {
    const settled = luEnglishRoulette.writeSettlement;
    const read = readTableFile(file(3, [seatOf(1, { high: 2, '3-6': 1 })]));
    if (!read.ok) throw new Error(read.error.code);
    const settlement = luEnglishRoulette.settle(read.value.table);
    if (!settlement.ok) throw new Error(settlement.error.code);
    expect(settled(read.value.table, settlement.value)).toMatchObject({
      result: { number: 3, colour: 'red' },
      seats: [
        {
          bets: [
            { on: 'high', stake: 2, outcome: 'lose', pays: 0 },
            { on: '3-6', stake: 1, outcome: 'win', pays: 17 },
          ],
        },
      ],
    });
  });
});

describe('grading', () => {
  const two = file(17, [seatOf(1, { '17': 1, black: 1 }), seatOf(2, { '17': 1, black: 1 })]);

  it('lets either player be paid first', () => {
    const { prescribed, grade } = exerciseOfFile(two);
    const [call, a, b, c, d] = prescribed as [Doing, Doing, Doing, Doing, Doing];
    expect(grade([call, c, d, a, b])).toMatchObject({ clean: true });
  });

  it('faults a player left unfinished for another', () => {
    const { prescribed, grade } = exerciseOfFile(two);
    const [call, a, b, c, d] = prescribed as [Doing, Doing, Doing, Doing, Doing];
    expect(decision(grade([call, a, c, b, d]), 'order:playerByPlayer')).toMatchObject({
      verdict: 'outOfOrder',
      violations: [
        { first: { seat: 1, bet: '17' }, then: { seat: 2 } },
        { first: { seat: 2, bet: '17' }, then: { seat: 1 } },
      ],
    });
  });

  it('faults a straight up paid before an even chance of the same player', () => {
    const { prescribed, grade } = exerciseOfFile(two);
    const [call, a, b, c, d] = prescribed as [Doing, Doing, Doing, Doing, Doing];
    const result = grade([call, b, a, c, d]);
    expect(decision(result, 'order:paymentOrder')).toMatchObject({
      verdict: 'outOfOrder',
      violations: [{ first: { seat: 1, bet: 'black' } }],
    });
    expect(decision(result, 'order:playerByPlayer').verdict).toBe('right');
  });

  it('tells the odds of another combination, and a half forgotten', () => {
    const street = exerciseOfFile(file(17, [seatOf(1, { '17-20': 3 })]));
    expect(
      decision(street.grade(replace(street.prescribed, 1, '17-20', { type: 'pay', seat: 1, bet: '17-20', amount: 3300 })), 'spot:1:17-20'),
    ).toMatchObject({ diagnosis: { code: 'oddsOfOtherHand', hand: 'street' } });
    const zero = exerciseOfFile(file(0, [seatOf(1, { red: 3 })]));
    const whole = zero.grade(replace(zero.prescribed, 1, 'red', { type: 'take', seat: 1, bet: 'red', amount: 300 }));
    expect(decision(whole, 'spot:1:red')).toMatchObject({ diagnosis: { code: 'halfForgotten' }, moneyError: -150 });
  });

  it('takes a half loss collected whole and half given back, as the text has it', () => {
    const { prescribed, grade } = exerciseOfFile(file(0, [seatOf(1, { red: 4 })]));
    const act = (type: 'take' | 'return', amount: number): Doing => ({ type, seat: 1, bet: 'red', amount });
    expect(grade(replace(prescribed, 1, 'red', act('take', 400), act('return', 200)))).toMatchObject({ clean: true });
    expect(grade(replace(prescribed, 1, 'red', act('take', 200), act('return', 200)))).toMatchObject({ clean: true });
    expect(grade(replace(prescribed, 1, 'red', act('take', 400), act('return', 100)))).toMatchObject({ clean: false, underpaid: 100 });
  });
});

describe('stakes', () => {
  const limits = { min: 2, max: 5000 };

  it.each(SPOTS.filter((spot, index) => SPOTS.findIndex(({ kind }) => kind === spot.kind) === index))(
    'have the maximum of $kind, in minima of the table',
    ({ id, kind }) => {
      const { maximum } = KINDS[kind];
      expect(refusal(file(1, [seatOf(1, { [id]: maximum }, 2)], { limits }))).toBe('read');
      expect(refusal(file(1, [seatOf(1, { [id]: maximum + 1 }, 2)], { limits }))).toBe('limit seats[0].bets[0].chips');
      expect(refusal(file(1, [seatOf(1, { [id]: maximum + 1 }, 2)]))).toBe('read');
    },
  );

  it('on one spot count together', () => {
    const bets = [
      { on: '5', chips: 15 },
      { on: '5', chips: 6 },
    ];
    expect(refusal(file(1, [{ seat: 1, chipValue: 2, bets }], { limits }))).toBe('limit seats[0].bets[1].chips');
  });

  it('are of chips worth the minimum where nothing else was set, and no less', () => {
    const bets = [{ on: 'red', chips: 1 }];
    expect(readTableFile(file(1, [{ seat: 1, bets }], { limits }))).toMatchObject({
      ok: true,
      value: { table: { seats: [{ chipValue: 200 }] } },
    });
    expect(refusal(file(1, [{ seat: 1, bets }]))).toBe('badInput seats[0].chipValue');
    expect(refusal(file(1, [seatOf(1, { red: 4 }, 1)], { limits }))).toBe('limit seats[0].chipValue');
    expect(refusal(file(1, [seatOf(1, { red: 1 }, 41)], { limits }))).toBe('limit seats[0].chipValue');
  });

  it('are whole chips on a number of the wheel', () => {
    expect(refusal(file(1, [seatOf(1, { red: 1.5 })]))).toBe('badMoney seats[0].bets[0].chips');
    expect(refusal(file(37, [seatOf(1, { red: 1 })]))).toBe('badNumber number');
    expect(refusal(file(1, [seatOf(1, { '20-17': 1 })]))).toBe('unknownBet seats[0].bets[0].on');
  });

  it('whose half is no whole cent are refused when settled', () => {
    const settle = (number: number, on: string): unknown => {
      const read = readTableFile(file(number, [seatOf(1, { [on]: 1 }, 0.01)]));
      return read.ok && luEnglishRoulette.settle(read.value.table);
    };
    expect(settle(0, 'red')).toMatchObject({ error: { code: 'inexactPayout', path: 'seats[0].bets[0]' } });
    expect(settle(1, 'dozens1-2')).toMatchObject({ error: { code: 'inexactPayout' } });
  });
});
