import { type ThreeCardHand, type ThreeCardHandId, THREE_CARD_HANDS, evaluateThreeCards } from '../../cards/three-card-hand.ts';
import { type Minor, payout } from '../../money/money.ts';
import type { Misreading, ThreeCardSeat, ThreeCardTable } from '../types.ts';
import type { ThreeCardRules } from './rules.ts';
import { type Comparison, compareHandsOnly, compareWithDealer } from './comparison.ts';

type Acts = Misreading['acts'];

/** How ante and play are settled for each way a hand can stand. */
const MAIN_ACTIONS = {
  dealerNotQualified: { ante: 'pay', play: 'return' },
  playerWins: { ante: 'pay', play: 'pay' },
  dealerWins: { ante: 'take', play: 'take' },
  tie: { ante: 'return', play: 'return' },
} as const;

/** What a dealer may have misjudged at each seat in play: the qualification, a hand, a tie. */
export function threeCardMisreadings(rules: ThreeCardRules, table: ThreeCardTable): readonly Misreading[] {
  const dealer = evaluateThreeCards(table.dealer);
  return table.seats.flatMap((seat) => (seat.folded ? [] : seatMisreadings(rules, seat, evaluateThreeCards(seat.cards), dealer)));
}

function seatMisreadings(rules: ThreeCardRules, seat: ThreeCardSeat, hand: ThreeCardHand, dealer: ThreeCardHand): Misreading[] {
  const { ante } = seat.bets;
  // With Pair Plus alone the error on that one spot speaks for itself.
  if (ante === undefined) return [];
  const hands = THREE_CARD_HANDS.flatMap((other) => handMisread(rules, seat, ante, hand, dealer, other));
  const result = compareWithDealer(hand, dealer);
  const main = (code: Misreading['code'], instead: Comparison): Misreading => ({
    code,
    seat: seat.seat,
    acts: mainActs(ante, instead),
  });
  switch (result) {
    case 'dealerNotQualified':
      return [main('qualificationMisjudged', compareHandsOnly(hand, dealer)), ...hands];
    case 'tie':
      return [
        main('qualificationMisjudged', 'dealerNotQualified'),
        ...hands,
        main('tieMisjudged', 'playerWins'),
        main('tieMisjudged', 'dealerWins'),
      ];
    case 'playerWins':
    case 'dealerWins':
      return [
        main('qualificationMisjudged', 'dealerNotQualified'),
        ...hands,
        // The player's hand was read right where bonus and Pair Plus are right: it was the dealer's that was not.
        main('handMisread', result === 'playerWins' ? 'dealerWins' : 'playerWins'),
        main('tieMisjudged', 'tie'),
      ];
  }
}

function mainActs(ante: Minor, result: Comparison): Acts {
  const { ante: anteAction, play: playAction } = MAIN_ACTIONS[result];
  return [
    { bet: 'ante', action: anteAction, amount: ante },
    { bet: 'play', action: playAction, amount: ante },
  ];
}

/**
 * The player's hand taken for one of another class. Left out where only Pair Plus would change, since then
 * the error on that one spot speaks for itself; where the classes would tie, since the class alone does not decide;
 * and where neither bonus nor Pair Plus tells which class it was, since any better or lesser hand would do.
 */
function handMisread(
  rules: ThreeCardRules,
  { seat, bets }: ThreeCardSeat,
  ante: Minor,
  hand: ThreeCardHand,
  dealer: ThreeCardHand,
  other: ThreeCardHandId,
): Misreading[] {
  const result = compareWithDealer(hand, dealer);
  const instead = compareClasses(result, other, dealer);
  if (other === hand.hand || instead === undefined) return [];
  const bonus = payTableActs('anteBonus', rules.anteBonus.lines, ante, 0, other);
  if (bonus.length === 0 && instead === result) return [];
  const side = bets.pairPlus === undefined ? [] : payTableActs('pairPlus', rules.pairPlus.lines, bets.pairPlus, bets.pairPlus, other);
  if (bonus.length === 0 && side.length === 0) return [];
  return [{ code: 'handMisread', seat, hand: other, acts: [...bonus, ...side, ...mainActs(ante, instead)] }];
}

function compareClasses(result: Comparison, other: ThreeCardHandId, dealer: ThreeCardHand): Comparison | undefined {
  if (result === 'dealerNotQualified') return result;
  const difference = THREE_CARD_HANDS.indexOf(dealer.hand) - THREE_CARD_HANDS.indexOf(other);
  if (difference === 0) return undefined;
  return difference > 0 ? 'playerWins' : 'dealerWins';
}

function payTableActs(bet: string, lines: ThreeCardRules['pairPlus']['lines'], base: Minor, stake: Minor, hand: ThreeCardHandId): Acts {
  const line = lines.find((candidate) => candidate.hand === hand);
  const paid = line === undefined ? undefined : payout(base, line.odds);
  if (paid?.ok === true) return [{ bet, action: 'pay', amount: paid.value }];
  return stake === 0 ? [] : [{ bet, action: 'take', amount: stake }];
}
