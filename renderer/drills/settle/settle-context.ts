import type { Preferences } from '#shared/api/schemas.ts';
import { coveredTopics } from '#shared/drills/settle/covered-cards.ts';
import type { RunSettings } from '#shared/drills/types.ts';
import { holdingRules } from '#shared/games/holding-rules.ts';
import type { RuleSet, Spot, Table } from '#shared/games/types.ts';

import { type Drawing, drawingOf, layoutOf } from '../../felt/index.ts';
import type { PlacedSpot } from './arrows.ts';
import type { SettleContext } from './settle-state.ts';

/** The stake a hand is compared for: Pair Plus alone, as Macau allows it, is settled without a look at the dealer's cards. */
const COMPARED_FOR = 'ante';

/** What stays the same while a table is settled. */
export function settleContext(
  ruleSet: RuleSet,
  table: Table,
  settings: Pick<RunSettings, 'calls'>,
  { entry, payIn }: Pick<Preferences, 'entry' | 'payIn'>,
): SettleContext {
  const settled = ruleSet.settle(table);
  const seats = settled.ok ? settled.value.seats : [];
  const seatsInPlay = seats.filter(({ folded, bets }) => !folded && bets.some(({ bet }) => bet === COMPARED_FOR)).map(({ seat }) => seat);
  const spots = ruleSet.spots(table);
  const drawing = drawingOf(table);
  return {
    ruleSet: { ...ruleSet, orderRules: holdingRules(ruleSet.orderRules, table.options) },
    spots,
    printed: (settled.ok ? settled.value.steps : []).flatMap((step) => (step.kind === 'move' ? [{ seat: step.seat, bet: step.bet }] : [])),
    seatCalls: settings.calls,
    seatsInPlay,
    entry,
    payIn,
    hasRack: layoutOf(ruleSet.id)?.rack !== undefined,
    hasCloseUp: drawing?.closeUp !== undefined,
    ...(drawing?.byPlace === true ? { places: placesOf(spots, drawing) } : {}),
    covered: (made) => coveredTopics(ruleSet, table, made),
  };
}

function placesOf(spots: readonly Spot[], { place }: Pick<Drawing, 'place'>): readonly PlacedSpot[] {
  return spots.flatMap(({ seat, bet }) => {
    const at = place({ seat, bet });
    return at ? [{ seat, bet, x: at.x, y: at.y }] : [];
  });
}

/** The time a table may take: so much for every stake, the dealer's call, and the hands' calls where they are asked. */
export function allowanceFor({ spots, seatCalls }: SettleContext, decisionMs: number): number {
  const stakes = spots.filter(({ stake }) => stake > 0).length;
  const seats = new Set(spots.map(({ seat }) => seat)).size;
  return decisionMs * (stakes + 1 + (seatCalls ? seats : 0));
}
