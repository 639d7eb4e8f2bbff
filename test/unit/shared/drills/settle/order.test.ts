import { describe, expect, it } from 'vitest';

import { type Doing, decision, exerciseOfFile } from '../../../../support/settling.ts';
import { knownRuleSet, tableFile } from '../../../../support/tables.ts';
import { MACAU, MONACO } from '../../../../support/three-card.ts';

const STRAIGHT = { cards: '9h 8d 7c', bets: { ante: 25, pairPlus: 15, play: 25 } };
const ACE_HIGH = { cards: 'As 9d 4h', bets: { ante: 10, play: 10 } };
const FOLDED = { cards: '5s 4d 2h', bets: { ante: 10 }, folded: true };
const DEALER = 'Qs 7d 2c';

/** Moves the doing on one spot just before the doing on another. */
function moveBefore(doings: readonly Doing[], moved: string, before: string): Doing[] {
  const nameOf = (doing: Doing): string => ('bet' in doing ? `${doing.seat}:${doing.bet}` : doing.type);
  const late = doings.find((doing) => nameOf(doing) === moved);
  return doings.flatMap((doing) => {
    if (doing === late) return [];
    return nameOf(doing) === before && late !== undefined ? [late, doing] : [doing];
  });
}

describe('the order of bonus and ante', () => {
  it('in Monaco the bonus paid after the ante is faulted, with 4° of the text', () => {
    const { prescribed, grade } = exerciseOfFile(tableFile(MONACO, DEALER, [STRAIGHT]));
    const result = grade(moveBefore(prescribed, '1:ante', '1:anteBonus'));
    const order = decision(result, 'order:bonusBeforeAnte');
    expect(order).toMatchObject({ verdict: 'outOfOrder', diagnosis: { code: 'orderBroken', rule: 'bonusBeforeAnte' }, moneyError: 0 });
    expect(knownRuleSet(MONACO).citations[order.citation]).toMatchObject({ source: 'mc-2006-370', article: '1, 4°' });
    expect(order).toHaveProperty('violations', [
      {
        first: { kind: 'move', seat: 1, bet: 'anteBonus', action: 'pay', amount: 2500 },
        then: { kind: 'move', seat: 1, bet: 'ante', action: 'pay', amount: 2500 },
      },
    ]);
    expect(result.decisions.filter(({ verdict }) => verdict !== 'right')).toEqual([order]);
  });

  it('in Macau the bonus after the ante is right', () => {
    const { prescribed, grade } = exerciseOfFile(tableFile(MACAU, DEALER, [STRAIGHT]));
    const bets = prescribed.flatMap((doing) => ('bet' in doing ? [doing.bet] : []));
    expect(bets.indexOf('anteBonus')).toBeGreaterThan(bets.indexOf('ante'));
    expect(grade(prescribed)).toMatchObject({ score: 100 });
  });

  it('and before it is faulted there, with 9(8) of the text', () => {
    const { prescribed, grade } = exerciseOfFile(tableFile(MACAU, DEALER, [STRAIGHT]));
    const order = decision(grade(moveBefore(prescribed, '1:anteBonus', '1:ante')), 'order:anteBeforeBonus');
    expect(order.verdict).toBe('outOfOrder');
    expect(knownRuleSet(MACAU).citations[order.citation]).toMatchObject({ source: 'mo-78-2008', article: '9(8)' });
  });

  it('is free in Monaco where the ante is lost', () => {
    const { prescribed, grade } = exerciseOfFile(tableFile(MONACO, 'Ks Kd Kc', [STRAIGHT]));
    const result = grade(moveBefore(prescribed, '1:ante', '1:anteBonus'));
    expect(result.clean).toBe(true);
    expect(result.decisions.map(({ id }) => id)).not.toContain('order:bonusBeforeAnte');
  });
});

describe('the order of seats', () => {
  const file = tableFile(MONACO, DEALER, [ACE_HIGH, { ...STRAIGHT, seat: 2 }, { cards: 'Kh Jd 3c', bets: { ante: 5, play: 5 }, seat: 4 }]);

  it('is right to left in Monaco: one violation for each seat that came too late', () => {
    const { prescribed, grade } = exerciseOfFile(file);
    const [call, ...moves] = prescribed;
    const seatOf = (doing: Doing): number => ('seat' in doing ? doing.seat : 0);
    const reversed = [...moves].sort((a, b) => seatOf(a) - seatOf(b));
    const order = decision(grade(call === undefined ? [] : [call, ...reversed]), 'order:seatsRightToLeft');
    expect(order.verdict).toBe('outOfOrder');
    expect(
      order.kind === 'order' && order.violations.map(({ first, then }) => [first, then].map((step) => 'seat' in step && step.seat)),
    ).toEqual([
      [2, 1],
      [4, 1],
    ]);
  });

  it('asks that a seat is finished before the next begins', () => {
    const { prescribed, grade } = exerciseOfFile(file);
    const order = decision(grade(moveBefore(prescribed, '1:ante', '2:pairPlus')), 'order:seatsRightToLeft');
    expect(order).toMatchObject({ verdict: 'outOfOrder', violations: [{ first: { seat: 2, bet: 'pairPlus' }, then: { seat: 1 } }] });
  });

  it('is free in Macau', () => {
    const { prescribed, grade } = exerciseOfFile({ ...file, ruleSet: MACAU });
    const [call, ...moves] = prescribed;
    const bySeat = [1, 4, 2].flatMap((seat) => moves.filter((doing) => 'seat' in doing && doing.seat === seat));
    expect(grade(call === undefined ? [] : [call, ...bySeat])).toMatchObject({ clean: true });
  });
});

describe('order rules', () => {
  it('ask for folded stakes before the dealer’s call', () => {
    const { prescribed, grade } = exerciseOfFile(tableFile(MONACO, DEALER, [FOLDED, ACE_HIGH]));
    const order = decision(grade(moveBefore(prescribed, 'call', '1:ante')), 'order:foldedBeforeDealer');
    expect(order).toMatchObject({ verdict: 'outOfOrder', violations: [{ first: { seat: 1, bet: 'ante' }, then: { kind: 'call' } }] });
  });

  it('are graded only where a pair they speak of was done', () => {
    const { prescribed, grade } = exerciseOfFile(tableFile(MONACO, DEALER, [ACE_HIGH]));
    const verdicts = (doings: readonly Doing[]): unknown[] =>
      grade(doings).decisions.flatMap(({ kind, id, verdict }) => (kind === 'order' ? [[id, verdict]] : []));
    expect(verdicts(prescribed)).toEqual([['order:dealerBeforeHands', 'right']]);
    expect(verdicts([])).toEqual([]);
    expect(verdicts(prescribed.slice(0, 1))).toEqual([]);
  });

  it('let a forgotten call be one error, not two', () => {
    const { prescribed, grade } = exerciseOfFile(tableFile(MONACO, DEALER, [ACE_HIGH]));
    const { decisions } = grade(prescribed.filter(({ type }) => type !== 'call'));
    expect(decisions.filter(({ verdict }) => verdict !== 'right')).toMatchObject([{ kind: 'call', verdict: 'missed' }]);
  });

  it('look at the whole of a payment made in parts', () => {
    const { prescribed, grade } = exerciseOfFile(tableFile(MONACO, DEALER, [STRAIGHT]));
    const parts = prescribed.flatMap((doing): Doing[] =>
      'bet' in doing && doing.bet === 'anteBonus' ? [{ ...doing, amount: 1500 }] : [doing],
    );
    const result = grade([...parts, { type: 'pay', seat: 1, bet: 'anteBonus', amount: 1000 }]);
    expect(decision(result, 'spot:1:anteBonus').verdict).toBe('right');
    expect(decision(result, 'order:bonusBeforeAnte').verdict).toBe('outOfOrder');
  });

  it('take a call said again for no later than when it was first said', () => {
    const { prescribed, grade } = exerciseOfFile(tableFile(MONACO, DEALER, [FOLDED, ACE_HIGH]));
    const call = prescribed.filter(({ type }) => type === 'call');
    expect(call).toHaveLength(1);
    expect(grade([...prescribed, ...call])).toMatchObject({ clean: true, score: 100 });
  });

  it('with the option strictOrder, any other order than the printed one is wrong', () => {
    const { prescribed, grade } = exerciseOfFile(tableFile(MONACO, DEALER, [STRAIGHT], { options: { strictOrder: true } }));
    expect(decision(grade(prescribed), 'order:printedOrder')).toMatchObject({ verdict: 'right', violations: [] });
    const result = grade(moveBefore(prescribed, '1:pairPlus', '1:play'));
    expect(result.decisions.filter(({ verdict }) => verdict !== 'right').map(({ id }) => id)).toEqual(['order:printedOrder']);
    expect(decision(result, 'order:printedOrder')).toMatchObject({ diagnosis: { code: 'orderBroken', rule: 'printedOrder' } });
    expect(grade([]).decisions.map(({ id }) => id)).not.toContain('order:printedOrder');
  });

  it('list no more than twenty violations', () => {
    const seats = [1, 2, 3, 4, 5, 6, 7].map((seat) => {
      const ranks = ['A', 'K', 'T', '9', '8', '6', '5'];
      const rank = ranks[seat - 1] ?? '3';
      return { seat, cards: `${rank}s ${rank}d ${rank}c`, bets: { ante: 10, pairPlus: 10, play: 10 } };
    });
    const { prescribed, grade } = exerciseOfFile(tableFile(MONACO, 'Qs 7d 2c', seats, { options: { strictOrder: true } }));
    const order = decision(grade([...prescribed].reverse()), 'order:printedOrder');
    expect(order.kind === 'order' && order.violations.length).toBe(20);
  });
});
