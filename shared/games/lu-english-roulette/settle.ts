import { type Minor, payout } from '../../money/money.ts';
import { type Result, ok } from '../../result.ts';
import { moveOf, netOf } from '../moves.ts';
import { refuse } from '../table-file.ts';
import type { BetSettlement, CallStep, Move, RouletteTable, SeatSettlement, Settlement, Step, TableError } from '../types.ts';
import type { RouletteCitation } from './citations.ts';
import { spotOf } from './read.ts';
import { KINDS, chancesHand } from './rules.ts';
import { type RouletteSpot, colourOf, paymentPlace } from './spots.ts';

/** Settles a spin as the text prescribes. */
export function settleRoulette({ number, seats: given }: RouletteTable): Result<Settlement, TableError> {
  const seats: SeatSettlement[] = [];
  for (const [index, { seat, chipValue, bets: staked }] of given.entries()) {
    const bets: BetSettlement[] = [];
    for (const [place, { on, chips }] of staked.entries()) {
      const bet = settleBet(spotOf(on), chips * chipValue, number, `seats[${index}].bets[${place}]`);
      if (!bet.ok) return bet;
      bets.push(bet.value);
    }
    seats.push({ seat, folded: false, bets, net: netOf(bets) });
  }
  return ok({
    result: { number, colour: colourOf(number) },
    seats,
    steps: stepsOf(number, seats),
    house: seats.reduce((house, { net }) => house - net, 0),
  });
}

const cite = (citation: RouletteCitation): RouletteCitation => citation;

function settleBet(spot: RouletteSpot, stake: Minor, number: number, path: string): Result<BetSettlement, TableError> {
  const { id: bet, kind, numbers } = spot;
  const simple = kind === 'evenChance';
  if (numbers.includes(number)) {
    const { odds } = KINDS[kind];
    const paid = payout(stake, odds);
    if (!paid.ok) return inexact(path);
    const working = { bet, baseBet: bet, base: stake, odds, result: paid.value, hand: kind };
    const citation = cite(simple ? 'simpleChances' : 'multipleChances');
    return ok({ bet, stake, outcome: 'win', pays: paid.value, citation, ...zeroReading(spot), working });
  }
  if (number !== 0) return ok({ bet, stake, outcome: 'lose', pays: 0, citation: cite('losersFirst') });
  if (!simple) {
    const twelves = ['dozen', 'column', 'twoDozens', 'twoColumns'].includes(kind);
    return ok({ bet, stake, outcome: 'lose', pays: 0, citation: cite('losersFirst'), ...(twelves ? { reading: 'zeroTakesTwelves' } : {}) });
  }
  return stake % 2 === 0 ? ok({ bet, stake, outcome: 'half', pays: 0, citation: cite('zero'), reading: 'halfExact' }) : inexact(path);
}

function inexact(path: string): ReturnType<typeof refuse> {
  return refuse('inexactPayout', path, 'the payout is no whole minor unit');
}

/** The text names the zero in a corner only. */
function zeroReading({ kind, numbers }: RouletteSpot): { readonly reading?: string } {
  return numbers.includes(0) && (kind === 'split' || kind === 'street') ? { reading: 'zeroSpots' } : {};
}

/** The number; the losing stakes and lost halves; then player by player the winning ones, in the order of payment. */
function stepsOf(number: number, seats: readonly SeatSettlement[]): Step[] {
  const moves = [...seats]
    .sort((a, b) => a.seat - b.seat)
    .flatMap(({ seat, bets }) => [...bets].sort((a, b) => paymentPlace(a.bet) - paymentPlace(b.bet)).map((bet) => moveOf(seat, bet)));
  const of = (action: Move['action']): Move[] => moves.filter((move) => move.action === action);
  const call: CallStep = { kind: 'call', call: { announcement: 'number', hand: chancesHand(number) }, rule: cite('number') };
  return [call, ...of('take'), ...of('pay')];
}
