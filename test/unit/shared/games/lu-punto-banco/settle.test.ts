import { describe, expect, it } from 'vitest';

import { luPuntoBanco } from '#shared/games/lu-punto-banco/index.ts';
import { readTableFile } from '#shared/games/settle-table-file.ts';

import { decision, exerciseOfFile } from '../../../../support/settling.ts';
import { inWords } from '../../../../support/steps.ts';
import { settlementOf } from '../../../../support/tables.ts';

const file = (shoe: string, seats: readonly unknown[], more: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => ({
  ruleSet: luPuntoBanco.id,
  shoe: shoe.split(' '),
  seats,
  ...more,
});
const BANCO_WINS = '2s 9d Ks Kc';
const TIE = '9s 9d Ks Kc';
const SEATS = [
  { seat: 1, bets: { banco: 100, tie: 20 } },
  { seat: 3, bets: { punto: 40 } },
  { seat: 4, bets: { banco: 60 } },
  { seat: 6, bets: { punto: 20, banco: 20 } },
];
const refusal = (input: unknown): string => {
  const read = readTableFile(input);
  return read.ok ? 'read' : `${read.error.code} ${read.error.path}`;
};

describe('the printed order', () => {
  it('calls banco, punto and the winner, collects, then pays from the middle box outwards', () => {
    expect(settlementOf(file(BANCO_WINS, SEATS)).steps.map(inWords)).toEqual([
      'bancoPoint point9',
      'puntoPoint point2',
      'winner banco',
      '3 punto take 4000',
      '6 punto take 2000',
      '1 tie take 2000',
      '4 banco pay 5700',
      '6 banco pay 1900',
      '1 banco pay 9500',
    ]);
  });

  it('gives punto and banco back on a tie', () => {
    const moves = settlementOf(file(TIE, SEATS)).steps.map(inWords).slice(3);
    expect(moves.filter((move) => !move.includes('return'))).toEqual(['1 tie pay 16000']);
    expect(moves).toHaveLength(6);
  });

  it('at the large table pays from seats 8 and 9 outwards', () => {
    const seats = [1, 8, 9, 12].map((seat) => ({ seat, bets: { banco: 20 } }));
    const { steps } = settlementOf(file(BANCO_WINS, seats, { options: { sixteenSeats: true } }));
    expect(steps.slice(3).map((step) => (step.kind === 'move' ? step.seat : 0))).toEqual([8, 9, 12, 1]);
  });
});

describe('grading', () => {
  it('faults a winner paid before a nearer one, at the small table', () => {
    const { prescribed, grade } = exerciseOfFile(file(BANCO_WINS, SEATS));
    const [last, ...rest] = [...prescribed].reverse();
    if (last === undefined) throw new Error('no steps');
    const order = [...rest.reverse()];
    order.splice(6, 0, last);
    expect(decision(grade(order), 'order:nearestFirst')).toMatchObject({ verdict: 'outOfOrder', citation: 'losersFirst' });
  });

  it('tells banco paid as punto', () => {
    const { prescribed, grade } = exerciseOfFile(file(BANCO_WINS, SEATS));
    const doings = prescribed.map((doing) => ('bet' in doing && doing.seat === 4 ? { ...doing, amount: 6000 } : doing));
    expect(decision(grade(doings), 'spot:4:banco')).toMatchObject({
      verdict: 'wrongAmount',
      diagnosis: { code: 'oddsOfOtherHand', hand: 'punto' },
      moneyError: 300,
    });
  });

  it('asks for three calls, each of them a decision of its own', () => {
    const { prescribed, grade } = exerciseOfFile(file(BANCO_WINS, SEATS));
    const result = grade(
      prescribed.map((doing) =>
        'call' in doing && doing.call.announcement === 'winner' ? { ...doing, call: { announcement: 'winner', hand: 'tie' } } : doing,
      ),
    );
    const calls = result.decisions.filter(({ kind }) => kind === 'call');
    expect(calls.map(({ verdict }) => verdict)).toEqual(['right', 'right', 'wrongCall']);
  });
});

describe('stakes', () => {
  const limits = { min: 20, max: 4000 };
  it('obey limits, multiples and the maximum where limits are posted', () => {
    const one = (stake: number, more: Readonly<Record<string, unknown>> = { limits }): string =>
      refusal(file(BANCO_WINS, [{ seat: 1, bets: { banco: stake } }], more));
    expect(one(40)).toBe('read');
    expect(one(30)).toBe('limit seats[0].bets.banco');
    expect(one(30, { limits, options: { base: 10 } })).toBe('read');
    expect(one(4020)).toBe('limit seats[0].bets.banco');
    expect(one(4020, { limits: { min: 20, max: 9000 } })).toBe('limit seats[0].bets.banco');
    expect(one(30, {})).toBe('read');
    expect(one(30, { options: { base: 0 } })).toBe('badInput options.base');
  });

  it('that 19 to 20 cannot pay exactly are refused when settled', () => {
    const read = readTableFile(file(BANCO_WINS, [{ seat: 1, bets: { banco: 0.05 } }]));
    if (!read.ok) throw new Error(read.error.code);
    expect(luPuntoBanco.settle(read.value.table)).toMatchObject({
      ok: false,
      error: { code: 'inexactPayout', path: 'seats[0].bets.banco' },
    });
  });

  it('stand at sixteen seats, and cards in six decks', () => {
    const seat = (number: number): unknown[] => [{ seat: number, bets: { tie: 20 } }];
    expect(refusal(file(BANCO_WINS, seat(16)))).toBe('read');
    expect(refusal(file(BANCO_WINS, seat(17)))).toBe('badSeat seats[0].seat');
    expect(refusal(file('9s 9s 9s 9s 9s 9s', seat(1)))).toBe('read');
    expect(refusal(file('9s 9s 9s 9s 9s 9s 9s', seat(1)))).toBe('duplicateCard shoe[6]');
  });
});
