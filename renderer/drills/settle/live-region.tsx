import { useTranslation } from 'react-i18next';

import { announcement } from './announcement.ts';
import { groupSentence } from './act-words.ts';
import type { Speech } from './decision-words.ts';
import { noticeWords } from './notice-words.ts';
import { type SettleContext, type SettleState, actsOf } from './settle-state.ts';
import { actGroups } from './sweeping.ts';

interface LiveRegionProps {
  readonly speech: Speech;
  readonly context: SettleContext;
  readonly state: SettleState;
}

/** Says aloud, for who cannot see the felt, what the last key did. */
export function LiveRegion({ speech, context, state }: LiveRegionProps) {
  const { t } = useTranslation(['run', 'errors']);
  const acts = actsOf(state);
  const last = actGroups(acts).at(-1);
  const event = state.events.at(-1);
  const said =
    event?.type === 'undo'
      ? t('run:undone', { count: acts.length })
      : last && event?.type !== 'done'
        ? (announcement(speech, context, state) ?? groupSentence(speech, last))
        : '';
  return (
    <div className="sr" aria-live="polite" aria-atomic="true">
      {state.notice ? noticeWords(t, state.notice) : said}
    </div>
  );
}
