import type { AnswerEvent } from '#shared/drills/types.ts';
import type { Action, Call, RuleSet, Spot } from '#shared/games/types.ts';
import type { Minor } from '#shared/money/money.ts';
import type { AmountProblem } from '#shared/money/parse.ts';

import { type ActEvent, standingActs } from './answer-log.ts';
import type { Calling } from './calling.ts';
import type { Direction, PlacedSpot } from './arrows.ts';
import { type SpotRef, findSpot } from './spots.ts';
import { firstSpot } from './walk.ts';

/** What does not change while a table is settled. */
export interface SettleContext {
  /** With the order rules that hold at this table. */
  readonly ruleSet: RuleSet;
  readonly spots: readonly Spot[];
  /** The spots as the text comes to them, one after another: the order in which what one key takes is written down. */
  readonly printed: readonly SpotRef[];
  /** Whether each hand's result is called. */
  readonly seatCalls: boolean;
  /** The seats whose hands are compared with the dealer’s: not folded, nor staked on Pair Plus alone. */
  readonly seatsInPlay: readonly number[];
  /** How a payment is entered: in figures, or in chips from the rack. */
  readonly entry: 'figures' | 'chips';
  /** Where a player has chips of a colour of his own: whether he is paid in so many of them, or in value. */
  readonly payIn: 'colour' | 'value';
  /** Whether the dealer's chips lie in a rack on the felt, each tube to be pressed. */
  readonly hasRack: boolean;
  /** Whether the layout can be seen from near. */
  readonly hasCloseUp: boolean;
  /** Where the spots lie, on a layout that the arrows go about by place. */
  readonly places?: readonly PlacedSpot[] | undefined;
  /** The topics of the acts that still keep cards covered once these calls and acts were made. */
  readonly covered: (made: readonly Call[]) => readonly string[];
}

/** Why the last key did nothing. Worded in `run.json`. */
export type Notice =
  | AmountProblem
  | {
      readonly code:
        | 'amountNeeded'
        | 'moreThanStake'
        | 'chooseAction'
        | 'alreadySettled'
        | 'alreadyCalled'
        | 'callOpen'
        | 'notHere'
        | 'noBonus'
        | 'nothingToUndo'
        | 'nothingToSweep'
        | 'noFurther'
        | 'partOfChip'
        | 'turned'
        | 'actDone';
    };

/** A table being settled, up to the last key. */
export interface SettleState {
  readonly events: readonly AnswerEvent[];
  readonly focus: SpotRef;
  /** The stakes marked to stay when the rest is swept. */
  readonly kept: readonly SpotRef[];
  /** The layout is seen from near, where there is a close-up. */
  readonly closeUp: boolean;
  /** The payment is being entered, though nothing is typed yet. */
  readonly paying: boolean;
  readonly text: string;
  readonly chips: readonly Minor[];
  readonly calling: Calling | null;
  /** Asked whether to submit although stakes lie open or calls are to be made. */
  readonly confirming: boolean;
  readonly notice: Notice | null;
  readonly done: boolean;
}

export type SettleCommand =
  | { readonly type: 'focus'; readonly spot: SpotRef }
  | { readonly type: 'move'; readonly direction: Direction }
  | { readonly type: 'choose'; readonly action: Action; readonly ms: number }
  | { readonly type: 'type'; readonly character: string }
  | { readonly type: 'setText'; readonly text: string }
  | { readonly type: 'chip'; readonly value: Minor }
  | { readonly type: 'erase'; readonly ms: number }
  | { readonly type: 'undo'; readonly ms: number }
  | { readonly type: 'bonus' }
  /** Marks a stake to stay, or takes the mark away; the current one where none is named. */
  | { readonly type: 'keep'; readonly spot?: SpotRef }
  | { readonly type: 'sweep'; readonly ms: number }
  /** Goes to the next stake marked to stay, or to the next player. */
  | { readonly type: 'nextKept' }
  | { readonly type: 'nextSeat' }
  /** The payment is from now on entered the other way. */
  | { readonly type: 'payIn' }
  | { readonly type: 'closeUp' }
  | { readonly type: 'act'; /** The letter that does it. */ readonly key: string; readonly ms: number }
  | { readonly type: 'call' }
  | { readonly type: 'pick'; /** The option's place in the list, counted from 0. */ readonly index: number; readonly ms: number }
  | { readonly type: 'enter'; readonly ms: number }
  | { readonly type: 'done'; readonly ms: number }
  | { readonly type: 'escape' };

/** A table as it is shown, or as a reload finds it again. */
export function startSettling(
  context: SettleContext,
  found?: { readonly events: readonly AnswerEvent[]; readonly focus: SpotRef; readonly kept?: readonly SpotRef[] | undefined },
): SettleState {
  const start = firstSpot(context.ruleSet, context.spots) ?? { seat: 1, bet: context.ruleSet.bets[0] ?? '' };
  const focus = found && findSpot(context.spots, found.focus) ? found.focus : { seat: start.seat, bet: start.bet };
  return {
    events: found?.events ?? [],
    focus,
    kept: found?.kept ?? [],
    closeUp: false,
    paying: false,
    text: '',
    chips: [],
    calling: null,
    confirming: false,
    notice: null,
    done: false,
  };
}

/** The acts still standing. */
export function actsOf(state: SettleState): readonly ActEvent[] {
  return standingActs(state.events);
}

/** Whether something has been entered for the current spot that is not an act yet. */
export function hasEntry(state: SettleState): boolean {
  return state.text !== '' || state.chips.length > 0;
}

/** Whether Escape closes something here, before it leaves the table. */
export function canEscape(state: SettleState): boolean {
  return state.calling !== null || state.confirming || hasEntry(state) || state.paying || state.closeUp;
}

/** The value of the chips put together so far. */
export function chipsTotal(state: SettleState): Minor {
  return state.chips.reduce((sum, chip) => sum + chip, 0);
}
