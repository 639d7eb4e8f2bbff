import { memo } from 'react';

import type { HouseOptions, RuleSet } from '#shared/games/types.ts';

import { ChipDefs, DefsContext } from '../chips/index.ts';
import { framing } from '../framing.ts';
import type { FeltLayout, Frame } from '../layouts/types.ts';
import type { Gloss } from './gloss.tsx';
import { Cloth, ClothDefs, Texture } from './cloth.tsx';
import { Rack } from './rack.tsx';

interface BoardProps {
  readonly id: string;
  readonly ruleSet: RuleSet;
  readonly layout: FeltLayout;
  readonly options: HouseOptions;
  readonly formatAmount: (amount: number) => string;
  /** The rack's legends as they are now: the board is drawn again only when they change. */
  readonly legends: string;
  readonly frame: Frame;
  readonly gloss: Gloss | undefined;
}

/** The table without what lies on it: an SVG of its own, so that its filters are painted once and never again while one plays. */
export const Board = memo(
  function Board({ id, ruleSet, layout, options, formatAmount, frame, gloss }: BoardProps) {
    const { edge, print, furniture, rack } = layout;
    const view = { id, payTables: ruleSet.payTablesUnder?.(options) ?? ruleSet.payTables, options, gloss };
    return (
      <svg className="felt-layer felt-board" {...framing(frame)} aria-hidden="true" focusable="false">
        <DefsContext value={id}>
          <ChipDefs />
          <ClothDefs id={id} edge={edge} />
          <Cloth id={id} edge={edge} />
          <g lang={layout.language}>{print(view)}</g>
          <Texture id={id} edge={edge} />
          {furniture(view)}
          {rack === undefined ? null : <Rack id={id} y={rack} denominations={ruleSet.denominations} formatAmount={formatAmount} />}
        </DefsContext>
      </svg>
    );
  },
  (before, after) =>
    before.id === after.id &&
    before.ruleSet === after.ruleSet &&
    before.layout === after.layout &&
    before.legends === after.legends &&
    before.frame === after.frame &&
    before.gloss?.language === after.gloss?.language &&
    JSON.stringify(before.options) === JSON.stringify(after.options),
);
