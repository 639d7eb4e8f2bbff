import type { SuperJackTable } from '#shared/games/types.ts';
import type { Minor } from '#shared/money/money.ts';

import { hash, Pile } from '../../chips/index.ts';
import type { FeltState } from '../../felt-state.ts';
import { stepped, upright, wideAngle, wideAt } from '../../geometry/index.ts';
import { AmountTag } from '../../seats/amount-tag.tsx';
import type { CardsView } from '../types.ts';
import { RINGS, SEATS } from './places.ts';

/** Stakes in minima of the table. */
const STAKES = [2, 4, 5, 10, 20] as const;
/** The minimum where none is posted. */
const MINIMUM: Minor = 500;
const TAG_DROP = 13;

/** What lies in a blackjack box. */
interface OrdinaryBet {
  readonly seat: number;
  readonly stake: Minor;
}

/**
 * The blackjack bets of the players, who alone may play the line. A table file does not hold them: they lie there to be settled
 * first, always the same at the same table, and are gone once they are.
 */
export function ordinaryBets({ seats, limits, shoe }: SuperJackTable, { calls }: Pick<FeltState, 'calls'>): readonly OrdinaryBet[] {
  if (calls.some(({ announcement }) => announcement === 'settleOrdinary')) return [];
  const minimum = limits?.min ?? MINIMUM;
  const deal = [...shoe.join('')].reduce((sum, sign) => sum * 31 + sign.charCodeAt(0), 7);
  return seats.map(({ seat }) => {
    const drawn = Math.floor(hash(deal + seat * 7919) * STAKES.length);
    return { seat, stake: minimum * (STAKES[drawn] ?? STAKES[0]) };
  });
}

/** The ordinary bets in their boxes. */
export function OrdinaryBets({ table, view }: { readonly table: SuperJackTable; readonly view: CardsView }) {
  const { denominations, labels, formatAmount } = view.look;
  return ordinaryBets(table, view.state).map(({ seat, stake }) => {
    const place = wideAt(RINGS.box, wideAngle(seat, SEATS.count, SEATS.pitch));
    const foot = stepped(place, 0, 8);
    return (
      <g key={seat}>
        <g transform={upright(foot)}>
          <Pile amount={stake} denominations={denominations} seed={seat * 13} />
        </g>
        {labels && <AmountTag x={foot.x} y={foot.y + TAG_DROP} text={formatAmount(stake)} kind="stake" />}
      </g>
    );
  });
}
