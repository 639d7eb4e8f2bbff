import { type Plant, alsoCalled, alsoPaid, calledInstead, instead, left, moved, uncalled } from '../../../support/planted/planted-table.ts';
import { CARIBBEAN_GOLD, LUXEMBOURG_STUD } from '../../../support/stud.ts';
import { tableFile } from '../../../support/tables.ts';
import { MACAU, MONACO } from '../../../support/three-card.ts';

type File = Readonly<Record<string, unknown>>;
/** How often each of the situations that failed did so. */
export type Failed = Readonly<Record<string, number>>;
type Case = readonly [game: string, fault: string, file: File, plants: readonly Plant[], failed: Failed];

const STAKES = { ante: 25, pairPlus: 15, play: 25 };
/** Q-3-2, just qualified: a flush, a straight, a loser, a fold with Pair Plus. */
const threeCard = (id: string): File =>
  tableFile(
    id,
    'Qs 3d 2c',
    [
      { cards: '9h 6h 4h', bets: STAKES },
      { cards: '9s 8d 7c', bets: STAKES },
      { cards: 'Jh 9d 5h', bets: { ante: 10, play: 10 } },
      { cards: 'Ts 6d 4d', bets: { ante: 10, pairPlus: 5 }, folded: true },
    ],
    id === MACAU ? { options: { foldWithPairPlus: true } } : {},
  );
/** Against ace-king: a pair, a flush, a lesser hand, a fold. */
const stud = (id: string): File =>
  tableFile(id, 'As Kd 4c 3h 2s', [
    { cards: '9h 9d 7c 4s 2h', bets: { ante: 25, raise: 50 } },
    { cards: 'Qc Jc 9c 6c 5c', bets: { ante: 25, raise: 50 } },
    { cards: 'Jh Th 5d 4h 2d', bets: { ante: 25, raise: 50 } },
    { cards: '7d 6d 4d 2c 3c', bets: { ante: 10 }, folded: true },
  ]);
/** The bank beats both. */
const lostStud = (id: string): File =>
  tableFile(id, 'As Ad 4c 3h 2s', [
    { cards: '9h 9d 7c 4s 2h', bets: { ante: 25, raise: 50 } },
    { cards: 'Jh Th 5d 4h 2d', bets: { ante: 25, raise: 50 } },
  ]);
/** Punto draws a seven on 5: banco draws on 6, and wins. */
const punto: File = {
  ruleSet: 'lu-punto-banco',
  shoe: ['2c', '4h', '3s', '2d', '7c', '3d'],
  seats: [
    { seat: 1, bets: { punto: 40 } },
    { seat: 2, bets: { banco: 100 } },
    { seat: 5, bets: { banco: 100, punto: 60, tie: 20 } },
  ],
};
/** Nine beats eight. */
const natural: File = { ruleSet: 'lu-punto-banco', shoe: ['2c', '4h', '7s', '4d', '7c', '3d'], seats: [{ seat: 1, bets: { punto: 40 } }] };
const roulette: File = {
  ruleSet: 'lu-english-roulette',
  number: 17,
  seats: [
    {
      seat: 1,
      chipValue: 1,
      bets: [
        { on: '17', chips: 2 },
        { on: '17-20', chips: 2 },
        { on: '16-17', chips: 1 },
        { on: '14-17', chips: 1 },
        { on: '16-17-18', chips: 1 },
        { on: 'black', chips: 10 },
        { on: '5', chips: 1 },
        { on: '6', chips: 1 },
      ],
    },
    {
      seat: 2,
      chipValue: 2,
      bets: [
        { on: '17', chips: 3 },
        { on: '8', chips: 3 },
      ],
    },
  ],
};
const zero: File = {
  ruleSet: 'lu-english-roulette',
  number: 0,
  seats: [
    {
      seat: 1,
      chipValue: 1,
      bets: [
        { on: 'red', chips: 5 },
        { on: 'even', chips: 4 },
        { on: '0', chips: 2 },
        { on: '7', chips: 2 },
      ],
    },
  ],
};
const goldJack: File = {
  ruleSet: 'lu-super-jack',
  shoe: ['Ah', 'Kh', '5s', '6d', '9c', '9d'],
  seats: [
    { seat: 1, bets: { bust: 10, blackjack: 10, silver: 5, gold: 1 } },
    { seat: 2, bets: { blackjack: 20 } },
  ],
};
const softSeventeen: File = {
  ruleSet: 'lu-super-jack',
  shoe: ['Ah', '6s', '5s', '6d', '9c', '9d'],
  seats: [{ seat: 1, bets: { bust: 10, blackjack: 10 } }],
};
const jokerFirst: File = {
  ruleSet: 'fr-paire-poker',
  cards: ['X1', '7d', '7s'],
  seats: [
    {
      seat: 1,
      bets: [
        { on: 'red', amount: 10 },
        { on: '7-X', amount: 5 },
        { on: 'anyPair', amount: 4 },
        { on: 'poker', amount: 10 },
      ],
    },
    {
      seat: 2,
      bets: [
        { on: 'black', amount: 10 },
        { on: 'poker', amount: 6 },
      ],
    },
  ],
};

const threeCardCases = (id: string): readonly Case[] => [
  [id, 'a flush paid at the odds of a straight on Pair Plus', threeCard(id), [instead(1, 'pairPlus', 'pay', 90)], { pairPlusFlush: 1 }],
  [id, 'a bonus forgotten', threeCard(id), [left(2, 'anteBonus')], { caseA: 1, bonusStraight: 1 }],
  [id, 'a losing ante left', threeCard(id), [left(3, 'ante')], { caseD: 1 }],
  [
    id,
    'a winner paid wrong, and the hand miscalled at another seat',
    threeCard(id),
    [instead(1, 'ante', 'pay', 52), calledInstead('playerWins', 2, { announcement: 'playerWins', hand: 'flush', seat: 2 })],
    { caseA: 2 },
  ],
  [id, 'the dealer’s hand miscalled', threeCard(id), [uncalled('dealerQualifies')], { dealerQueenThreeTwo: 1 }],
  [id, 'Pair Plus of a folded hand left', threeCard(id), [left(4, 'pairPlus')], { foldedSeat: 1, foldedPairPlus: 1 }],
  [id, 'a bonus paid to a folded hand', threeCard(id), [alsoPaid(4, 'anteBonus', 10)], { foldedSeat: 1, foldedPairPlus: 1 }],
  [id, 'the folded hand left until after the dealer’s', threeCard(id), [moved('dealerQualifies', '4:ante')], {}],
];
const studCases = (id: string): readonly Case[] => [
  [id, 'a raise paid wrong', stud(id), [instead(2, 'raise', 'pay', 200)], { raiseFlush: 1 }],
  [id, 'an ante paid wrong', stud(id), [instead(2, 'ante', 'pay', 50)], { raiseFlush: 1 }],
  [
    id,
    'a hand miscalled',
    stud(id),
    [calledInstead('playerWins', 2, { announcement: 'playerWins', hand: 'straight', seat: 2 })],
    { raiseFlush: 1 },
  ],
  [id, 'the dealer’s hand not called', stud(id), [uncalled('dealerQualifies')], { dealerLowestAceKing: 1 }],
  [id, 'an ante of a fold left', stud(id), [left(4, 'ante')], { foldedSeat: 1 }],
  [id, 'the bank’s win not called', lostStud(id), [uncalled('bankWins')], { bankWins: 1 }],
  [id, 'one of two losers left', lostStud(id), [left(2, 'raise')], { noPairLoses: 1, bankWins: 1 }],
];

const CARD_CASES: readonly Case[] = [
  ...threeCardCases(MONACO),
  ...threeCardCases(MACAU),
  [MONACO, 'the bonus after the ante of its seat', threeCard(MONACO), [moved('2:ante', '2:anteBonus')], { caseA: 1 }],
  ...studCases(LUXEMBOURG_STUD),
  ...studCases(CARIBBEAN_GOLD),
];

const PUNTO = 'lu-punto-banco';
const PUNTO_CASES: readonly Case[] = [
  [
    PUNTO,
    'the winner miscalled after a natural',
    natural,
    [calledInstead('winner', undefined, { announcement: 'winner', hand: 'tie' })],
    { puntoNaturalNine: 1, nineBeatsEight: 1 },
  ],
  [PUNTO, 'punto draws after a natural', natural, [alsoCalled({ announcement: 'puntoDraws' })], { puntoNaturalNine: 1, nineBeatsEight: 1 }],
  [PUNTO, 'the eight miscalled', natural, [calledInstead('bancoPoint', undefined, { announcement: 'bancoPoint', hand: 'point7' })], {}],
  [PUNTO, 'banco stands', punto, [calledInstead('bancoDraws', undefined, { announcement: 'bancoStands' })], { banco6Third7: 1 }],
  [PUNTO, 'punto stands', punto, [calledInstead('puntoDraws', undefined, { announcement: 'puntoStands' })], {}],
  [PUNTO, 'a point miscalled', punto, [calledInstead('bancoPoint', undefined, { announcement: 'bancoPoint', hand: 'point8' })], {}],
  [PUNTO, 'banco paid in full at one of two seats', punto, [instead(2, 'banco', 'pay', 100)], { bancoWins: 1 }],
  [PUNTO, 'a tie left at the seat of three chances', punto, [left(5, 'tie')], { tieLoses: 1, threeChances: 1 }],
  [PUNTO, 'a loser left at another seat', punto, [left(1, 'punto')], {}],
];

const ROULETTE = 'lu-english-roulette';
const ROULETTE_CASES: readonly Case[] = [
  [ROULETTE, 'a split paid wrong', roulette, [instead(1, '17-20', 'pay', 35)], { splitWins: 1, roundNumber: 1 }],
  [
    ROULETTE,
    'the number paid wrong to one of two players',
    roulette,
    [instead(2, '17', 'pay', 216)],
    { straightUpWins: 1, severalOnNumber: 1 },
  ],
  [ROULETTE, 'one of three losers left', roulette, [left(1, '6')], { straightUpLoses: 1 }],
  [ROULETTE, 'the number before the street of a seat', roulette, [moved('1:17', '1:16-17-18')], {}],
  [ROULETTE, 'the number miscalled', roulette, [calledInstead('number', undefined, { announcement: 'number', hand: 'redOddLow' })], {}],
  [ROULETTE, 'an even chance taken whole on zero', zero, [instead(1, 'red', 'take', 5)], { zeroHalf: 1, zeroHalfOddChips: 1 }],
  [ROULETTE, 'the other even chance left on zero', zero, [left(1, 'even')], { zeroHalf: 1 }],
];

const SUPER_JACK = 'lu-super-jack';
const SUPER_JACK_CASES: readonly Case[] = [
  [SUPER_JACK, 'gold paid as silver', goldJack, [instead(1, 'gold', 'pay', 77)], { goldWon: 1, goldPaysAll: 1 }],
  [SUPER_JACK, 'gold not reported', goldJack, [uncalled('reportGoldJack')], { goldWon: 1 }],
  [SUPER_JACK, 'black-jack forgotten at another seat', goldJack, [left(2, 'blackjack')], {}],
  [
    SUPER_JACK,
    'the bank miscalled',
    softSeventeen,
    [calledInstead('bankHas', undefined, { announcement: 'bankHas', hand: 'total18' })],
    { total17: 1, softSeventeen: 1, goldAheadOnly: 1 },
  ],
  [SUPER_JACK, 'a loser left', softSeventeen, [left(1, 'bust')], { total17: 1 }],
];

const PAIRE_POKER = 'fr-paire-poker';
const PAIRE_POKER_CASES: readonly Case[] = [
  [
    PAIRE_POKER,
    'the first card miscalled',
    jokerFirst,
    [calledInstead('firstCard', undefined, { announcement: 'firstCard', hand: 'redCard' })],
    { jokerFirst: 1 },
  ],
  [PAIRE_POKER, 'a colour paid to the joker', jokerFirst, [instead(1, 'red', 'pay', 10)], { colourLosesToJoker: 1 }],
  [PAIRE_POKER, 'the poker hand paid wrong to one of two', jokerFirst, [instead(2, 'poker', 'pay', 66)], { pokerThreeOfAKindWithJoker: 1 }],
  [PAIRE_POKER, 'any pair left', jokerFirst, [left(1, 'anyPair')], { anyPairLoses: 1, jokerMakesNoPair: 1, pairTooLate: 1 }],
];

/** One fault each, or two, and the situations it is laid at the door of: no other. */
export const SITUATION_CASES: readonly Case[] = [
  ...CARD_CASES,
  ...PUNTO_CASES,
  ...ROULETTE_CASES,
  ...SUPER_JACK_CASES,
  ...PAIRE_POKER_CASES,
];
