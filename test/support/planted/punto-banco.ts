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

const ID = 'lu-punto-banco';

const bancoWins: PlantedTable = {
  name: 'banco wins by a natural',
  file: {
    ruleSet: ID,
    shoe: ['2c', '4h', '5s', '4d', '9c', '9d'],
    seats: [
      { seat: 1, bets: { punto: 40 } },
      { seat: 2, bets: { banco: 280 } },
      { seat: 3, bets: { banco: 200 } },
      { seat: 4, bets: { banco: 100 } },
      { seat: 5, bets: { banco: 400, punto: 100 } },
      { seat: 6, bets: { banco: 60 } },
      { seat: 7, bets: { banco: 100, punto: 60, tie: 20 } },
    ],
  },
  plants: [
    instead(1, 'punto', 'pay', 40),
    instead(2, 'banco', 'pay', 626),
    instead(3, 'banco', 'pay', 390),
    instead(4, 'banco', 'pay', 100),
    instead(5, 'banco', 'pay', 95),
    instead(6, 'banco', 'pay', 570),
    instead(7, 'banco', 'take', 100),
    instead(7, 'punto', 'pay', 60),
    calledInstead('bancoPoint', undefined, { announcement: 'bancoPoint', hand: 'point5' }),
    moved('puntoPoint', 'bancoPoint'),
    moved('2:banco', '3:banco'),
    moved('4:banco', '5:punto'),
    alsoCalled({ announcement: 'puntoStands' }),
    moved('puntoStands', 'puntoPoint'),
  ],
  errors: [
    // A natural ended the drawing.
    bare('call:table:puntoDraw', 'superfluous', 'puntoDraw', 0),
    wrongCall('call:table:banco', 'handMisread', 'calls', { hand: 'point5' }),
    action('1:punto', 'losingBetPaid', 'losersFirst', 80),
    action('7:punto', 'handMisread', 'losersFirst', 120, { hand: 'punto' }),
    amount('4:banco', 'oddsOfOtherHand', 'odds', 5, { hand: 'punto' }),
    amount('3:banco', 'stakeIncluded', 'odds', 200),
    amount('5:banco', 'baseWrong', 'odds', -285, { bet: 'punto' }),
    amount('2:banco', 'digitsSwapped', 'odds', 360),
    amount('6:banco', 'offByFactorTen', 'odds', 513),
    action('7:banco', 'handMisread', 'odds', -195, { hand: 'punto' }),
    broken('callsInOrder', 'calls'),
    broken('losersFirst', 'losersFirst'),
    broken('nearestFirst', 'losersFirst'),
  ],
};

const tie: PlantedTable = {
  name: 'a tie',
  file: {
    ruleSet: ID,
    shoe: ['2c', '3h', '4s', '3d', '9c', '9d'],
    seats: [
      { seat: 1, bets: { tie: 20 } },
      { seat: 2, bets: { punto: 100, tie: 20 } },
      { seat: 3, bets: { banco: 100 } },
      { seat: 4, bets: { punto: 100 } },
      { seat: 5, bets: { tie: 40 } },
      { seat: 6, bets: { tie: 60 } },
      { seat: 7, bets: { banco: 80 } },
    ],
  },
  plants: [
    left(1, 'tie'),
    instead(2, 'punto', 'pay', 100),
    instead(2, 'tie', 'take', 20),
    instead(3, 'banco', 'pay', 95),
    instead(4, 'punto', 'take', 100),
    instead(5, 'tie', 'take', 40),
    instead(6, 'tie', 'pay', 470),
    calledInstead('winner', undefined, { announcement: 'winner', hand: 'punto' }),
    uncalled('puntoPoint'),
    moved('7:banco', 'bancoPoint'),
    calledInstead('bancoStands', undefined, { announcement: 'bancoDraws' }),
  ],
  errors: [
    wrongCall('call:table:bancoDraw', 'actMisjudged', 'bancoDraw'),
    bare('call:table:punto', 'missed', 'calls', 0),
    wrongCall('call:table:winner', 'tieMisjudged', 'calls'),
    action('4:punto', 'pushTaken', 'tie', -100),
    action('3:banco', 'pushPaid', 'tie', 95),
    action('2:punto', 'tieMisjudged', 'tie', 100),
    action('5:tie', 'winningBetTaken', 'odds', -360),
    action('2:tie', 'tieMisjudged', 'odds', -180),
    amount('6:tie', 'arithmetic', 'odds', -10),
    bare('spot:1:tie', 'missed', 'odds', -160),
    broken('callsBeforeMoves', 'calls'),
  ],
};

const thirdCards: PlantedTable = {
  name: 'third cards drawn out of order',
  file: { ruleSet: ID, shoe: ['2c', '3h', '3s', 'Kd', '4c', '5d'], seats: [{ seat: 4, bets: { punto: 20 } }] },
  plants: [moved('bancoDraws', 'puntoDraws'), moved('bancoPoint', 'puntoDraws')],
  errors: [broken('puntoDrawsFirst', 'thirdCard'), broken('drawnBeforeCalls', 'calls')],
  notByHand: 'one key draws for either side, punto first, and a call of the points passes the draws over',
};

const sixteenSeats: PlantedTable = {
  name: 'a table for sixteen',
  file: {
    ruleSet: ID,
    options: { sixteenSeats: true },
    shoe: ['2c', '4h', '5s', '4d', '9c', '9d'],
    seats: [3, 7, 10, 14].map((seat) => ({ seat, bets: { banco: 100 } })),
  },
  plants: [moved('3:banco', '7:banco'), moved('14:banco', '10:banco')],
  errors: [broken('nearestFirstTableauOne', 'losersFirst'), broken('nearestFirstTableauTwo', 'losersFirst')],
};

export const PUNTO_BANCO: readonly PlantedTable[] = [bancoWins, tie, thirdCards, sixteenSeats];
