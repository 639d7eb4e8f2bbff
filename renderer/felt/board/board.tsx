import { memo } from 'react';

import type { RuleSet } from '#shared/games/types.ts';

import { ChipDefs, DefsContext } from '../chips/index.ts';
import { VIEW } from '../geometry/index.ts';
import type { FeltLayout } from '../layouts/index.ts';
import { Cloth, ClothDefs, Texture } from './cloth.tsx';
import { Discard, Rack, Shuffler } from './furniture.tsx';
import { Print } from './print.tsx';

interface BoardProps {
  readonly id: string;
  readonly ruleSet: RuleSet;
  readonly layout: FeltLayout;
  readonly formatAmount: (amount: number) => string;
  /** The rack's legends as they are now: the board is drawn again only when they change. */
  readonly legends: string;
}

/** The table without what lies on it: an SVG of its own, so that its filters are painted once and never again while one plays. */
export const Board = memo(
  function Board({ id, ruleSet, layout, formatAmount }: BoardProps) {
    return (
      <svg
        className="felt-layer felt-board"
        viewBox={`0 0 ${VIEW.width} ${VIEW.height}`}
        preserveAspectRatio="xMidYMax meet"
        aria-hidden="true"
        focusable="false"
      >
        <DefsContext value={id}>
          <ChipDefs />
          <ClothDefs id={id} />
          <Cloth id={id} />
          <Print id={id} layout={layout} seats={ruleSet.seats} payTables={ruleSet.payTables} />
          <Texture id={id} />
          <Shuffler id={id} />
          <Discard id={id} />
          <Rack id={id} denominations={ruleSet.denominations} formatAmount={formatAmount} />
        </DefsContext>
      </svg>
    );
  },
  (before, after) =>
    before.id === after.id && before.ruleSet === after.ruleSet && before.layout === after.layout && before.legends === after.legends,
);
