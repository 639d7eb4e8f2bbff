import type { Action, AnnouncementId, BetId, CitationId, HandId, OrderRuleId } from './ids.ts';
import type { HouseOptionValue } from './tables.ts';

/** Picks out steps: every named property must agree. */
export interface StepPattern {
  /** Any of these announcements. A pattern without `calls` picks moves only. */
  readonly calls?: readonly AnnouncementId[];
  /** Of those calls the ones that name one of these hands. */
  readonly hands?: readonly HandId[];
  readonly bets?: readonly BetId[];
  readonly actions?: readonly Action[];
  /** Steps of these seats only. */
  readonly seats?: readonly number[];
  /** True: moves of folded seats only; false: of seats in play only. */
  readonly folded?: boolean;
  /** What the text calls the steps it picks, where their order is shown. Worded under `steps`. */
  readonly word?: string;
}

/** An order the text prescribes. The grader faults an order only where one of these forbids it. */
export type OrderRule = OrderRuleKind & {
  /** Holds only where this house option has this value. */
  readonly under?: { readonly option: string; readonly value: HouseOptionValue };
};
type OrderRuleKind =
  | {
      readonly kind: 'before';
      readonly id: OrderRuleId;
      readonly citation: CitationId;
      /** `seat`: compares steps of the same seat; `table`: of the whole table. */
      readonly scope: 'seat' | 'table';
      readonly first: StepPattern;
      readonly then: StepPattern;
    }
  | {
      readonly kind: 'seatSequence';
      readonly id: OrderRuleId;
      readonly citation: CitationId;
      /** `descending`: the highest seat number first, i.e. right to left seen from the dealer. A seat is finished before the next begins. */
      readonly direction: 'ascending' | 'descending';
      readonly among: StepPattern;
    }
  | {
      /** Whatever one pattern picks comes before whatever a later one picks. */
      readonly kind: 'sequence';
      readonly id: OrderRuleId;
      readonly citation: CitationId;
      readonly scope: 'seat' | 'table';
      readonly among: readonly StepPattern[];
    }
  | {
      /** A seat once begun is finished before another is begun; which comes first is free. */
      readonly kind: 'seatBySeat';
      readonly id: OrderRuleId;
      readonly citation: CitationId;
      readonly among: StepPattern;
    };
