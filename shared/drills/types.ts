import type {
  BetId,
  Call,
  CitationId,
  Ground,
  HandId,
  HouseOptions,
  Level,
  Mix,
  OrderRuleId,
  ReadingId,
  RuleSetId,
  Settlement,
  SituationId,
  Step,
  Table,
  Working,
} from '../games/types.ts';
import type { Minor } from '../money/money.ts';

export type DrillId = 'settle';

/** One thing the trainee did. `ms`: milliseconds since the item was shown. `undo` takes back the last call or move still standing. */
export type AnswerEvent =
  | { readonly type: 'call'; readonly call: Call; readonly ms: number }
  | { readonly type: 'take' | 'pay' | 'return'; readonly seat: number; readonly bet: BetId; readonly amount: Minor; readonly ms: number }
  | { readonly type: 'undo'; readonly ms: number }
  | { readonly type: 'done'; readonly ms: number };

export type Verdict = 'right' | 'wrongAction' | 'wrongAmount' | 'missed' | 'superfluous' | 'outOfOrder' | 'wrongCall';

/** Most specific first: the first that explains the answer exactly wins. Worded in `locales/…/diagnoses.json`. */
export const DIAGNOSES = [
  'stakeIncluded',
  'oddsOfOtherHand',
  'oddsOfOtherRuleSet',
  'baseWrong',
  'digitsSwapped',
  'offByFactorTen',
  'bonusForgotten',
  'bonusOnFold',
  'qualificationMisjudged',
  'handMisread',
  'tieMisjudged',
  'actMisjudged',
  'pushTaken',
  'pushPaid',
  'losingBetPaid',
  'winningBetTaken',
  'halfForgotten',
  'orderBroken',
  'arithmetic',
] as const;
export type DiagnosisCode = (typeof DIAGNOSES)[number];

export interface Diagnosis {
  readonly code: DiagnosisCode;
  /** `oddsOfOtherHand`, `handMisread`: the hand the answer fits. */
  readonly hand?: HandId;
  /** `oddsOfOtherRuleSet`: where those odds are paid. */
  readonly ruleSet?: RuleSetId;
  /** `baseWrong`: the spot whose stake was multiplied. */
  readonly bet?: BetId;
  /** `orderBroken`. */
  readonly rule?: OrderRuleId;
}

/** What should have been, or was, done with a spot: `none` when nothing. */
export interface SpotAct {
  readonly action: 'take' | 'pay' | 'return' | 'none';
  readonly amount: Minor;
}

interface DecisionBase {
  /** Unique in its grade: `spot:4:pairPlus`, `call:table`, `call:4`, `order:bonusBeforeAnte`. */
  readonly id: string;
  readonly verdict: Verdict;
  readonly diagnosis?: Diagnosis;
  /** Positive: the house overpaid; negative: the player was short-changed. */
  readonly moneyError: Minor;
  readonly citation: CitationId;
  readonly reading?: ReadingId;
  /** Milliseconds spent on it: from the event before (or the start) to its last event. Absent when nothing was done. */
  readonly ms?: number;
}
export type Decision =
  | (DecisionBase & {
      readonly kind: 'spot';
      readonly seat: number;
      readonly bet: BetId;
      readonly stake: Minor;
      readonly expected: SpotAct;
      readonly given: SpotAct;
      readonly hand?: HandId;
      readonly working?: Working;
    })
  | (DecisionBase & {
      readonly kind: 'call';
      readonly seat?: number;
      readonly expected: Call | null;
      readonly given: Call | null;
      /** Why the cards ask for it, where it is an act that hangs on them. */
      readonly ground?: Ground;
    })
  | (DecisionBase & {
      readonly kind: 'order';
      readonly rule: OrderRuleId;
      /** Each pair of steps done the wrong way round; the first should have come before the second. Empty when right. */
      readonly violations: readonly { readonly first: DoneStep; readonly then: DoneStep }[];
    });
/** A step the trainee did, as the order rules see it. */
export type DoneStep =
  | { readonly kind: 'call'; readonly call: Call }
  | {
      readonly kind: 'move';
      readonly seat: number;
      readonly bet: BetId;
      readonly action: 'take' | 'pay' | 'return';
      readonly amount: Minor;
    };

export interface Grade {
  readonly engineVersion: string;
  readonly decisions: readonly Decision[];
  readonly right: number;
  /** Right decisions / decisions, 0–100, rounded to one decimal. */
  readonly score: number;
  readonly clean: boolean;
  /** Sums of the positive and of the negative money errors, both as positive amounts. */
  readonly overpaid: Minor;
  readonly underpaid: Minor;
  /** Milliseconds from the showing of the item to `done`. */
  readonly durationMs: number;
}

/** How a run is played; everything an item depends on, with its seed. */
export interface RunSettings {
  readonly ruleSet: RuleSetId;
  readonly drill: DrillId;
  readonly mix: Mix;
  readonly level: Level;
  /** Items of the run, 1–200. */
  readonly items: number;
  /** Seats with bets; the level's own number when null. */
  readonly seats: number | null;
  /** Whether each hand's result is called; the dealer's hand always is. */
  readonly calls: boolean;
  readonly options: HouseOptions;
  /** Practise only these situations; null: all of them. Only with the training mix. */
  readonly situations: readonly SituationId[] | null;
}

/** One question, with what the desk alone may know. */
export interface Item {
  readonly index: number;
  readonly seed: string;
  readonly table: Table;
  readonly situations: readonly SituationId[];
}
/** What the trainee may see of an item before the answer is in: neither seed nor situations nor settlement. */
export interface ItemView {
  readonly index: number;
  readonly table: Table;
}

/** A drill: makes an item, shows it, grades an answer. */
export interface Drill {
  readonly id: DrillId;
  /** The item of a run: same run seed, index and settings, same item. */
  readonly makeItem: (settings: RunSettings, runSeed: string, index: number) => Item;
  readonly view: (item: Item) => ItemView;
  readonly expected: (settings: RunSettings, table: Table) => Settlement;
  /** The prescribed steps with the calls this run asks for. */
  readonly expectedSteps: (settings: RunSettings, settlement: Settlement) => readonly Step[];
  readonly grade: (settings: RunSettings, item: Item, events: readonly AnswerEvent[]) => Grade;
}
