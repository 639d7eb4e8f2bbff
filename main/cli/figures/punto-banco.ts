import { ODDS } from '#shared/games/lu-punto-banco/rules.ts';
import { type ShoeOdds, shoeOdds, wholeShoe } from '#shared/games/lu-punto-banco/shoe-odds.ts';

import { type Figure, count, rounded } from './figure.ts';

interface Published {
  readonly decks: number;
  readonly banco: number;
  readonly punto: number;
  readonly tie: number;
  /** In per cent: the edges of punto, banco, the tie, the tie at nine to one, banco paid evens but half with a six. */
  readonly edges: readonly [string, string, string, string, string];
  readonly bancoWithSix: string;
  /** In per cent: the coups of four, five and six cards. */
  readonly cards: readonly [string, string, string];
}

const SIX_DECKS: Published = {
  decks: 6,
  banco: 403_095_751_234_560,
  punto: 392_220_492_728_832,
  tie: 83_552_962_932_288,
  edges: ['1.237415', '1.055849', '14.438160', '4.931289', '1.454808'],
  bancoWithSix: '5.384445',
  cards: ['37.892505', '30.353979', '31.753515'],
};
const EIGHT_DECKS: Published = {
  decks: 8,
  banco: 2_292_252_566_437_888,
  punto: 2_230_518_282_592_256,
  tie: 475_627_426_473_216,
  edges: ['1.235081', '1.057906', '14.359629', '4.844032', '1.458104'],
  bancoWithSix: '5.386372',
  cards: ['37.886849', '30.344417', '31.768734'],
};

/** The figures of punto banco from whole shoes, every coup drawn. */
export function puntoBancoFigures(): Figure[] {
  return [SIX_DECKS, EIGHT_DECKS].flatMap((published) => figuresOf(published, shoeOdds(wholeShoe(published.decks))));
}

function figuresOf({ decks, edges, cards, ...published }: Published, odds: ShoeOdds): Figure[] {
  const { banco, punto, tie, bancoWithSix, four, five, six } = odds;
  const name = (what: string): string => `punto banco, ${decks} decks: ${what}`;
  const all = banco + punto + tie;
  const paid = ({ numerator, denominator }: { readonly numerator: number; readonly denominator: number }): number =>
    numerator / denominator;
  const percents = (what: string, value: number, expected: string): Figure => rounded(`${name(what)}, %`, (100 * value) / all, expected);
  return [
    count(name('banco wins'), banco, published.banco),
    count(name('punto wins'), punto, published.punto),
    count(name('tie'), tie, published.tie),
    percents('edge of punto', banco - paid(ODDS.punto) * punto, edges[0]),
    percents('edge of banco', punto - paid(ODDS.banco) * banco, edges[1]),
    percents('edge of the tie', banco + punto - paid(ODDS.tie) * tie, edges[2]),
    percents('edge of a tie at nine to one', banco + punto - 9 * tie, edges[3]),
    percents('edge of banco at evens, half with a six', punto - banco + bancoWithSix / 2, edges[4]),
    percents('banco wins with a six', bancoWithSix, published.bancoWithSix),
    percents('coups of four cards', four, cards[0]),
    percents('coups of five cards', five, cards[1]),
    percents('coups of six cards', six, cards[2]),
  ];
}
