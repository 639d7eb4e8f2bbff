import { useCallback } from 'react';

import type { RuleSetId } from '#shared/games/types.ts';

import { useChangePreferences, usePreferences } from '../../app/preferences.ts';
import { layoutOf } from '../../felt/index.ts';

/** The aid on a felt, shown or put away; the choice is remembered. Null where the felt has none. */
export interface FeltAid {
  readonly isShown: boolean;
  readonly toggle: () => void;
}

/** The aid of a rule set's felt. */
export function useFeltAid(ruleSet: RuleSetId): FeltAid | null {
  const { feltAid } = usePreferences();
  const change = useChangePreferences();
  const toggle = useCallback(() => {
    change({ feltAid: !feltAid });
  }, [change, feltAid]);
  return layoutOf(ruleSet)?.aid === undefined ? null : { isShown: feltAid, toggle };
}
