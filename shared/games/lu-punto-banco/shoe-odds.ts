import { bancoDraws } from './drawing.ts';

/** Cards of a shoe by what they count: zero first, nine last. */
export type ShoeCounts = ArrayLike<number>;

/** Ordered draws of six cards from a shoe, by how the coup ends that their first cards play. */
export interface ShoeOdds {
  readonly punto: number;
  readonly banco: number;
  readonly tie: number;
  /** Those of banco's that it wins with six. */
  readonly bancoWithSix: number;
  /** By the number of cards the coup took. */
  readonly four: number;
  readonly five: number;
  readonly six: number;
}

const VALUES = 10;
const NATURAL = 8;
const PUNTO_DRAWS_UP_TO = 5;
/** Punto's third card where it took none. */
const NONE = VALUES;

/** What is counted, as places in the totals. */
const PUNTO = 0;
const BANCO = 1;
const TIE = 2;
const BANCO_WITH_SIX = 3;
const FIVE = 4;
const SIX = 5;

/** Whether banco draws, by its point and punto's third card: the drawing tables once more, as bytes. */
const bancoDrawing = Uint8Array.from({ length: VALUES * (VALUES + 1) }, (_, index) => {
  const third = index % (VALUES + 1);
  return bancoDraws(Math.floor(index / (VALUES + 1)), third === NONE ? undefined : third) ? 1 : 0;
});
/** What is left of a sum when its tens are dropped; three cards make 27 at most. */
const units = Uint8Array.from({ length: 3 * VALUES }, (_, sum) => sum % VALUES);

/** The shoe of so many whole decks. */
export function wholeShoe(decks: number): number[] {
  return Array.from({ length: VALUES }, (_, value) => (value === 0 ? 16 : 4) * decks);
}

/** Draws every coup from a shoe of at least six cards. Counts stay exact up to eight whole decks. */
export function shoeOdds(shoe: ShoeCounts): ShoeOdds {
  const left = Float64Array.from({ length: VALUES }, (_, value) => shoe[value] ?? 0);
  const cards = left.reduce((sum, count) => sum + count, 0);
  // A coup of four or five cards stands for all that may follow it, so that every coup counts draws of six.
  const afterFour = (cards - 4) * (cards - 5);
  const afterFive = cards - 5;
  const totals = new Float64Array(6);
  for (let a = 0; a < VALUES; a += 1) {
    for (let b = a; b < VALUES; b += 1) {
      const puntoWays = takeTwo(left, a, b);
      if (puntoWays > 0) {
        for (let c = 0; c < VALUES; c += 1) {
          for (let d = c; d < VALUES; d += 1) {
            const ways = puntoWays * takeTwo(left, c, d);
            if (ways > 0) playOut(left, units[a + b] ?? 0, units[c + d] ?? 0, ways, afterFour, afterFive, totals);
            putBack(left, c, d);
          }
        }
      }
      putBack(left, a, b);
    }
  }
  const [punto = 0, banco = 0, tie = 0, bancoWithSix = 0, five = 0, six = 0] = totals;
  return { punto, banco, tie, bancoWithSix, four: banco + tie + punto - five - six, five, six };
}

/** Takes two cards out and gives in how many orders and from how many cards they could come. */
function takeTwo(left: Float64Array, a: number, b: number): number {
  const first = left[a] ?? 0;
  left[a] = first - 1;
  const second = left[b] ?? 0;
  left[b] = second - 1;
  return first <= 0 || second <= 0 ? 0 : first * second * (a === b ? 1 : 2);
}

function putBack(left: Float64Array, a: number, b: number): void {
  left[a] = (left[a] ?? 0) + 1;
  left[b] = (left[b] ?? 0) + 1;
}

/** Plays on from four cards, which could come in so many ways; what is left holds all others. */
function playOut(
  left: Float64Array,
  punto: number,
  banco: number,
  ways: number,
  afterFour: number,
  afterFive: number,
  totals: Float64Array,
): void {
  const natural = punto >= NATURAL || banco >= NATURAL;
  if (natural || (punto > PUNTO_DRAWS_UP_TO && bancoDrawing[banco * (VALUES + 1) + NONE] === 0)) {
    end(totals, punto, banco, ways * afterFour);
  } else if (punto > PUNTO_DRAWS_UP_TO) {
    add(totals, FIVE, ways * afterFour);
    for (let value = 0; value < VALUES; value += 1) end(totals, punto, units[banco + value] ?? 0, ways * (left[value] ?? 0) * afterFive);
  } else {
    puntoDraws(left, punto, banco, ways, afterFive, totals);
  }
}

/** The cards that bring banco to each point, and to more than it. */
const bringing = new Float64Array(VALUES);
const bringingMore = new Float64Array(VALUES);

function puntoDraws(left: Float64Array, punto: number, banco: number, ways: number, afterFive: number, totals: Float64Array): void {
  for (let value = 0; value < VALUES; value += 1) bringing[units[banco + value] ?? 0] = left[value] ?? 0;
  for (let point = VALUES - 1, more = 0; point >= 0; point -= 1) {
    bringingMore[point] = more;
    more += bringing[point] ?? 0;
  }
  for (let third = 0; third < VALUES; third += 1) {
    const drawn = ways * (left[third] ?? 0);
    const point = units[punto + third] ?? 0;
    if (bancoDrawing[banco * (VALUES + 1) + third] === 0) {
      add(totals, FIVE, drawn * afterFive);
      end(totals, point, banco, drawn * afterFive);
      continue;
    }
    // Punto's third card is one of those that banco can no longer draw.
    const gone = units[banco + third] ?? 0;
    const better = (bringingMore[point] ?? 0) - (gone > point ? 1 : 0);
    const equal = (bringing[point] ?? 0) - (gone === point ? 1 : 0);
    add(totals, SIX, drawn * afterFive);
    add(totals, BANCO, drawn * better);
    add(totals, TIE, drawn * equal);
    add(totals, PUNTO, drawn * (afterFive - better - equal));
    if (point < 6) add(totals, BANCO_WITH_SIX, drawn * ((bringing[6] ?? 0) - (gone === 6 ? 1 : 0)));
  }
}

function end(totals: Float64Array, punto: number, banco: number, ways: number): void {
  add(totals, punto > banco ? PUNTO : punto === banco ? TIE : BANCO, ways);
  if (banco === 6 && punto < 6) add(totals, BANCO_WITH_SIX, ways);
}

function add(totals: Float64Array, place: number, ways: number): void {
  totals[place] = (totals[place] ?? 0) + ways;
}
