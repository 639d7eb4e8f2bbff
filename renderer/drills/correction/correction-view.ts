import type { AttemptView } from '#shared/api/schemas.ts';
import type { Table } from '#shared/games/types.ts';

import type { Speech } from '../settle/decision-words.ts';
import type { FeltView } from '../settle/table-felt.tsx';
import { shownState } from './shown-state.ts';
import type { Replay } from './use-replay.ts';
import { verdictMarks } from './verdict-marks.ts';

/** The felt of a correction: the answer with its marks and every card open, or one step of the replay. */
export function correctionView(speech: Speech, attempt: AttemptView, table: Table, { state, steps }: Replay): FeltView {
  const { ruleSet } = speech;
  if (state.position === null) {
    return { table, state: shownState(ruleSet, table, attempt.events), marks: verdictMarks(speech, attempt.grade) };
  }
  const now = steps[state.position - 1];
  return {
    table,
    state: shownState(ruleSet, table, steps, state.position),
    ...(now && now.type !== 'call' ? { focus: { seat: now.seat, bet: now.bet } } : {}),
  };
}
