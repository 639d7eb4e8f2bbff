import { Button } from '../../ui/button.tsx';
import type { Speech } from './decision-words.ts';
import type { OpenAct } from './open-acts.ts';
import type { SettleCommand } from './settle-state.ts';

interface ActButtonsProps {
  readonly speech: Speech;
  readonly acts: readonly OpenAct[];
  readonly size: 'small' | 'large';
  readonly disabled: boolean;
  readonly elapsed: () => number;
  readonly dispatch: (command: SettleCommand) => void;
}

/** What the dealer does at the table besides moving chips and calling, each with its key. */
export function ActButtons({ speech, acts, size, disabled, elapsed, dispatch }: ActButtonsProps) {
  return acts
    .flatMap(({ choices }) => choices)
    .map(({ announcement, act }) =>
      act === undefined ? null : (
        <Button
          key={announcement}
          size={size}
          cap={act.key}
          capFirst
          keepFocus
          disabled={disabled}
          onClick={() => dispatch({ type: 'act', key: act.key, ms: elapsed() })}
        >
          {speech.words.announcement(announcement)}
        </Button>
      ),
    );
}
