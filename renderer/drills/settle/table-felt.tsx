import type { BetId, RuleSet, Table } from '#shared/games/types.ts';
import type { Minor } from '#shared/money/money.ts';

import { usePreferences } from '../../app/preferences.ts';
import { Felt, type FeltFocus, type FeltMark, type FeltPreview, type FeltState, FeltTable } from '../../felt/index.ts';
import type { Speech } from './decision-words.ts';
import { useFeltWords } from './felt-words.ts';
import type { SpotRef } from './spots.ts';

/** What the felt shows now, while a table is settled or corrected. */
export interface FeltView {
  readonly table: Table;
  readonly state: FeltState;
  readonly focus?: FeltFocus | undefined;
  readonly marks?: readonly FeltMark[] | undefined;
  readonly preview?: FeltPreview | undefined;
  /** Stakes marked to stay. */
  readonly kept?: readonly SpotRef[] | undefined;
  /** Shows the part that matters from near. */
  readonly isNear?: boolean | undefined;
  readonly onSpotPress?: ((seat: number, bet: BetId) => void) | undefined;
  readonly onSpotFocus?: ((seat: number, bet: BetId) => void) | undefined;
  readonly onRackChip?: ((value: Minor) => void) | undefined;
  readonly onPlayerPress?: ((seat: number) => void) | undefined;
}

interface TableFeltProps {
  readonly ruleSet: RuleSet;
  readonly speech: Speech;
  readonly view: FeltView;
  readonly labels: boolean;
  /** Shows the same facts as a table instead. */
  readonly asTable: boolean;
}

/** The felt as the person likes it, and beside it the same facts as a table: for screen readers, or for everyone on request. */
export function TableFelt({ ruleSet, speech, view, labels, asTable }: TableFeltProps) {
  const { fourColourDeck, cardIndices, feltAid } = usePreferences();
  const words = useFeltWords(speech, view.kept);
  const { format, language } = speech;
  return (
    <>
      <div className={['felt-place', asTable ? 'aside' : '', view.isNear === true ? 'near' : ''].filter(Boolean).join(' ')}>
        <Felt
          {...view}
          ruleSet={ruleSet}
          labels={labels}
          indices={cardIndices === 'language' && language === 'fr' ? 'french' : 'international'}
          fourColour={fourColourDeck}
          formatAmount={format.amount}
          words={words.felt}
          aid={feltAid}
          animate
        />
      </div>
      <FeltTable
        ruleSet={ruleSet}
        table={view.table}
        state={view.state}
        formatAmount={format.amount}
        words={words.table}
        visible={asTable}
      />
    </>
  );
}
