import { type Minor, payout } from '../../money/money.ts';
import { type Result, ok } from '../../result.ts';
import { moveOf, netOf } from '../moves.ts';
import { refuse } from '../table-file.ts';
import type { BetSettlement, CallStep, Ground, Move, PuntoBancoTable, SeatSettlement, Settlement, Step, TableError } from '../types.ts';
import type { PuntoBancoCitation } from './citations.ts';
import { type Coup, bancoDraws, drawCoup, puntoDraws } from './drawing.ts';
import { CHANCES, type Chance, ODDS, distance, pointHand } from './rules.ts';

/** The coup of a table. Its shoe was checked when it was read, so one that runs out here is a bug. */
export function coupOf({ shoe }: Pick<PuntoBancoTable, 'shoe'>): Coup {
  const coup = drawCoup(shoe);
  if (coup === undefined) throw new Error('the shoe is too short');
  return coup;
}

/** Settles a coup as the text prescribes. */
export function settlePuntoBanco(table: PuntoBancoTable): Result<Settlement, TableError> {
  const coup = coupOf(table);
  const seats: SeatSettlement[] = [];
  for (const [index, { seat, bets: stakes }] of table.seats.entries()) {
    const bets: BetSettlement[] = [];
    for (const chance of CHANCES) {
      const stake = stakes[chance];
      if (stake === undefined) continue;
      const bet = settleBet(chance, stake, coup.winner, `seats[${index}].bets.${chance}`);
      if (!bet.ok) return bet;
      bets.push(bet.value);
    }
    seats.push({ seat, folded: false, bets, net: netOf(bets) });
  }
  const { puntoPoint: punto, bancoPoint: banco, winner, natural } = coup;
  return ok({
    result: { punto, banco, winner, natural },
    seats,
    steps: stepsOf(coup, seats, table.options['sixteenSeats'] === true),
    house: seats.reduce((house, { net }) => house - net, 0),
  });
}

function settleBet(bet: Chance, stake: Minor, winner: Chance, path: string): Result<BetSettlement, TableError> {
  if (bet === winner) {
    const paid = payout(stake, ODDS[bet]);
    if (!paid.ok) return refuse('inexactPayout', path, 'the payout is no whole minor unit');
    const working = { bet, baseBet: bet, base: stake, odds: ODDS[bet], result: paid.value, hand: bet };
    return ok({ bet, stake, outcome: 'win', pays: paid.value, citation: cite('odds'), working });
  }
  // On a tie the coup is void for the two others.
  if (winner === 'tie') return ok({ bet, stake, outcome: 'push', pays: 0, citation: cite('tie') });
  return ok({ bet, stake, outcome: 'lose', pays: 0, citation: cite('losersFirst') });
}

const cite = (citation: PuntoBancoCitation): PuntoBancoCitation => citation;

/** Third cards; the calls; the losing stakes; what goes back on a tie; the winners, the nearest first. */
function stepsOf(coup: Coup, seats: readonly SeatSettlement[], sixteenSeats: boolean): Step[] {
  const nearestFirst = [...seats].sort((a, b) => distance(a.seat, sixteenSeats) - distance(b.seat, sixteenSeats) || a.seat - b.seat);
  const moves = nearestFirst.flatMap(({ seat, bets }) => bets.map((bet) => moveOf(seat, bet)));
  const of = (action: Move['action']): Move[] => moves.filter((move) => move.action === action);
  return [...drawingsOf(coup), ...callsOf(coup), ...of('take'), ...of('return'), ...of('pay')];
}

/** Who draws a third card, punto first; after a natural there is nothing to decide. */
function drawingsOf({ puntoFirst, bancoFirst, puntoThird, natural }: Coup): CallStep[] {
  if (natural) return [];
  const step = (announcement: string, rule: PuntoBancoCitation, ground: Ground): CallStep => ({
    kind: 'call',
    call: { announcement },
    rule,
    unsaid: true,
    ground,
  });
  const [punto, banco] = [puntoDraws(puntoFirst), bancoDraws(bancoFirst, puntoThird)];
  return [
    step(punto ? 'puntoDraws' : 'puntoStands', 'puntoDraw', {
      key: punto ? 'puntoDraws' : 'puntoStands',
      values: { point: puntoFirst },
    }),
    step(banco ? 'bancoDraws' : 'bancoStands', 'bancoDraw', {
      key: `${banco ? 'bancoDraws' : 'bancoStands'}${puntoThird === undefined ? 'AfterStand' : 'Against'}`,
      values: { point: bancoFirst, ...(puntoThird === undefined ? {} : { third: puntoThird }) },
    }),
  ];
}

function callsOf({ bancoPoint, puntoPoint, winner }: Coup): CallStep[] {
  const rule = cite('calls');
  return [
    { kind: 'call', call: { announcement: 'bancoPoint', hand: pointHand(bancoPoint) }, rule },
    { kind: 'call', call: { announcement: 'puntoPoint', hand: pointHand(puntoPoint) }, rule },
    { kind: 'call', call: { announcement: 'winner', hand: winner }, rule },
  ];
}
