import { useId, useMemo } from 'react';

import type { BetId, RuleSet, Table } from '#shared/games/types.ts';
import type { Minor } from '#shared/money/money.ts';

import { Board } from './board/board.tsx';
import type { CardIndices } from './cards/index.ts';
import { ChipDefs, DefsContext } from './chips/index.ts';
import './felt.css';
import type { FeltState } from './felt-state.ts';
import type { FeltFocus, FeltMark, FeltPreview, FeltWords } from './felt-types.ts';
import { framing, WHOLE } from './framing.ts';
import { layoutOf, type SpotRef } from './layouts/index.ts';
import { FeltMarks, FocusEntry, FocusRing, KeptPennants, KeptRings, MarkHalos, SeatNumbers } from './marks/index.ts';
import { PlayerButtons } from './player-buttons.tsx';
import { RackButtons } from './rack-buttons.tsx';
import { TableChips } from './seats/index.ts';
import { SpotButtons } from './spot-buttons.tsx';

export interface FeltProps {
  readonly ruleSet: RuleSet;
  readonly table: Table;
  readonly state: FeltState;
  readonly focus?: FeltFocus | undefined;
  readonly marks?: readonly FeltMark[] | undefined;
  readonly preview?: FeltPreview | undefined;
  /** Stakes marked to stay on the table. */
  readonly kept?: readonly SpotRef[] | undefined;
  /** Shows the part that matters from near, where the layout has one. */
  readonly isNear?: boolean | undefined;
  /** Whether stacks carry their amounts. */
  readonly labels: boolean;
  readonly indices: CardIndices;
  readonly fourColour: boolean;
  readonly formatAmount: (amount: Minor) => string;
  readonly words: FeltWords;
  /** Without it the felt is a picture: no spot can be chosen. */
  readonly onSpotFocus?: ((seat: number, bet: BetId) => void) | undefined;
  /** A spot was clicked; without it a click only makes it the current one. */
  readonly onSpotPress?: ((seat: number, bet: BetId) => void) | undefined;
  /** Set where payments are built in chips: the rack's tubes become buttons. */
  readonly onRackChip?: ((value: Minor) => void) | undefined;
  /** A player was chosen by what is his beside his stakes. */
  readonly onPlayerPress?: ((seat: number) => void) | undefined;
  /** Whether the felt shows its aid, where it has one. */
  readonly aid?: boolean;
  readonly animate: boolean;
}

/** The gaming table from the dealer's side: the board, what lies on it, the marks, and a button over every spot. */
export function Felt(props: FeltProps) {
  const { ruleSet, table, state, focus, marks = [], kept = [], preview, labels, fourColour, formatAmount, words, animate } = props;
  const id = `felt${useId().replace(/[^\w-]/gu, '')}`;
  const layout = layoutOf(ruleSet.id);
  const drawing = useMemo(() => layout?.draw(table), [layout, table]);
  if (!layout || !drawing) return null;

  const { denominations } = ruleSet;
  const indices = layout.internationalIndices ? 'international' : props.indices;
  const look = { indices, fourColour, labels, animate, denominations, formatAmount };
  const frame = (props.isNear === true ? drawing.closeUp : undefined) ?? WHOLE;
  const focusPlace = focus && drawing.place(focus);
  const interactive = props.onSpotFocus !== undefined || props.onRackChip !== undefined;
  const isCorrected = ({ seat, bet }: SpotRef) => marks.some((mark) => mark.seat === seat && mark.bet === bet && mark.tag !== undefined);
  const gloss = words.gloss?.language === layout.language ? undefined : words.gloss;
  const chips = { look, state, preview, current: focus?.seat, isCorrected };

  return (
    <div
      className={['felt', animate ? 'felt-animated' : '', frame === WHOLE ? '' : 'felt-near'].filter(Boolean).join(' ')}
      data-felt={layout.cloth}
    >
      <Board
        id={`${id}-board`}
        ruleSet={ruleSet}
        layout={layout}
        options={table.options}
        formatAmount={formatAmount}
        legends={denominations.map(formatAmount).join(' ')}
        frame={frame}
        gloss={gloss}
      />
      <svg className="felt-layer" {...framing(frame)} role={interactive ? 'group' : 'img'} aria-label={words.label}>
        <DefsContext value={id}>
          <g aria-hidden="true" className="felt-things">
            <ChipDefs />
            {drawing.cards({
              look,
              state,
              current: focus?.seat,
              isMarked: marks.length > 0,
              foldedWord: words.folded,
              aid: props.aid === true ? words.aid : undefined,
              gloss,
            })}
            <MarkHalos marks={marks} drawing={drawing} />
            {/* Round a box the ring lies on the cloth, so that it cuts no figure; piles lie too close for that. */}
            {focusPlace && drawing.byPlace !== true && <FocusRing place={focusPlace} />}
            <KeptRings kept={kept} drawing={drawing} />
            {drawing.chips ? drawing.chips(chips) : <TableChips drawing={drawing} view={chips} />}
            <KeptPennants kept={kept} drawing={drawing} />
            {layout.numbers && <SeatNumbers numbers={layout.numbers} current={focus?.seat} />}
            <FeltMarks marks={marks} drawing={drawing} />
            {focusPlace && drawing.byPlace === true && <FocusRing place={focusPlace} />}
            {focus && focusPlace && <FocusEntry focus={focus} place={focusPlace} />}
          </g>
        </DefsContext>
        {props.onRackChip && words.rackChip && layout.rack !== undefined && (
          <RackButtons y={layout.rack} denominations={denominations} nameOf={words.rackChip} onPick={props.onRackChip} />
        )}
        {props.onPlayerPress && words.player && (
          <PlayerButtons
            players={drawing.players?.(gloss) ?? []}
            current={focus?.seat}
            nameOf={words.player}
            onPick={props.onPlayerPress}
          />
        )}
        {props.onSpotFocus && (
          <SpotButtons
            spots={state.spots}
            drawing={drawing}
            focus={focus}
            nameOf={words.spot}
            onFocus={props.onSpotFocus}
            onPress={props.onSpotPress ?? props.onSpotFocus}
          />
        )}
      </svg>
    </div>
  );
}
