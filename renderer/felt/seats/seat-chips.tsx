import type { BetId } from '#shared/games/types.ts';
import type { Minor } from '#shared/money/money.ts';

import { Pile } from '../chips/index.ts';
import { customProperties } from '../custom-properties.ts';
import { towardsDealer, upright } from '../geometry/index.ts';
import { AmountTag } from './amount-tag.tsx';
import type { Piece } from './pieces.ts';

/** How far chips travel from or to the dealer. */
const TRAVEL = 90;
/** The middle of a tag below the foot of its stack. */
const TAG_DROP = 14;

interface SeatChipsProps {
  readonly pieces: readonly Piece[];
  readonly denominations: readonly Minor[];
  readonly labels: boolean;
  /** Spots whose payment is named by a correction instead. */
  readonly corrected: ReadonlySet<BetId>;
  readonly formatAmount: (amount: Minor) => string;
  readonly animate: boolean;
}

function PieceChips({ piece, denominations }: { readonly piece: Piece; readonly denominations: readonly Minor[] }) {
  const { place, home } = piece;
  const dealer = towardsDealer(place.angle, TRAVEL);
  const travel = customProperties({
    '--dealer-x': `${dealer.x}px`,
    '--dealer-y': `${dealer.y}px`,
    '--home-x': `${home.x - place.x}px`,
    '--home-y': `${home.y - place.y}px`,
  });
  return (
    <g transform={upright(place)}>
      <g className={`felt-chips felt-chips-${piece.kind}`} style={travel}>
        <Pile amount={piece.amount} denominations={denominations} seed={piece.seed} />
      </g>
    </g>
  );
}

/** The chips of one seat; the amounts lie above all of its stacks, so that no tall stack hides one. */
export function SeatChips({ pieces, denominations, labels, corrected, formatAmount, animate }: SeatChipsProps) {
  const shown = pieces.filter((piece) => piece.kind !== 'taken' || animate);
  return (
    <>
      {shown.map((piece) => (
        <PieceChips key={`${piece.bet} ${piece.kind}`} piece={piece} denominations={denominations} />
      ))}
      {labels &&
        shown.map(({ kind, bet, place, amount }) => {
          if (kind === 'taken' || kind === 'preview' || (kind === 'paid' && corrected.has(bet))) return null;
          const text = kind === 'paid' ? `+${formatAmount(amount)}` : formatAmount(amount);
          return <AmountTag key={`${bet} ${kind}`} x={place.x} y={place.y + TAG_DROP} text={text} kind={kind} />;
        })}
    </>
  );
}
