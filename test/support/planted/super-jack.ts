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

const ID = 'lu-super-jack';

const goldJack: PlantedTable = {
  name: 'a gold-jack',
  file: {
    ruleSet: ID,
    shoe: ['Ah', 'Kh', '5s', '6d', '9c', '9d'],
    seats: [
      { seat: 1, bets: { bust: 10, blackjack: 10, silver: 5, gold: 1 } },
      { seat: 2, bets: { blackjack: 15, silver: 2, gold: 2 } },
      { seat: 3, bets: { blackjack: 10, silver: 10, gold: 2 } },
      { seat: 4, bets: { bust: 10, blackjack: 20 } },
    ],
  },
  plants: [
    instead(1, 'bust', 'pay', 25),
    instead(1, 'blackjack', 'pay', 200),
    instead(1, 'silver', 'pay', 95),
    instead(1, 'gold', 'pay', 1500),
    instead(2, 'blackjack', 'pay', 825),
    instead(2, 'silver', 'pay', 1540),
    instead(2, 'gold', 'take', 2),
    instead(3, 'silver', 'take', 10),
    instead(3, 'gold', 'take', 2),
    left(4, 'bust'),
    instead(4, 'blackjack', 'pay', 370),
    calledInstead('bankHas', undefined, { announcement: 'bankHas', hand: 'silver' }),
    // Not by an early call of the bank's hand: whoever calls a hand sees it, and no draw is left to do.
    moved('drawBank', 'goldJackAhead'),
    moved('settleOrdinary', 'drawBank'),
    moved('1:gold', 'reportGoldJack'),
    moved('4:blackjack', '1:bust'),
    moved('4:blackjack', 'settleOrdinary'),
  ],
  errors: [
    wrongCall('call:table', 'handMisread', 'announced', { hand: 'silver' }),
    bare('spot:4:bust', 'missed', 'settling', 10),
    action('1:bust', 'losingBetPaid', 'settling', 35),
    amount('4:blackjack', 'arithmetic', 'odds', -10),
    action('3:silver', 'handMisread', 'odds', -780, { hand: 'blackjack' }),
    action('3:gold', 'handMisread', 'odds', -602, { hand: 'blackjack' }),
    amount('2:blackjack', 'digitsSwapped', 'odds', 540),
    amount('2:silver', 'offByFactorTen', 'odds', 1386),
    action('2:gold', 'winningBetTaken', 'odds', -602),
    amount('1:blackjack', 'stakeIncluded', 'odds', 10),
    amount('1:silver', 'oddsOfOtherHand', 'odds', -290, { hand: 'blackjack' }),
    amount('1:gold', 'baseWrong', 'odds', 1200, { bet: 'silver' }),
    broken('firstCardFirst', 'firstCard'),
    broken('drawnFirst', 'announced'),
    broken('jackBeforeOrdinary', 'announced'),
    broken('bankBeforeLine', 'announced'),
    broken('ordinaryFirst', 'settling'),
    broken('losersFirst', 'settling'),
    broken('reportBeforeGold', 'report'),
  ],
};

const seventeen: PlantedTable = {
  name: 'the first card promised a gold-jack that did not come',
  file: { ruleSet: ID, shoe: ['Th', '7d', '5s'], seats: [{ seat: 3, bets: { silver: 5 } }] },
  plants: [uncalled('goldJackAhead'), alsoCalled({ announcement: 'reportGoldJack' })],
  errors: [bare('call:table:firstCard', 'missed', 'firstCard', 0), bare('call:table:report', 'superfluous', 'report', 0)],
};

const silverJack: PlantedTable = {
  name: 'a silver-jack called after the ordinary bets',
  file: { ruleSet: ID, shoe: ['Qs', 'As'], seats: [{ seat: 2, bets: { silver: 5 } }] },
  plants: [moved('settleOrdinary', 'bankHas')],
  errors: [broken('jackBeforeOrdinary', 'announced')],
};

export const SUPER_JACK: readonly PlantedTable[] = [goldJack, seventeen, silverJack];
