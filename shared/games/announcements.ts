import type { AnnouncementId, CitationId, HandId } from './ids.ts';

/** A way to call: an announcement and, where it names a hand, the hands to choose from. */
export interface AnnouncementChoice {
  readonly announcement: AnnouncementId;
  /** `table`: to the whole table. `seat`: per seat in play, when the run asks for calls. */
  readonly about: 'table' | 'seat';
  /** Calls of one topic exclude one another, those of different topics are all made. Left out: the topic most tables have. */
  readonly topic?: string;
  /** A call to the table that is made only when the run asks for calls; those about a seat always are. */
  readonly onRequest?: true;
  /** The place that says when it is made, for a call nobody was to make. Left out: that of the first call of the table. */
  readonly citation?: CitationId;
  readonly hands?: readonly HandId[];
  readonly act?: DealerAct;
}

/**
 * What makes a choice an act of the dealer: it is done at the table instead of said, and asked for in every run. The acts of
 * a table are listed among its calls in the order of the text. An act has a topic of its own; acts that share one are the
 * answers to one decision.
 */
export interface DealerAct {
  /** The letter on the keyboard that does it. */
  readonly key: string;
  /** Every table asks for it, so that nothing is given away by saying that it is due. */
  readonly always?: true;
  /** Cards lie face down, or are not drawn, until it is done; what is turned stays turned. */
  readonly turnsCards?: true;
}

/** Why the cards ask for an act: a key under the rule set's `grounds`, and what is put into its words. */
export interface Ground {
  readonly key: string;
  readonly values: Readonly<Record<string, number>>;
}
