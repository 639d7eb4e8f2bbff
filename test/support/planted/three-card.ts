import { MACAU, MONACO } from '../three-card.ts';
import { tableFile } from '../tables.ts';
import {
  type PlantedError,
  type PlantedTable,
  type Plant,
  alsoCalled,
  alsoPaid,
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

const FLUSH = { ante: 25, pairPlus: 15, play: 25 };

/** What differs between the two games. */
interface Game {
  readonly id: string;
  readonly plants: { readonly qualified: readonly Plant[]; readonly notQualified: readonly Plant[] };
  readonly errors: { readonly qualified: readonly PlantedError[]; readonly notQualified: readonly PlantedError[] };
}

const qualified = (game: Game): PlantedTable => ({
  name: 'the dealer qualifies',
  file: tableFile(game.id, 'Qs 7d 2c', [
    { cards: '9h 6h 4h', bets: FLUSH },
    { seat: 3, cards: '8h 8d 8c', bets: FLUSH },
    { seat: 4, cards: 'As 9d 5h', bets: FLUSH },
    { seat: 5, cards: 'Ts 6d 3d', bets: { ante: 10 }, folded: true },
    { seat: 6, cards: 'Qd 7h 2h', bets: FLUSH },
    { seat: 7, cards: '9s 6s 3h', bets: FLUSH },
  ]),
  plants: [
    instead(1, 'ante', 'pay', 250),
    instead(1, 'play', 'pay', 52),
    left(3, 'anteBonus'),
    instead(4, 'play', 'pay', 24),
    instead(4, 'pairPlus', 'pay', 15),
    alsoPaid(4, 'anteBonus', 25),
    alsoPaid(5, 'anteBonus', 10),
    instead(6, 'ante', 'pay', 25),
    instead(6, 'play', 'pay', 25),
    instead(7, 'ante', 'pay', 25),
    instead(7, 'play', 'return', 25),
    calledInstead('dealerQualifies', undefined, { announcement: 'dealerQualifies', hand: 'pair' }),
    uncalled('playerWins', 1),
    calledInstead('playerWins', 4, { announcement: 'tie', seat: 4 }),
    moved('dealerQualifies', '5:ante'),
    ...game.plants.qualified,
  ],
  errors: game.errors.qualified,
});

const notQualified = (game: Game): PlantedTable => ({
  name: 'the dealer does not qualify',
  file: tableFile(game.id, 'Js 7d 2c', [
    { cards: '9s 6d 4h', bets: FLUSH },
    { seat: 3, cards: '8s 8d 4c', bets: FLUSH },
    { seat: 4, cards: '9h 8h 7c', bets: FLUSH },
    { seat: 6, cards: 'Qh 6h 3h', bets: FLUSH },
  ]),
  plants: [
    instead(1, 'play', 'pay', 25),
    instead(3, 'play', 'take', 25),
    instead(3, 'pairPlus', 'take', 15),
    left(1, 'ante'),
    calledInstead('dealerNotQualified', undefined, { announcement: 'dealerQualifies', hand: 'queenHigh' }),
    alsoCalled({ announcement: 'playerWins', hand: 'highCard', seat: 1 }),
    moved('6:play', 'dealerQualifies'),
    ...game.plants.notQualified,
  ],
  errors: game.errors.notQualified,
});

const MONACO_GAME: Game = {
  id: MONACO,
  plants: {
    qualified: [instead(1, 'pairPlus', 'pay', 60), instead(3, 'pairPlus', 'pay', 375), moved('6:pairPlus', '7:play')],
    notQualified: [
      instead(4, 'pairPlus', 'pay', 150),
      instead(6, 'pairPlus', 'pay', 90),
      alsoPaid(6, 'anteBonus', 25),
      moved('4:ante', '4:anteBonus'),
    ],
  },
  errors: {
    qualified: [
      wrongCall('call:table', 'handMisread', 'qualified', { hand: 'pair' }),
      action('7:play', 'qualificationMisjudged', 'caseD', 25),
      action('7:ante', 'qualificationMisjudged', 'caseD', 50),
      action('6:play', 'tieMisjudged', 'tie', 25),
      action('6:ante', 'tieMisjudged', 'tie', 25),
      amount('4:play', 'arithmetic', 'caseB', -1),
      action('4:pairPlus', 'losingBetPaid', 'caseB', 30),
      bare('spot:3:anteBonus', 'missed', 'anteBonusOdds', -100, { code: 'bonusForgotten' }),
      amount('3:pairPlus', 'oddsOfOtherRuleSet', 'caseA', -75, { ruleSet: 'mo-fortune-3-card-poker' }),
      wrongCall('call:4', 'tieMisjudged', 'qualified'),
      amount('1:play', 'digitsSwapped', 'caseA', 27),
      bare('call:1', 'missed', 'qualified', 0),
      amount('1:ante', 'offByFactorTen', 'caseA', 225),
      amount('1:pairPlus', 'stakeIncluded', 'caseA', 15),
      bare('spot:4:anteBonus', 'superfluous', 'anteBonusOdds', 25),
      bare('spot:5:anteBonus', 'superfluous', 'fold', 10, { code: 'bonusOnFold' }),
      broken('foldedBeforeDealer', 'dealerOpens'),
      broken('seatsRightToLeft', 'rightToLeft'),
    ],
    notQualified: [
      wrongCall('call:table', 'qualificationMisjudged', 'notQualified'),
      amount('6:pairPlus', 'oddsOfOtherHand', 'caseE', 45, { hand: 'straight' }),
      bare('spot:1:ante', 'missed', 'notQualified', -25),
      amount('4:pairPlus', 'baseWrong', 'caseE', 60, { bet: 'ante' }),
      action('3:pairPlus', 'winningBetTaken', 'caseE', -30),
      action('3:play', 'pushTaken', 'notQualified', -25),
      action('1:play', 'pushPaid', 'notQualified', 25),
      bare('call:1', 'superfluous', 'notQualified', 0),
      bare('spot:6:anteBonus', 'superfluous', 'anteBonusOdds', 25, { code: 'handMisread', hand: 'straight' }),
      broken('dealerBeforeHands', 'rightToLeft'),
      broken('bonusBeforeAnte', 'anteBonus'),
    ],
  },
};

const MACAU_GAME: Game = {
  id: MACAU,
  plants: {
    qualified: [instead(1, 'pairPlus', 'pay', 75), instead(3, 'pairPlus', 'pay', 450), moved('7:pairPlus', '7:ante')],
    notQualified: [
      instead(4, 'pairPlus', 'pay', 125),
      instead(6, 'pairPlus', 'pay', 375),
      alsoPaid(6, 'anteBonus', 100),
      moved('4:anteBonus', '4:ante'),
    ],
  },
  errors: {
    qualified: [
      wrongCall('call:table', 'handMisread', 'qualification', { hand: 'pair' }),
      action('7:ante', 'qualificationMisjudged', 'dealerWins', 50),
      action('7:play', 'qualificationMisjudged', 'dealerWins', 25),
      action('6:ante', 'tieMisjudged', 'ranking', 25),
      action('6:play', 'tieMisjudged', 'ranking', 25),
      amount('4:play', 'arithmetic', 'playerWins', -1),
      action('4:pairPlus', 'losingBetPaid', 'pairPlus', 30),
      bare('spot:3:anteBonus', 'missed', 'anteBonus', -100, { code: 'bonusForgotten' }),
      amount('3:pairPlus', 'oddsOfOtherRuleSet', 'pairPlus', 75, { ruleSet: 'mc-three-card-poker' }),
      wrongCall('call:4', 'tieMisjudged', 'playerWins'),
      amount('1:play', 'digitsSwapped', 'playerWins', 27),
      bare('call:1', 'missed', 'playerWins', 0),
      amount('1:ante', 'offByFactorTen', 'playerWins', 225),
      amount('1:pairPlus', 'stakeIncluded', 'pairPlus', 15),
      bare('spot:4:anteBonus', 'superfluous', 'anteBonus', 25),
      bare('spot:5:anteBonus', 'superfluous', 'fold', 10, { code: 'bonusOnFold' }),
      broken('foldedBeforeDealer', 'fold'),
      broken('pairPlusLast', 'pairPlus'),
    ],
    notQualified: [
      wrongCall('call:table', 'qualificationMisjudged', 'qualification'),
      amount('6:pairPlus', 'oddsOfOtherHand', 'pairPlus', 315, { hand: 'threeOfAKind' }),
      bare('spot:1:ante', 'missed', 'notQualified', -25),
      amount('4:pairPlus', 'baseWrong', 'pairPlus', 50, { bet: 'ante' }),
      action('3:pairPlus', 'winningBetTaken', 'pairPlus', -30),
      action('3:play', 'pushTaken', 'notQualified', -25),
      action('1:play', 'pushPaid', 'notQualified', 25),
      bare('call:1', 'superfluous', 'qualification', 0),
      bare('spot:6:anteBonus', 'superfluous', 'anteBonus', 100, { code: 'handMisread', hand: 'threeOfAKind' }),
      broken('dealerBeforeHands', 'qualification'),
      broken('anteBeforeBonus', 'anteBonus'),
    ],
  },
};

export const THREE_CARD: readonly PlantedTable[] = [MONACO_GAME, MACAU_GAME].flatMap((game) => [qualified(game), notQualified(game)]);
