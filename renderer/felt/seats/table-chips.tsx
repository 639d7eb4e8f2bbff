import type { Minor } from '#shared/money/money.ts';

import { Pile } from '../chips/index.ts';
import { customProperties } from '../custom-properties.ts';
import { towardsDealer, upright } from '../geometry/index.ts';
import type { ChipsView, Drawing } from '../layouts/types.ts';
import { AmountTag } from './amount-tag.tsx';
import { chipPieces, type Piece } from './pieces.ts';

/** How far chips travel from or to the dealer. */
const TRAVEL = 90;

interface TableChipsProps {
  readonly drawing: Drawing;
  readonly view: ChipsView;
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

/** Stacks of values on every spot; the amounts lie above all of the stacks, so that no tall one hides a figure. */
export function TableChips({ drawing, view }: TableChipsProps) {
  const { look, state, preview, isCorrected } = view;
  const { labels, animate, denominations, formatAmount } = look;
  const shown = chipPieces(drawing, state.spots, preview).filter((piece) => piece.kind !== 'taken' || animate);
  return (
    <>
      {shown.map((piece) => (
        <PieceChips key={keyOf(piece)} piece={piece} denominations={denominations} />
      ))}
      {labels &&
        shown.map((piece) => {
          const { kind, place, amount, tagDrop } = piece;
          if (tagDrop === undefined || kind === 'taken' || kind === 'preview' || (kind === 'paid' && isCorrected(piece))) return null;
          const text = kind === 'paid' ? `+${formatAmount(amount)}` : formatAmount(amount);
          return <AmountTag key={keyOf(piece)} x={place.x} y={place.y + tagDrop} text={text} kind={kind} />;
        })}
    </>
  );
}

function keyOf({ seat, bet, kind }: Piece): string {
  return `${seat} ${bet} ${kind}`;
}
