import type { Card } from '#shared/cards/card.ts';
import type { BetId, RuleSet, ThreeCardTable } from '#shared/games/types.ts';
import type { Minor } from '#shared/money/money.ts';

import { laidOut } from './cards/index.ts';
import type { FeltState, SpotState } from './felt-state.ts';
import './felt.css';

export interface FeltTableWords {
  readonly caption: string;
  readonly seat: string;
  readonly cards: string;
  readonly dealer: string;
  readonly folded: string;
  readonly bet: (bet: BetId) => string;
  readonly card: (card: Card) => string;
  /** Joins the names of cards, or what happened on a spot. */
  readonly list: (items: readonly string[]) => string;
  readonly stake: (amount: string) => string;
  readonly taken: (amount: string) => string;
  readonly paid: (amount: string) => string;
  readonly returned: (amount: string) => string;
}

interface FeltTableProps {
  readonly ruleSet: RuleSet;
  readonly table: ThreeCardTable;
  readonly state: FeltState;
  readonly formatAmount: (amount: Minor) => string;
  readonly words: FeltTableWords;
  /** Shown to everyone, not to screen readers only. */
  readonly visible?: boolean;
}

/** The same facts as the felt, seat by seat. */
export function FeltTable({ ruleSet, table, state, formatAmount, words, visible = false }: FeltTableProps) {
  const spotText = (spot: SpotState | undefined): string => {
    if (!spot) return '';
    const facts = [
      spot.stake > 0 && spot.left === spot.stake ? words.stake(formatAmount(spot.stake)) : '',
      spot.stake > 0 && spot.left > 0 && spot.left < spot.stake ? words.stake(formatAmount(spot.left)) : '',
      spot.taken > 0 ? words.taken(formatAmount(spot.taken)) : '',
      spot.paid > 0 ? words.paid(formatAmount(spot.paid)) : '',
      spot.returned > 0 ? words.returned(formatAmount(spot.returned)) : '',
    ];
    return words.list(facts.filter((fact) => fact !== ''));
  };
  const cardsText = (cards: readonly Card[]): string => words.list(laidOut(cards).map(words.card));
  return (
    <div className={visible ? 'felt-table' : 'felt-table felt-table-hidden'}>
      <table>
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.seat}</th>
            <th scope="col">{words.cards}</th>
            {ruleSet.bets.map((bet) => (
              <th key={bet} scope="col">
                {words.bet(bet)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.seats.map(({ seat, cards, folded }) => (
            <tr key={seat}>
              <th scope="row">{seat}</th>
              <td>{folded ? words.folded : cardsText(cards)}</td>
              {ruleSet.bets.map((bet) => (
                <td key={bet}>{spotText(state.spots.find((spot) => spot.seat === seat && spot.bet === bet))}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{words.dealer}</th>
            <td>{cardsText(table.dealer)}</td>
            <td colSpan={ruleSet.bets.length} />
          </tr>
        </tbody>
      </table>
    </div>
  );
}
