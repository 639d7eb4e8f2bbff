import type { Decision, DiagnosisCode, Grade, Verdict } from '../drills/types.ts';
import type { OrderRuleId } from '../games/types.ts';
import type { Minor } from '../money/money.ts';
import type { SituationCount } from './situations.ts';

/** A first try, as scoring needs it. */
export interface ScoredAttempt {
  readonly attempt: string;
  readonly index: number;
  readonly situations: readonly SituationCount[];
  readonly grade: Grade;
}

/** What a run amounts to. Derived from its first tries; nothing of it is stored. */
export interface RunResult {
  readonly items: number;
  readonly cleanItems: number;
  readonly decisions: number;
  readonly rightDecisions: number;
  /** 0–100, one decimal; null without decisions. */
  readonly accuracy: number | null;
  readonly durationMs: number;
  /** Decisions a minute, one decimal; null without time. */
  readonly decisionsPerMinute: number | null;
  readonly medianDecisionMs: number | null;
  readonly overpaid: Minor;
  readonly underpaid: Minor;
  /** Money error per hundred items, over and under. */
  readonly overpaidPerHundred: Minor;
  readonly underpaidPerHundred: Minor;
  readonly longestCleanStreak: number;
  readonly slowest: readonly { readonly index: number; readonly attempt: string; readonly decision: Decision; readonly ms: number }[];
  readonly diagnoses: readonly {
    /** The verdict where no diagnosis explains the error. */
    readonly code: DiagnosisCode | Extract<Verdict, 'missed' | 'superfluous' | 'wrongAction' | 'wrongCall'>;
    readonly rule?: OrderRuleId;
    readonly count: number;
  }[];
  readonly byItem: readonly { readonly index: number; readonly attempt: string; readonly score: number; readonly errors: number }[];
  readonly situations: readonly SituationCount[];
}

/** A run as it is compared with others. */
export interface ComparedRun {
  readonly run: string;
  readonly startedAt: number;
  readonly accuracy: number | null;
  readonly decisionsPerMinute: number | null;
  /** Over- and underpaid together. */
  readonly moneyError: Minor;
}
/** A run among others of the same rule set and drill. */
export interface RunComparison {
  /** The last runs, oldest first, this one last; eight at most. */
  readonly recent: readonly ComparedRun[];
  /** Accuracy points against the run before; null for the first. */
  readonly accuracyChange: number | null;
  /** The best of all the runs, this one included. */
  readonly bestAccuracy: number | null;
  /** Whether this run beats every earlier one; the first run beats none. */
  readonly isBest: boolean;
}
