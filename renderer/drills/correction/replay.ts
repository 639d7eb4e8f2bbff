import type { AttemptView } from '#shared/api/schemas.ts';
import type { Step } from '#shared/games/types.ts';

import { type ActEvent, standingActs } from '../settle/answer-log.ts';

export type ReplaySource = 'expected' | 'given';

/** What is replayed: the prescribed steps, or what the trainee let stand. */
export function replaySteps({ steps, events }: Pick<AttemptView, 'steps' | 'events'>, source: ReplaySource): readonly ActEvent[] {
  return source === 'expected' ? steps.map(asAct) : standingActs(events);
}

function asAct(step: Step): ActEvent {
  if (step.kind === 'call') return { type: 'call', call: step.call, ms: 0 };
  return { type: step.action, seat: step.seat, bet: step.bet, amount: step.amount, ms: 0 };
}

export interface ReplayState {
  readonly source: ReplaySource;
  /** How many steps are shown; null: the table as it was answered, with its marks. */
  readonly position: number | null;
  readonly playing: boolean;
}

export type ReplayCommand =
  | { readonly type: 'source'; readonly source: ReplaySource }
  | { readonly type: 'goTo'; readonly position: number | null }
  | { readonly type: 'step'; readonly by: 1 | -1 }
  | { readonly type: 'toggle' }
  | { readonly type: 'tick' };

export const RESTING: ReplayState = { source: 'expected', position: null, playing: false };

/** Moves a replay of so many steps. Before its first step and back again it shows the answer with its marks. */
export function replay(count: number, state: ReplayState, command: ReplayCommand): ReplayState {
  switch (command.type) {
    case 'source':
      return { source: command.source, position: null, playing: false };
    case 'goTo':
      return { ...state, playing: false, position: command.position === null ? null : clamp(command.position, count) };
    case 'step': {
      if (state.position === null) return { ...state, playing: false, position: command.by === 1 ? clamp(1, count) : count };
      const next = state.position + command.by;
      return { ...state, playing: false, position: next < 0 ? null : clamp(next, count) };
    }
    case 'toggle': {
      if (state.playing) return { ...state, playing: false };
      const atEnd = state.position === null || state.position >= count;
      return { ...state, playing: count > 0, position: atEnd ? 0 : state.position };
    }
    case 'tick': {
      const next = (state.position ?? 0) + 1;
      return { ...state, position: clamp(next, count), playing: next < count };
    }
  }
}

function clamp(position: number, count: number): number {
  return Math.min(Math.max(position, 0), count);
}
