import type { TFunction } from 'i18next';

import { CORRECTION_KEYS, type CorrectionHands } from '../../drills/correction/correction-keys.ts';
import { useCorrectionKeys } from '../../drills/correction/use-correction-keys.ts';
import type { Replay } from '../../drills/correction/use-replay.ts';
import type { KeyRow } from '../../drills/settle/keys-dialog.tsx';
import { TIMELINE_KEYS, type TimelineHands } from '../../review/timeline/timeline-keys.ts';
import { useTimelineKeys } from '../../review/timeline/use-timeline-keys.ts';

/** What is shown below the felt: the answer as it happened, or the steps the text prescribes. */
type Shown = 'happened' | 'expected';

/** The keyboard of a stored answer: that of its time line or that of its steps, whichever shows. */
export function useAttemptKeys(shown: Shown, { steps, ...hands }: TimelineHands & { readonly steps: Replay }): void {
  const inSteps: CorrectionHands = {
    replay: steps,
    onNext: hands.onNext,
    onHelp: hands.onHelp,
    onLeave: hands.onLeave,
    onSwitch: hands.onSwitch,
  };
  useTimelineKeys(shown === 'happened' ? hands : null);
  useCorrectionKeys(shown === 'expected' ? inSteps : null);
}

/** The keys, as the list of keys shows them. */
export function attemptKeyRows(
  t: TFunction<['run', 'correction', 'history', 'timeline']>,
  shown: Shown,
  canReview = false,
): readonly KeyRow[] {
  if (shown === 'expected') {
    return CORRECTION_KEYS.flatMap(({ name, caps }) =>
      name === 'again' || name === 'aid' ? [] : [{ name, caps, label: t(`correction:keys.${name}`) }],
    );
  }
  return TIMELINE_KEYS.filter(({ name }) => canReview || (name !== 'remark' && name !== 'homework')).map(({ name, caps }) => ({
    name,
    caps,
    label: t(`timeline:keys.${name}`),
  }));
}
