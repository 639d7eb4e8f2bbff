import type { CitationId, OrderRule } from '../types.ts';

/** Where a text lays down the order of a stud table. */
interface Places {
  readonly dealerOpens: CitationId;
  readonly dealerFirst: CitationId;
  readonly counterClockwise: CitationId;
}

/** The order both stud texts prescribe; within a hand they leave it free. */
export function studOrderRules({ dealerOpens, dealerFirst, counterClockwise }: Places): readonly OrderRule[] {
  const dealerCalls = ['dealerQualifies', 'dealerNotQualified'];
  return [
    {
      kind: 'before',
      id: 'foldedBeforeDealer',
      citation: dealerOpens,
      scope: 'table',
      first: { folded: true },
      then: { calls: dealerCalls },
    },
    {
      kind: 'before',
      id: 'dealerBeforeHands',
      citation: dealerFirst,
      scope: 'table',
      first: { calls: dealerCalls },
      then: { folded: false },
    },
    {
      kind: 'seatSequence',
      id: 'seatsCounterClockwise',
      citation: counterClockwise,
      direction: 'descending',
      among: { folded: false },
    },
  ];
}
