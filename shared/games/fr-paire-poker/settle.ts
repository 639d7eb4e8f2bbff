import { type Minor, payout } from '../../money/money.ts';
import { type Result, ok } from '../../result.ts';
import { moveOf, netOf } from '../moves.ts';
import { refuse } from '../table-file.ts';
import type {
  BetId,
  BetSettlement,
  CallStep,
  HandId,
  Move,
  PairePokerTable,
  SeatSettlement,
  Settlement,
  Step,
  TableError,
} from '../types.ts';
import type { PairePokerCitation } from './citations.ts';
import { type Drawn, drawnOf } from './draw.ts';
import { TURNS, oddsCitation, oddsOf } from './rules.ts';
import { MAIN_IDS, PAIR_IDS, type PaireSpot, SPOT_IDS, spotById } from './spots.ts';

/** The spot of a bet. Spots were checked when the table was read, so an unknown one here is a bug. */
export function spotOf(on: BetId): PaireSpot {
  const spot = spotById(on);
  if (spot === undefined) throw new Error(`no spot ${on}`);
  return spot;
}

/** Settles a drawn table as the text prescribes. */
export function settlePairePoker(table: PairePokerTable): Result<Settlement, TableError> {
  const drawn = drawnOf(table.cards);
  const seats: SeatSettlement[] = [];
  for (const [index, { seat, bets: stakes }] of table.seats.entries()) {
    const bets: BetSettlement[] = [];
    for (const [place, { on, amount }] of stakes.entries()) {
      const bet = settleBet(spotOf(on), amount, drawn, `seats[${index}].bets[${place}]`);
      if (!bet.ok) return bet;
      bets.push(bet.value);
    }
    seats.push({ seat, folded: false, bets, net: netOf(bets) });
  }
  return ok({
    result: { firstColour: drawn.firstColour, pair: drawn.pair, poker: drawn.poker() },
    seats,
    steps: stepsOf(drawn, seats),
    house: seats.reduce((house, { net }) => house - net, 0),
  });
}

function settleBet(spot: PaireSpot, stake: Minor, drawn: Drawn, path: string): Result<BetSettlement, TableError> {
  const bet = spot.id;
  const hand = winningHand(spot, drawn);
  const citation = oddsCitation(spot.kind);
  const reading = readingOf(spot, drawn);
  const settled = { bet, stake, citation, ...(reading === undefined ? {} : { reading }) };
  if (hand === undefined) return ok({ ...settled, outcome: 'lose', pays: 0 });
  const odds = oddsOf(spot.kind, hand);
  const paid = payout(stake, odds);
  if (!paid.ok) return refuse('inexactPayout', path, 'the payout is no whole minor unit');
  return ok({
    ...settled,
    outcome: 'win',
    pays: paid.value,
    working: { bet, baseBet: bet, base: stake, odds, result: paid.value, hand },
  });
}

/** The line of its pay table a spot wins with; undefined where it loses. */
export function winningHand({ id, kind, values }: PaireSpot, { firstColour, values: [first], pair, poker }: Drawn): HandId | undefined {
  switch (kind) {
    case 'colour':
      return firstColour === id ? kind : undefined;
    case 'pairValue':
      return pair !== null && values.includes(pair) ? pairHand(pair) : undefined;
    case 'anyPair':
      return pair === null ? undefined : pairHand(pair);
    case 'poker': {
      const hand = poker();
      return hand === 'none' ? undefined : hand;
    }
    default:
      return values.includes(first) ? kind : undefined;
  }
}

/** How a pair is paid: that of jokers apart. */
export function pairHand(pair: string): HandId {
  return pair === 'X' ? 'jokerPair' : 'pair';
}

function readingOf({ kind }: PaireSpot, { values: [first], jokers }: Drawn): string | undefined {
  if (kind === 'colour' && first === 'X') return 'jokerColour';
  return jokers > 0 && kind !== 'colour' && ['pairValue', 'anyPair', 'poker'].includes(kind) ? 'jokerReplaces' : undefined;
}

/** Card by card it is turned and called, and the losing bets on it taken; then the winning ones in the same order. */
function stepsOf(drawn: Drawn, seats: readonly SeatSettlement[]): Step[] {
  const moves = [...seats]
    .sort((a, b) => a.seat - b.seat)
    .flatMap(({ seat, bets }) =>
      [...bets].sort((a, b) => SPOT_IDS.indexOf(a.bet) - SPOT_IDS.indexOf(b.bet)).map((bet) => moveOf(seat, bet)),
    );
  const groups = [MAIN_IDS, PAIR_IDS, ['poker']].map((ids) => moves.filter(({ bet }) => ids.includes(bet)));
  const of = (action: Move['action'], group: readonly Move[] = []): Move[] => group.filter((move) => move.action === action);
  const calls = callsOf(drawn);
  return [
    ...calls.flatMap((call, index): Step[] => [...turning(index), call, ...of('take', groups[index])]),
    ...groups.flatMap((group) => of('pay', group)),
  ];
}

/** The so many-th card is turned. */
function turning(index: number): CallStep[] {
  const rule: PairePokerCitation = 'cardByCard';
  return TURNS.slice(index, index + 1).map((announcement) => ({ kind: 'call', call: { announcement }, rule, unsaid: true }));
}

function callsOf({ firstColour, pair, poker }: Drawn): CallStep[] {
  const rule: PairePokerCitation = 'cardByCard';
  const first = firstColour === null ? 'jokerCard' : `${firstColour}Card`;
  return [
    { kind: 'call', call: { announcement: 'firstCard', hand: first }, rule },
    { kind: 'call', call: { announcement: 'secondCard', hand: pair === null ? 'noPair' : pairHand(pair) }, rule },
    { kind: 'call', call: { announcement: 'thirdCard', hand: poker() }, rule },
  ];
}
