import {
  type PlantedTable,
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

const ID = 'fr-paire-poker';

const sevens: PlantedTable = {
  name: 'three sevens',
  file: {
    ruleSet: ID,
    cards: ['7h', '7d', '7s'],
    seats: [
      {
        seat: 1,
        bets: [
          { on: 'red', amount: 10 },
          { on: '7', amount: 5 },
          { on: 'pair:7', amount: 2 },
          { on: 'anyPair', amount: 4 },
          { on: 'poker', amount: 10 },
        ],
      },
      {
        seat: 2,
        bets: [
          { on: 'black', amount: 10 },
          { on: '7', amount: 2 },
          { on: 'poker', amount: 6 },
        ],
      },
      { seat: 4, bets: [{ on: 'K', amount: 10 }] },
    ],
  },
  plants: [
    instead(1, 'red', 'pay', 20),
    instead(1, '7', 'pay', 25),
    instead(1, 'pair:7', 'pay', 400),
    instead(1, 'anyPair', 'pay', 46),
    instead(1, 'poker', 'pay', 99),
    instead(2, 'black', 'pay', 10),
    instead(2, '7', 'take', 2),
    instead(2, 'poker', 'pay', 6),
    left(4, 'K'),
    uncalled('secondCard'),
    moved('1:poker', '1:red'),
  ],
  errors: [
    action('2:black', 'losingBetPaid', 'colourOdds', 20),
    bare('spot:4:K', 'missed', 'valueOdds', 10),
    bare('call:table:second', 'missed', 'cardByCard', 0),
    amount('1:red', 'stakeIncluded', 'colourOdds', 10),
    amount('1:7', 'oddsOfOtherHand', 'valueOdds', -35, { hand: 'twoValues' }),
    action('2:7', 'winningBetTaken', 'valueOdds', -26),
    amount('1:pair:7', 'baseWrong', 'pairValueOdds', 200, { bet: 'anyPair' }),
    amount('1:anyPair', 'digitsSwapped', 'anyPairOdds', -18),
    amount('1:poker', 'arithmetic', 'pokerOdds', -1),
    amount('2:poker', 'offByFactorTen', 'pokerOdds', -54),
    broken('paymentsInOrder', 'cardByCard'),
  ],
};

const joker: PlantedTable = {
  name: 'a joker, which makes no pair',
  file: {
    ruleSet: ID,
    cards: ['X1', '9h', '4c'],
    seats: [
      {
        seat: 3,
        bets: [
          { on: 'X', amount: 2 },
          { on: 'pair:9', amount: 2 },
          { on: 'anyPair', amount: 4 },
        ],
      },
      { seat: 5, bets: [{ on: 'red', amount: 5 }] },
    ],
  },
  plants: [
    instead(3, 'pair:9', 'pay', 200),
    instead(3, 'anyPair', 'pay', 64),
    calledInstead('firstCard', undefined, { announcement: 'firstCard', hand: 'redCard' }),
    moved('secondCard', '5:red'),
  ],
  errors: [
    wrongCall('call:table:first', 'handMisread', 'cardByCard', { hand: 'redCard' }),
    action('3:pair:9', 'handMisread', 'pairValueOdds', 202, { hand: 'pair' }),
    action('3:anyPair', 'handMisread', 'anyPairOdds', 68, { hand: 'pair' }),
    broken('cardByCard', 'cardByCard'),
  ],
};

export const PAIRE_POKER: readonly PlantedTable[] = [sevens, joker];
