import { useMemo } from 'react';

import type { RuleSet, Table } from '#shared/games/types.ts';
import type { Minor } from '#shared/money/money.ts';

import type { FeltState, SpotState } from './felt-state.ts';
import './felt.css';
import { drawingOf, type FactWords } from './layouts/index.ts';

/** More bets than this are not read as columns. */
const MOST_COLUMNS = 8;

export interface FeltTableWords extends FactWords {
  readonly caption: string;
  readonly seat: string;
  readonly cards: string;
  readonly spot: string;
  readonly state: string;
  readonly stake: (amount: string) => string;
  readonly taken: (amount: string) => string;
  readonly paid: (amount: string) => string;
  readonly returned: (amount: string) => string;
}

interface FeltTableProps {
  readonly ruleSet: RuleSet;
  readonly table: Table;
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
  const facts = useMemo(() => drawingOf(table)?.facts(words, state), [table, words, state]);
  if (!facts) return null;
  const { hand, house } = facts;
  const seats = [...new Set(state.spots.map(({ seat }) => seat))];
  const className = visible ? 'felt-table' : 'felt-table felt-table-hidden';
  const houseRows = (columns: number) =>
    house.map(({ name, text }) => (
      <tr key={name}>
        <th scope="row">{name}</th>
        <td colSpan={hand ? 1 : columns}>{text}</td>
        {hand ? <td colSpan={columns} /> : null}
      </tr>
    ));

  // Where a seat has few boxes each has a column; a layout of many spots is read as a list of what lies on them.
  if (ruleSet.bets.length > MOST_COLUMNS) {
    return (
      <div className={className}>
        <table>
          <caption>{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.seat}</th>
              <th scope="col">{words.spot}</th>
              <th scope="col">{words.state}</th>
            </tr>
          </thead>
          <tbody>
            {state.spots.map((spot) => (
              <tr key={`${spot.seat} ${spot.bet}`}>
                <th scope="row">{spot.seat}</th>
                <td>{words.bet(spot.bet)}</td>
                <td>{spotText(spot)}</td>
              </tr>
            ))}
            {houseRows(2)}
          </tbody>
        </table>
      </div>
    );
  }
  return (
    <div className={className}>
      <table>
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.seat}</th>
            {hand ? <th scope="col">{words.cards}</th> : null}
            {ruleSet.bets.map((bet) => (
              <th key={bet} scope="col">
                {words.bet(bet)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seats.map((seat) => (
            <tr key={seat}>
              <th scope="row">{seat}</th>
              {hand ? <td>{hand(seat)}</td> : null}
              {ruleSet.bets.map((bet) => (
                <td key={bet}>{spotText(state.spots.find((spot) => spot.seat === seat && spot.bet === bet))}</td>
              ))}
            </tr>
          ))}
          {houseRows(ruleSet.bets.length)}
        </tbody>
      </table>
    </div>
  );
}
