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

const ID = 'lu-english-roulette';

const zero: PlantedTable = {
  name: 'zero',
  file: {
    ruleSet: ID,
    number: 0,
    seats: [
      {
        seat: 1,
        chipValue: 1,
        bets: [
          { on: 'red', chips: 20 },
          { on: '0', chips: 2 },
        ],
      },
      {
        seat: 2,
        chipValue: 2,
        bets: [
          { on: 'even', chips: 10 },
          { on: '0-1', chips: 3 },
        ],
      },
    ],
  },
  plants: [
    instead(1, 'red', 'take', 20),
    instead(1, '0', 'pay', 72),
    instead(2, 'even', 'pay', 20),
    instead(2, '0-1', 'pay', 210),
    uncalled('number'),
  ],
  errors: [
    bare('call:table', 'missed', 'number', 0),
    amount('1:red', 'halfForgotten', 'zero', -10),
    action('2:even', 'losingBetPaid', 'zero', 30),
    amount('1:0', 'stakeIncluded', 'multipleChances', 2),
    amount('2:0-1', 'oddsOfOtherHand', 'multipleChances', 108, { hand: 'straightUp' }),
  ],
};

const seventeen: PlantedTable = {
  name: 'seventeen',
  file: {
    ruleSet: ID,
    number: 17,
    seats: [
      {
        seat: 1,
        chipValue: 1,
        bets: [
          { on: '17', chips: 3 },
          { on: '16-17', chips: 4 },
          { on: 'black', chips: 20 },
          { on: 'odd', chips: 30 },
          { on: '5', chips: 2 },
        ],
      },
      {
        seat: 3,
        chipValue: 5,
        bets: [
          { on: 'column2', chips: 2 },
          { on: '13-14-15-16-17-18', chips: 1 },
          { on: 'red', chips: 2 },
        ],
      },
    ],
  },
  plants: [
    left(1, '5'),
    instead(1, '17', 'pay', 150),
    instead(1, '16-17', 'pay', 680),
    instead(1, 'black', 'pay', 30),
    instead(3, 'column2', 'take', 10),
    instead(3, '13-14-15-16-17-18', 'pay', 24),
    calledInstead('number', undefined, { announcement: 'number', hand: 'redOddLow' }),
    moved('3:13-14-15-16-17-18', '1:17'),
    moved('1:16-17', '1:odd'),
    moved('1:odd', '3:red'),
    moved('1:odd', 'number'),
  ],
  errors: [
    wrongCall('call:table', 'handMisread', 'number', { hand: 'redOddLow' }),
    bare('spot:1:5', 'missed', 'losersFirst', 2),
    amount('1:black', 'baseWrong', 'simpleChances', 10, { bet: 'odd' }),
    amount('1:16-17', 'offByFactorTen', 'multipleChances', 612),
    amount('1:17', 'digitsSwapped', 'multipleChances', 45),
    action('3:column2', 'winningBetTaken', 'multipleChances', -30),
    amount('3:13-14-15-16-17-18', 'arithmetic', 'multipleChances', -1),
    broken('numberFirst', 'number'),
    broken('losersFirst', 'losersFirst'),
    broken('playerByPlayer', 'losersFirst'),
    broken('paymentOrder', 'paymentOrder'),
  ],
};

export const ROULETTE: readonly PlantedTable[] = [zero, seventeen];
