import type { Decision, DoneStep } from '../drills/types.ts';
import type { Call, Showing, SituationId } from '../games/types.ts';

/** How often a situation came up, and how often it went wrong. */
export interface SituationCount {
  readonly situation: SituationId;
  readonly met: number;
  readonly failed: number;
}

/**
 * What the decisions on a table say of each situation it showed: met each time something of it was decided, failed each
 * time something of it was decided wrongly. A fault elsewhere on the table is not laid at its door.
 */
export function countShowings(showings: readonly Showing[], decisions: readonly Decision[]): SituationCount[] {
  const decided = showings.flatMap((showing) => {
    const own = decisions.filter((decision) => isAbout(showing, decision));
    return own.length === 0 ? [] : [{ situation: showing.situation, failed: own.some(({ verdict }) => verdict !== 'right') }];
  });
  return [...Map.groupBy(decided, ({ situation }) => situation)].map(([situation, own]) => ({
    situation,
    met: own.length,
    failed: own.filter(({ failed }) => failed).length,
  }));
}

/** An order is about a situation where both of the steps done the wrong way round are. */
function isAbout(showing: Showing, decision: Decision): boolean {
  switch (decision.kind) {
    case 'spot':
      return hasSpot(showing, decision);
    case 'call':
      return decision.seat === showing.seat && [decision.expected, decision.given].some((call) => call !== null && hasCall(showing, call));
    case 'order':
      return decision.violations.some(({ first, then }) => hasStep(showing, first) && hasStep(showing, then));
  }
}

function hasStep(showing: Showing, step: DoneStep): boolean {
  return step.kind === 'move' ? hasSpot(showing, step) : step.call.seat === showing.seat && hasCall(showing, step.call);
}

function hasSpot({ seat, bets }: Showing, spot: { readonly seat: number; readonly bet: string }): boolean {
  return spot.seat === seat && (bets?.includes(spot.bet) ?? true);
}

function hasCall({ calls }: Showing, { announcement }: Call): boolean {
  return calls?.includes(announcement) ?? true;
}
