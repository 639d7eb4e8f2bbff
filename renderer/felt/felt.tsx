import { useId } from 'react';

import type { BetId, RuleSet, ThreeCardTable } from '#shared/games/types.ts';
import type { Minor } from '#shared/money/money.ts';

import { Board } from './board/board.tsx';
import type { CardIndices } from './cards/index.ts';
import { ChipDefs, DefsContext } from './chips/index.ts';
import './felt.css';
import type { FeltState } from './felt-state.ts';
import type { FeltFocus, FeltMark, FeltPreview, FeltWords } from './felt-types.ts';
import { VIEW } from './geometry/index.ts';
import { boxOf, layoutOf } from './layouts/index.ts';
import { FeltMarks, FocusRing, MarkHalos, SeatNumbers } from './marks/index.ts';
import { RackButtons } from './rack-buttons.tsx';
import { DealerHand, SeatChips, SeatHand, seatPieces } from './seats/index.ts';
import { SpotButtons } from './spot-buttons.tsx';

export interface FeltProps {
  readonly ruleSet: RuleSet;
  readonly table: ThreeCardTable;
  readonly state: FeltState;
  readonly focus?: FeltFocus | undefined;
  readonly marks?: readonly FeltMark[] | undefined;
  readonly preview?: FeltPreview | undefined;
  /** Whether stacks carry their amounts. */
  readonly labels: boolean;
  readonly indices: CardIndices;
  readonly fourColour: boolean;
  readonly formatAmount: (amount: Minor) => string;
  readonly words: FeltWords;
  /** Without it the felt is a picture: no spot can be chosen. */
  readonly onSpotFocus?: ((seat: number, bet: BetId) => void) | undefined;
  /** Set where payments are built in chips: the rack's tubes become buttons. */
  readonly onRackChip?: ((value: Minor) => void) | undefined;
  readonly animate: boolean;
}

/** The gaming table from the dealer's side: the board, what lies on it, the marks, and a button over every spot. */
export function Felt(props: FeltProps) {
  const { ruleSet, table, state, focus, marks = [], preview, labels, fourColour, formatAmount, words, animate } = props;
  const id = `felt${useId().replace(/[^\w-]/gu, '')}`;
  const layout = layoutOf(ruleSet.id);
  if (!layout) return null;

  const { seats, denominations } = ruleSet;
  const indices = layout.internationalIndices ? 'international' : props.indices;
  const focusBox = focus && boxOf(layout, focus.bet);
  const legends = denominations.map(formatAmount).join(' ');
  const interactive = props.onSpotFocus !== undefined || props.onRackChip !== undefined;

  const seatThings = table.seats.map(({ seat, cards, folded }) => {
    const spots = state.spots.filter((spot) => spot.seat === seat);
    const seatMarks = marks.filter((mark) => mark.seat === seat);
    return (
      <g key={`${seat} ${cards.join(' ')}`}>
        <SeatHand
          seat={seat}
          seats={seats}
          cards={cards}
          folded={folded}
          cleared={spots.every((spot) => spot.left === 0)}
          settled={marks.length === 0 && seat !== focus?.seat && state.settled.includes(seat)}
          foldedWord={words.folded}
          indices={indices}
          fourColour={fourColour}
        />
        <SeatChips
          pieces={seatPieces(layout, spots, seats, preview)}
          denominations={denominations}
          labels={labels}
          corrected={new Set(seatMarks.flatMap(({ bet, tag }) => (bet !== undefined && tag !== undefined ? [bet] : [])))}
          formatAmount={formatAmount}
          animate={animate}
        />
      </g>
    );
  });

  return (
    <div className={animate ? 'felt felt-animated' : 'felt'} data-felt={layout.cloth}>
      <Board id={`${id}-board`} ruleSet={ruleSet} layout={layout} formatAmount={formatAmount} legends={legends} />
      <svg
        className="felt-layer"
        viewBox={`0 0 ${VIEW.width} ${VIEW.height}`}
        preserveAspectRatio="xMidYMax meet"
        role={interactive ? 'group' : 'img'}
        aria-label={words.label}
      >
        <DefsContext value={id}>
          <g aria-hidden="true" className="felt-things">
            <ChipDefs />
            <DealerHand key={table.dealer.join(' ')} cards={table.dealer} indices={indices} fourColour={fourColour} />
            <MarkHalos marks={marks} layout={layout} seats={seats} />
            {seatThings}
            <SeatNumbers seats={seats} current={focus?.seat} />
            <FeltMarks marks={marks} layout={layout} seats={seats} />
            {focus && focusBox && <FocusRing focus={focus} box={focusBox} seats={seats} />}
          </g>
        </DefsContext>
        {props.onRackChip && words.rackChip && (
          <RackButtons denominations={denominations} nameOf={words.rackChip} onPick={props.onRackChip} />
        )}
        {props.onSpotFocus && (
          <SpotButtons spots={state.spots} layout={layout} seats={seats} focus={focus} nameOf={words.spot} onFocus={props.onSpotFocus} />
        )}
      </svg>
    </div>
  );
}
