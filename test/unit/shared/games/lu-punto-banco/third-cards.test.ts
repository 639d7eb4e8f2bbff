import { describe, expect, it } from 'vitest';

import type { Rank } from '#shared/cards/card.ts';
import { settleTableFile } from '#shared/games/settle-table-file.ts';

import { type Doing, type Exercise, decision, exerciseOfFile } from '../../../../support/settling.ts';

const RANK: readonly Rank[] = ['K', 'A', '2', '3', '4', '5', '6', '7', '8', '9'];
/** A coup in which punto and banco have these points with two cards, and these cards follow. */
function file(punto: number, banco: number, ...rest: readonly number[]): Record<string, unknown> {
  const shoe = [punto, banco, 0, 0, ...rest, 0, 0].map((points, place) => `${RANK[points] ?? 'K'}${'shdc'.charAt(place % 4)}`);
  return { ruleSet: 'lu-punto-banco', shoe, seats: [{ seat: 4, bets: { punto: 40 } }] };
}
const acts = ({ prescribed }: Exercise): string[] =>
  prescribed.flatMap((doing) => ('call' in doing && /(?:Draws|Stands)$/u.test(doing.call.announcement) ? [doing.call.announcement] : []));
const wrongAt = ({ prescribed }: Exercise, from: string, to: string): Doing[] =>
  prescribed.map((doing) => ('call' in doing && doing.call.announcement === from ? { ...doing, call: { announcement: to } } : doing));

/** A line of the tables of the text. */
function marks(line: string): boolean[] {
  return Array.from(line, (mark) => mark === 'T');
}
/** The tables of the text: T draws, R stands. Banco's columns are punto's third card 0 to 9, then its refusal. */
const PUNTO = marks('TTTTTTRR');
const BANCO = ['TTTTTTTTTTT', 'TTTTTTTTTTT', 'TTTTTTTTTTT', 'TTTTTTTTRTT', 'RRTTTTTTRRT', 'RRRRTTTTRRT', 'RRRRRRTTRRR', 'RRRRRRRRRRR'];
const CELLS = BANCO.flatMap((line, point) =>
  marks(line).map((draws, third) => ({ point, third: third === 10 ? undefined : third, draws })),
);

describe('the decisions on the third cards', () => {
  it.each(PUNTO.map((draws, point) => ({ point, draws })))('has punto with $point draw: $draws', ({ point, draws }) => {
    const exercise = exerciseOfFile(file(point, 7, 1));
    expect(acts(exercise)).toEqual([draws ? 'puntoDraws' : 'puntoStands', 'bancoStands']);
    expect(decision(exercise.grade(exercise.prescribed), 'call:table:puntoDraw')).toMatchObject({
      verdict: 'right',
      citation: 'puntoDraw',
      ground: { key: draws ? 'puntoDraws' : 'puntoStands', values: { point } },
    });
  });

  it.each(CELLS)('has banco with $point against $third draw: $draws', ({ point, third, draws }) => {
    const exercise = exerciseOfFile(third === undefined ? file(6, point) : file(0, point, third));
    const [asked, other] = draws ? ['bancoDraws', 'bancoStands'] : ['bancoStands', 'bancoDraws'];
    expect(acts(exercise)).toEqual([third === undefined ? 'puntoStands' : 'puntoDraws', asked]);
    expect(exercise.grade(exercise.prescribed).clean).toBe(true);
    const wrong = exercise.grade(wrongAt(exercise, asked, other));
    expect(decision(wrong, 'call:table:bancoDraw')).toMatchObject({
      verdict: 'wrongCall',
      diagnosis: { code: 'actMisjudged' },
      citation: 'bancoDraw',
      ground: {
        key: `${asked}${third === undefined ? 'AfterStand' : 'Against'}`,
        values: third === undefined ? { point } : { point, third },
      },
    });
    // Only the decision is wrong: the coup goes on as the tables prescribe.
    expect(wrong.decisions.length - wrong.right).toBe(1);
  });

  it.each([
    [8, 3],
    [9, 9],
    [2, 8],
  ])('are none with %i against %i: a natural ends the drawing', (punto, banco) => {
    const exercise = exerciseOfFile(file(punto, banco));
    expect(acts(exercise)).toEqual([]);
    const drawn = exercise.grade([{ type: 'call', call: { announcement: 'bancoDraws' } }, ...exercise.prescribed]);
    expect(decision(drawn, 'call:table:bancoDraw')).toMatchObject({ verdict: 'superfluous', citation: 'puntoDraw' });
  });

  it.each([
    ['banco’s before punto’s', 'bancoStands', 0, 'puntoDrawsFirst', 'thirdCard'],
    ['punto’s after the points are called', 'puntoDraws', 4, 'drawnBeforeCalls', 'calls'],
    ['punto’s after a stake is touched', 'puntoDraws', 5, 'callsBeforeMoves', 'calls'],
  ])('are out of order: %s', (_, moved, to, rule, citation) => {
    const { prescribed, grade } = exerciseOfFile(file(5, 7, 1));
    const at = prescribed.findIndex((doing) => 'call' in doing && doing.call.announcement === moved);
    const order = prescribed.toSpliced(at, 1);
    order.splice(to, 0, ...prescribed.slice(at, at + 1));
    expect(decision(grade(order), `order:${rule}`)).toMatchObject({ verdict: 'outOfOrder', citation });
  });

  it('are in no table file', () => {
    const printed = settleTableFile(file(5, 5, 4));
    expect(printed.ok && printed.value['announcements']).toEqual(['bancoPoint', 'puntoPoint', 'winner']);
  });
});
