import { CARIBBEAN_GOLD, LUXEMBOURG_STUD } from '../stud.ts';
import { tableFile } from '../tables.ts';
import {
  type PlantedTable,
  alsoCalled,
  calledInstead,
  instead,
  left,
  moved,
  uncalled,
  action,
  amount,
  bare,
  broken,
  wrongCall,
} from './planted-table.ts';

const STAKES = { ante: 25, raise: 50 };

/** `odds`: the place that lays down what a raise wins. */
const qualified = (id: string, odds: string): PlantedTable => ({
  name: 'the dealer qualifies',
  file: tableFile(id, 'As Kd 8c 5h 3s', [
    { cards: '9h 9d 7c 4s 2h', bets: STAKES },
    { cards: 'Qc Jc 9c 6c 4c', bets: STAKES },
    { cards: 'Td 9s 8h 7s 6s', bets: STAKES },
    { cards: 'Jh Th 5d 4h 2d', bets: STAKES },
    { cards: '7d 6d 4d 2c 3c', bets: { ante: 10 }, folded: true },
    { cards: 'Ad Ks 8d 5c 3d', bets: STAKES },
    { cards: 'Qh Ts 7h 6h 5s', bets: STAKES },
  ]),
  plants: [
    instead(1, 'ante', 'pay', 52),
    instead(1, 'raise', 'pay', 100),
    instead(2, 'ante', 'pay', 250),
    instead(2, 'raise', 'pay', 500),
    left(3, 'ante'),
    instead(3, 'raise', 'pay', 125),
    instead(4, 'ante', 'pay', 25),
    instead(4, 'raise', 'pay', 150),
    instead(5, 'ante', 'pay', 10),
    instead(6, 'ante', 'take', 25),
    instead(6, 'raise', 'take', 50),
    instead(7, 'ante', 'pay', 25),
    calledInstead('dealerQualifies', undefined, { announcement: 'dealerQualifies', hand: 'pair' }),
    calledInstead('playerWins', 1, { announcement: 'tie', seat: 1 }),
    uncalled('playerWins', 2),
    alsoCalled({ announcement: 'bankWins' }),
    moved('dealerQualifies', '5:ante'),
    moved('3:raise', '4:ante'),
  ],
  errors: [
    action('5:ante', 'bonusOnFold', 'fold', 20),
    wrongCall('call:table', 'handMisread', 'qualified', { hand: 'pair' }),
    action('7:ante', 'losingBetPaid', 'qualified', 50),
    action('6:ante', 'tieMisjudged', 'qualified', -25),
    action('6:raise', 'tieMisjudged', 'qualified', -50),
    action('4:ante', 'handMisread', 'qualified', 50, { hand: 'threeOfAKind' }),
    action('4:raise', 'handMisread', 'qualified', 200, { hand: 'threeOfAKind' }),
    bare('spot:3:ante', 'missed', 'anteEvens', -25),
    amount('3:raise', 'baseWrong', odds, -125, { bet: 'ante' }),
    bare('call:2', 'missed', 'qualified', 0),
    amount('2:ante', 'offByFactorTen', 'anteEvens', 225),
    amount('2:raise', 'oddsOfOtherHand', odds, 100, { hand: 'fullHouse' }),
    wrongCall('call:1', 'tieMisjudged', 'qualified'),
    amount('1:ante', 'digitsSwapped', 'anteEvens', 27),
    amount('1:raise', 'stakeIncluded', odds, 50),
    bare('call:table:bankWins', 'superfluous', 'bankWins', 0),
    broken('foldedBeforeDealer', 'dealerOpens'),
    broken('seatsCounterClockwise', 'qualified'),
  ],
});

const notQualified = (id: string): PlantedTable => ({
  name: 'the dealer does not qualify',
  file: tableFile(id, 'Ah Qc Jd 6d 4d', [
    { cards: '9h 9d 7c 4s 2h', bets: STAKES },
    { cards: 'Jh Th 5d 4h 2d', bets: STAKES },
    { cards: '8s 8d 6c 3s 2c', bets: STAKES },
    { cards: 'Ks Qs 9s 7d 3d', bets: STAKES },
  ]),
  plants: [
    instead(1, 'raise', 'pay', 50),
    instead(2, 'raise', 'pay', 50),
    instead(3, 'raise', 'take', 50),
    instead(3, 'ante', 'pay', 24),
    instead(4, 'ante', 'take', 25),
    calledInstead('dealerNotQualified', undefined, { announcement: 'dealerQualifies', hand: 'aceKing' }),
    moved('4:raise', 'dealerQualifies'),
  ],
  errors: [
    wrongCall('call:table', 'qualificationMisjudged', 'notQualified'),
    action('4:ante', 'winningBetTaken', 'notQualified', -50),
    amount('3:ante', 'arithmetic', 'notQualified', -1),
    action('3:raise', 'pushTaken', 'notQualified', -50),
    action('2:raise', 'pushPaid', 'notQualified', 50),
    action('1:raise', 'qualificationMisjudged', 'notQualified', 50),
    broken('dealerBeforeHands', 'qualified'),
  ],
});

/** Where the house pays by a table of its own, and the dealer by Luxembourg's. */
const ownTable: PlantedTable = {
  name: 'a table of the house’s own',
  file: tableFile(CARIBBEAN_GOLD, 'As Kd 8c 5h 3s', [{ cards: 'Qc Jc 9c 6c 4c', bets: STAKES }], {
    options: {
      payTable: {
        pair: 1,
        twoPair: 2,
        threeOfAKind: 3,
        straight: 4,
        flush: 6,
        fullHouse: 9,
        fourOfAKind: 25,
        straightFlush: 50,
        royalFlush: 100,
      },
    },
  }),
  plants: [instead(1, 'raise', 'pay', 400)],
  errors: [amount('1:raise', 'oddsOfOtherRuleSet', 'combinations', 100, { ruleSet: 'lu-casino-stud-poker' })],
};

export const STUD: readonly PlantedTable[] = [
  qualified(LUXEMBOURG_STUD, 'raiseOdds'),
  notQualified(LUXEMBOURG_STUD),
  qualified(CARIBBEAN_GOLD, 'combinations'),
  notQualified(CARIBBEAN_GOLD),
  ownTable,
];
