import type { Currency, Minor, Odds } from '../money/money.ts';
import type { Result } from '../result.ts';
import type { AnnouncementChoice, Ground } from './announcements.ts';
import type { Action, AnnouncementId, BetId, CitationId, HandId, ReadingId, RuleSetId, SituationId } from './ids.ts';
import type { OrderRule } from './order-rule.ts';
import type { HouseOption, HouseOptions, Table } from './tables.ts';

export type * from './announcements.ts';
export type * from './ids.ts';
export type * from './order-rule.ts';
export type * from './tables.ts';

export interface Citation {
  readonly id: CitationId;
  /** Short name of the text: `mc-2006-370`, `mo-78-2008`. Its title is worded in the locales. */
  readonly source: string;
  /** The place in the text as it is numbered there, language-neutral: `1, 4°`, `9(8)`. */
  readonly article: string;
}

export interface Reading {
  readonly id: ReadingId;
  readonly citation: CitationId;
  /** The house option that settles it the other way, where there is one. */
  readonly option?: string;
}

/** A call as it is made: the announcement, the hand it names if it names one, the seat it is about if it is about one. */
export interface Call {
  readonly announcement: AnnouncementId;
  readonly hand?: HandId;
  readonly seat?: number;
}

/** One move of chips. `amount` is what moves, in minor units. */
export interface Move {
  readonly kind: 'move';
  readonly seat: number;
  readonly bet: BetId;
  readonly action: Action;
  readonly amount: Minor;
  /** The citation the move rests on. */
  readonly rule: CitationId;
}
export interface CallStep {
  readonly kind: 'call';
  readonly call: Call;
  readonly rule: CitationId;
  /** An act that is done without a word: table files print it among the announcements no more than among the moves. */
  readonly unsaid?: true;
  readonly ground?: Ground;
}
/** One step of the prescribed settlement. */
export type Step = Move | CallStep;

export type Outcome = 'win' | 'lose' | 'push' | 'half';

/** How a payout comes about: `hand` on `bet`, `odds` × `base` = `result`. The base of the ante bonus is the ante. */
export interface Working {
  readonly bet: BetId;
  readonly baseBet: BetId;
  readonly base: Minor;
  readonly odds: Odds;
  readonly result: Minor;
  readonly hand?: HandId;
}

export interface BetSettlement {
  readonly bet: BetId;
  /** 0 for an ante bonus, which is never staked. */
  readonly stake: Minor;
  readonly outcome: Outcome;
  /** What the house adds. */
  readonly pays: Minor;
  readonly citation: CitationId;
  readonly reading?: ReadingId;
  /** Only for what is paid. */
  readonly working?: Working;
}

export interface SeatSettlement {
  readonly seat: number;
  readonly folded: boolean;
  /** Absent for a folded seat and in games without players' hands. */
  readonly hand?: HandId;
  readonly bets: readonly BetSettlement[];
  /** What the seat gains (+) or loses (−) over all its bets. */
  readonly net: Minor;
}

export interface Settlement {
  /** Card games against a dealer. */
  readonly dealer?: { readonly hand: HandId; readonly qualifies: boolean };
  /** The other games: what the draw or the wheel gave, as table files print it. */
  readonly result?: Readonly<Record<string, string | number | boolean | null>>;
  readonly seats: readonly SeatSettlement[];
  /** The whole settlement in the prescribed order, calls included. */
  readonly steps: readonly Step[];
  readonly house: Minor;
}

/** One line of a pay table, as printed on the felt. */
export interface PayLine {
  readonly hand: HandId;
  readonly odds: Odds;
}
export interface PayTable {
  /** The bet it pays, or a name for all the spots it pays. */
  readonly bet: BetId;
  /** The spots, where it pays several. */
  readonly spots?: readonly BetId[];
  /** The bet whose stake the odds multiply: the ante for an ante bonus. */
  readonly baseBet: BetId;
  readonly citation: CitationId;
  readonly lines: readonly PayLine[];
}

/** The words for a spot: their key under `bets`, and what is put into them. */
export interface BetWord {
  readonly key: string;
  readonly values?: Readonly<Record<string, string>>;
}

/** A spot the trainee may act on, with the actions that can make sense there. */
export interface Spot {
  readonly seat: number;
  readonly bet: BetId;
  readonly stake: Minor;
  readonly actions: readonly Action[];
  /** What one chip is worth, where the player stakes and is paid in chips of a colour of his own. */
  readonly chip?: Minor;
}

export type TableErrorCode =
  | 'badJson'
  | 'badInput'
  | 'unknownRuleSet'
  | 'unknownBet'
  | 'badCard'
  | 'duplicateCard'
  | 'cardCount'
  | 'shoeTooShort'
  | 'badSeat'
  | 'duplicateSeat'
  | 'badMoney'
  | 'badNumber'
  | 'anteRequired'
  | 'mainBetRequired'
  | 'playMismatch'
  | 'raiseMismatch'
  | 'foldForbidden'
  | 'inexactPayout'
  | 'limit';

/** Why a table file cannot be settled. `path` points into the line, e.g. `seats[0].bets.play`. */
export interface TableError {
  readonly code: TableErrorCode;
  readonly path: string;
  readonly message: string;
}

/** `natural`: a fair shuffle. `training`: the situation first, then fair cards within it. */
export type Mix = 'natural' | 'training';
export const LEVELS = [1, 2, 3, 4] as const;
export type Level = (typeof LEVELS)[number];

export interface DealRequest {
  readonly options: HouseOptions;
  /** 128 bits, 32 hexadecimal digits. Same seed and request, same table, on every platform. */
  readonly seed: string;
  readonly mix: Mix;
  readonly level: Level;
  /** Seats with bets; the level's own number when left out. */
  readonly seats?: number;
  /** The situation to deal. Only with the training mix. */
  readonly situation?: SituationId;
}
export interface DealtTable {
  readonly table: Table;
  /** Every situation the table shows, the wished one among them. */
  readonly situations: readonly SituationId[];
}

/**
 * One time a table shows a situation, and what of the table it is about: only a fault there is one in the situation.
 * A fault elsewhere on the table is not.
 */
export interface Showing {
  readonly situation: SituationId;
  /** The seat that shows it. Left out: the table shows it, and only calls to the table are about it. */
  readonly seat?: number;
  /** The spots of the seat it is about; all of them when left out. */
  readonly bets?: readonly BetId[];
  /** The announcements, to the seat or to the table, it is about; all of them when left out. */
  readonly calls?: readonly AnnouncementId[];
}

/**
 * How a seat would have been settled had the dealer misjudged something; the grader explains wrong answers with it.
 * Listed are the spots that hang on the misjudgement, whether or not it changes them.
 */
export interface Misreading {
  readonly code: 'qualificationMisjudged' | 'handMisread' | 'tieMisjudged';
  readonly seat: number;
  /** The hand the player's was taken for. */
  readonly hand?: HandId;
  readonly acts: readonly { readonly bet: BetId; readonly action: Action; readonly amount: Minor }[];
}

/** A rule set: rules as data with citations, and the few functions its game needs. */
export interface RuleSet {
  readonly id: RuleSetId;
  readonly family: 'threeCard' | 'stud' | 'puntoBanco' | 'roulette' | 'superJack' | 'pairePoker';
  readonly source: {
    /** `mc-2006-370` … */
    readonly id: string;
    readonly jurisdiction: 'monaco' | 'luxembourg' | 'macau' | 'france';
    /** `historical`: no longer in force; the app must say so. */
    readonly status: 'inForce' | 'historical';
    /** The language of the text and so of the felt. */
    readonly language: 'fr' | 'zh-Hant';
  };
  readonly currency: Currency;
  readonly seats: number;
  /** The boxes of a seat from the dealer outwards; the ante bonus, which is never staked, is last. */
  readonly bets: readonly BetId[];
  /** How its spots are worded, where a spot's id is not itself the key. */
  readonly betWord?: (bet: BetId) => BetWord;
  /** Chip values in minor units, largest first. */
  readonly denominations: readonly Minor[];
  readonly citations: Readonly<Record<CitationId, Citation>>;
  readonly readings: readonly Reading[];
  readonly options: readonly HouseOption[];
  /** Whether half of a stake may be lost, as zero at roulette takes it from the even chances. */
  readonly losesHalves?: true;
  readonly payTables: readonly PayTable[];
  /** The pay tables under these options, where the options change them. */
  readonly payTablesUnder?: (options: HouseOptions) => readonly PayTable[];
  readonly orderRules: readonly OrderRule[];
  readonly announcements: readonly AnnouncementChoice[];
  /** What a table puts into the words of its calls: the number that came up. */
  readonly callValues?: (table: Table) => Readonly<Record<string, string>>;
  /** The keys of the grounds its acts may have. */
  readonly grounds?: readonly string[];
  readonly situations: readonly SituationId[];
  /** Those of them that can come up under these options. */
  readonly dealableSituations: (options: HouseOptions) => readonly SituationId[];
  /** Where a table shows which of them, in their order. */
  readonly showings: (table: Table) => readonly Showing[];
  /** The misjudgements a settled table invites, the likelier first. */
  readonly misreadings: (table: Table) => readonly Misreading[];
  /** Reads a parsed table file (one JSON value). */
  readonly read: (input: unknown) => Result<Table, TableError>;
  /** The table as a table file. */
  readonly write: (table: Table) => Readonly<Record<string, unknown>>;
  /** Settles as the text prescribes; the only expected failure is `inexactPayout`. */
  readonly settle: (table: Table) => Result<Settlement, TableError>;
  /** The settlement as a table file prints it. */
  readonly writeSettlement: (table: Table, settlement: Settlement) => Readonly<Record<string, unknown>>;
  readonly spots: (table: Table) => readonly Spot[];
  /** A small step of the work that the first deal would otherwise wait for; false when nothing is left. */
  readonly prepare?: () => boolean;
  readonly deal: (request: DealRequest) => DealtTable;
}
