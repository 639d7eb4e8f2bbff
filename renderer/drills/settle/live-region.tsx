import { useTranslation } from 'react-i18next';

import type { Table } from '#shared/games/types.ts';

import { drawingOf, feltState } from '../../felt/index.ts';
import { groupSentence } from './act-words.ts';
import { announcement } from './announcement.ts';
import { callsMade } from './answer-log.ts';
import type { Speech } from './decision-words.ts';
import { useFeltWords } from './felt-words.ts';
import { noticeWords } from './notice-words.ts';
import { type SettleContext, type SettleState, actsOf } from './settle-state.ts';
import { actGroups } from './sweeping.ts';

interface LiveRegionProps {
  readonly speech: Speech;
  readonly context: SettleContext;
  readonly table: Table;
  readonly state: SettleState;
}

/** Says aloud, for who cannot see the felt, what the last key did, and the cards it turned. */
export function LiveRegion({ speech, context, table, state }: LiveRegionProps) {
  const { t } = useTranslation(['run', 'errors']);
  const acts = actsOf(state);
  const last = actGroups(acts).at(-1);
  const turned = useTurnedCards(speech, context, table, state);
  const event = state.events.at(-1);
  const said =
    event?.type === 'undo'
      ? t('run:undone', { count: acts.length })
      : last && event?.type !== 'done'
        ? (announcement(speech, context, state) ?? [groupSentence(speech, last), ...turned].join(' '))
        : '';
  return (
    <div className="sr" aria-live="polite" aria-atomic="true">
      {state.notice ? noticeWords(t, state.notice) : said}
    </div>
  );
}

/** What lies before the dealer now, where the last act turned something. */
function useTurnedCards(speech: Speech, { ruleSet, covered }: SettleContext, table: Table, state: SettleState): readonly string[] {
  const { t } = useTranslation('run');
  const words = useFeltWords(speech).table;
  const acts = actsOf(state);
  if (covered(callsMade(acts)).length === covered(callsMade(acts.slice(0, -1))).length) return [];
  const lines = drawingOf(table)?.facts(words, feltState(ruleSet, table, state.events)).house ?? [];
  return lines.map(({ name, text }) => t('nowShown', { name, text }));
}
