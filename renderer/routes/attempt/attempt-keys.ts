import type { TFunction } from 'i18next';

import { useKeys } from '../../app/use-keys.ts';
import { CORRECTION_KEYS, type CorrectionHands } from '../../drills/correction/correction-keys.ts';
import { useCorrectionKeys } from '../../drills/correction/use-correction-keys.ts';
import type { Replay } from '../../drills/correction/use-replay.ts';
import { isPlain, letterOf } from '../../drills/settle/keys.ts';
import type { KeyRow } from '../../drills/settle/keys-dialog.tsx';
import { TIMELINE_KEYS, type TimelineHands } from '../../review/timeline/timeline-keys.ts';
import { useTimelineKeys } from '../../review/timeline/use-timeline-keys.ts';

/** What is shown below the felt: the answer as it happened, or the steps the text prescribes. */
type Shown = 'happened' | 'expected';

/** What a supervisor does beside either; what is left out cannot be done here. */
interface ReviewHands {
  readonly onRemark: (() => void) | undefined;
  readonly onHomework: (() => void) | undefined;
}

type AttemptHands = TimelineHands & ReviewHands & { readonly steps: Replay };

const REVIEW_KEYS = [
  { name: 'remark', letter: 'm', handOf: ({ onRemark }: ReviewHands) => onRemark },
  { name: 'homework', letter: 'd', handOf: ({ onHomework }: ReviewHands) => onHomework },
] as const;

/** The keyboard of a stored answer: that of its time line or that of its steps, whichever shows, and a supervisor's own. */
export function useAttemptKeys(shown: Shown, { steps, ...hands }: AttemptHands): void {
  const inSteps: CorrectionHands = {
    replay: steps,
    onNext: hands.onNext,
    onHelp: hands.onHelp,
    onLeave: hands.onLeave,
    onSwitch: hands.onSwitch,
  };
  useTimelineKeys(shown === 'happened' ? hands : null);
  useCorrectionKeys(shown === 'expected' ? inSteps : null);
  useKeys((event) => {
    if (event.repeat || !isPlain(event)) return false;
    const perform = REVIEW_KEYS.find(({ letter }) => letter === letterOf(event))?.handOf(hands);
    perform?.();
    return perform !== undefined;
  });
}

/** The keys, as the list of keys shows them, with those of a supervisor that can do something here. */
export function attemptKeyRows(
  t: TFunction<['run', 'correction', 'history', 'timeline']>,
  shown: Shown,
  can: Readonly<Record<(typeof REVIEW_KEYS)[number]['name'], boolean>>,
): readonly KeyRow[] {
  const ofView =
    shown === 'expected'
      ? CORRECTION_KEYS.flatMap(({ name, caps }) =>
          name === 'again' || name === 'aid' ? [] : [{ name, caps, label: t(`correction:keys.${name}`) }],
        )
      : TIMELINE_KEYS.map(({ name, caps }) => ({ name, caps, label: t(`timeline:keys.${name}`) }));
  const ofReview = REVIEW_KEYS.filter(({ name }) => can[name]).map(({ name, letter }) => ({
    name,
    caps: [letter.toUpperCase()],
    label: t(`timeline:keys.${name}`),
  }));
  // Before the list of keys itself and the way out, which stand last everywhere.
  return [...ofView.slice(0, -2), ...ofReview, ...ofView.slice(-2)];
}
