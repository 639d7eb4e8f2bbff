import { usePreferences } from '../../app/preferences.ts';
import { settingsFor } from '../../app/run-settings.ts';
import { PLAYABLE_RULE_SETS } from '../../felt/index.ts';
import type { HomeworkDraft } from './homework-dialog.tsx';

/** What homework begins with: who it is for, which game, and perhaps which situations of it. */
interface Wanted {
  readonly classes: readonly string[];
  readonly trainees: readonly string[];
  readonly ruleSet?: string | null;
  readonly situations?: readonly string[];
}

const FEWEST_ITEMS = 5;
const MOST_ITEMS = 40;
const ITEMS_A_SITUATION = 4;

/** Makes drafts of homework with the settings this person last used for the game. */
export function useHomeworkDraft(): (wanted: Wanted) => HomeworkDraft | null {
  const preferences = usePreferences();
  return ({ classes, trainees, ruleSet: id, situations = [] }) => {
    const ruleSet = PLAYABLE_RULE_SETS.find((each) => each.id === id) ?? PLAYABLE_RULE_SETS[0];
    if (!ruleSet) return null;
    const usual = settingsFor(ruleSet, preferences);
    const settings =
      situations.length === 0
        ? usual
        : {
            ...usual,
            mix: 'training' as const,
            items: Math.min(MOST_ITEMS, Math.max(FEWEST_ITEMS, situations.length * ITEMS_A_SITUATION)),
            situations: [...situations],
          };
    return { settings, classes, trainees };
  };
}
