import { type SuitedCard, rankOf, rankValue } from '../../cards/card.ts';
import type { Chance } from './rules.ts';

/** A coup played out. */
export interface Coup {
  readonly punto: readonly SuitedCard[];
  readonly banco: readonly SuitedCard[];
  readonly puntoPoint: number;
  readonly bancoPoint: number;
  /** The points of the first two cards. */
  readonly puntoFirst: number;
  readonly bancoFirst: number;
  /** The value of punto's third card; undefined where punto took none. */
  readonly puntoThird: number | undefined;
  /** Whether either side has 8 or 9 in two cards. */
  readonly natural: boolean;
  readonly winner: Chance;
}

/** The values of punto's third card on which banco draws, by banco's point; it draws on 0 to 2 whatever punto took. */
const BANCO_DRAWS_ON: Readonly<Record<number, readonly number[]>> = {
  3: [0, 1, 2, 3, 4, 5, 6, 7, 9],
  4: [2, 3, 4, 5, 6, 7],
  5: [4, 5, 6, 7],
  6: [6, 7],
  7: [],
};
/** The highest point with which banco draws after punto has stood; punto itself draws up to the same. */
const DRAWS_UP_TO = 5;
const NATURAL = 8;

/** What a card counts: an ace one, tens and figures nothing. */
export function cardPoints(card: SuitedCard): number {
  const rank = rankOf(card);
  if (rank === 'A') return 1;
  return rankValue(rank) >= 10 ? 0 : rankValue(rank);
}

/** The point of some cards: the units of their sum. */
export function pointOf(cards: readonly SuitedCard[]): number {
  return cards.reduce((sum, card) => sum + cardPoints(card), 0) % 10;
}

/** Plays a coup from the shoe by the drawing tables; undefined where the shoe runs out. */
export function drawCoup(shoe: readonly SuitedCard[]): Coup | undefined {
  const [first, second, third, fourth, ...rest] = shoe;
  if (first === undefined || second === undefined || third === undefined || fourth === undefined) return undefined;
  const punto = [first, third];
  const banco = [second, fourth];
  const [puntoFirst, bancoFirst] = [pointOf(punto), pointOf(banco)];
  const natural = puntoFirst >= NATURAL || bancoFirst >= NATURAL;
  const drawn: SuitedCard[] = [];
  if (!natural && puntoDraws(puntoFirst) && !moveOn(rest, punto, drawn)) return undefined;
  const puntoThird = drawn[0] === undefined ? undefined : cardPoints(drawn[0]);
  if (!natural && bancoDraws(bancoFirst, puntoThird) && !moveOn(rest, banco, drawn)) return undefined;
  const [puntoPoint, bancoPoint] = [pointOf(punto), pointOf(banco)];
  return { punto, banco, puntoPoint, bancoPoint, puntoFirst, bancoFirst, puntoThird, natural, winner: winnerOf(puntoPoint, bancoPoint) };
}

/** Whether punto takes a third card with this point. */
export function puntoDraws(point: number): boolean {
  return point <= DRAWS_UP_TO;
}

/** Whether banco takes a third card with this point, after punto's third card or after punto has stood. */
export function bancoDraws(point: number, puntoThird: number | undefined): boolean {
  if (puntoThird === undefined) return point <= DRAWS_UP_TO;
  return BANCO_DRAWS_ON[point]?.includes(puntoThird) ?? point <= 2;
}

function winnerOf(punto: number, banco: number): Chance {
  if (punto === banco) return 'tie';
  return punto > banco ? 'punto' : 'banco';
}

/** The next card of the shoe goes to a hand; false where there is none. */
function moveOn(rest: SuitedCard[], hand: SuitedCard[], drawn: SuitedCard[]): boolean {
  const card = rest.shift();
  if (card === undefined) return false;
  hand.push(card);
  drawn.push(card);
  return true;
}
