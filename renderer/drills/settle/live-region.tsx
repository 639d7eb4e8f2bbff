import { useTranslation } from 'react-i18next';

import { actSentence } from './act-words.ts';
import type { Speech } from './decision-words.ts';
import { noticeWords } from './notice-words.ts';
import { type SettleState, actsOf } from './settle-state.ts';

/** Says aloud, for who cannot see the felt, what the last key did. */
export function LiveRegion({ speech, state }: { readonly speech: Speech; readonly state: SettleState }) {
  const { t } = useTranslation(['run', 'errors']);
  const acts = actsOf(state);
  const last = acts.at(-1);
  const event = state.events.at(-1);
  const said =
    event?.type === 'undo' ? t('run:undone', { count: acts.length }) : last && event?.type !== 'done' ? actSentence(speech, last) : '';
  return (
    <div className="sr" aria-live="polite" aria-atomic="true">
      {state.notice ? noticeWords(t, state.notice) : said}
    </div>
  );
}
