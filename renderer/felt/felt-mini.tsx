import type { RuleSetId } from '#shared/games/types.ts';

import './felt.css';
import { layoutOf } from './layouts/index.ts';

/** A miniature of a rule set's printed layout, ivory on its own cloth. */
export function FeltMini({ ruleSet }: { readonly ruleSet: RuleSetId }) {
  const layout = layoutOf(ruleSet);
  if (!layout) return null;
  return (
    <svg
      className="felt-mini"
      data-felt={layout.cloth}
      viewBox="0 0 160 100"
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
      focusable="false"
    >
      {layout.mini()}
    </svg>
  );
}
