import { useTranslation } from 'react-i18next';

import type { RunSettings } from '#shared/drills/types.ts';
import { ruleSetById } from '#shared/games/index.ts';
import { LEVELS } from '#shared/games/types.ts';

import { usePreferences } from '../../app/preferences.ts';
import { settingsFor } from '../../app/run-settings.ts';
import { PLAYABLE_RULE_SETS } from '../../felt/index.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { ruleWordsIn } from '../../i18n/rule-words.ts';
import { SelectField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { gameWords } from '../fact-words.ts';

interface RunPresetProps {
  readonly settings: RunSettings;
  readonly onChange: (settings: RunSettings) => void;
}

const ITEMS = [5, 10, 20, 40] as const;

/** The run to be done: game, level, how many hands, and which situations, where it is about some. */
export function RunPreset({ settings, onChange }: RunPresetProps) {
  const { t } = useTranslation(['review', 'practice']);
  const language = useLanguage();
  const preferences = usePreferences();
  const ruleSet = ruleSetById(settings.ruleSet);
  return (
    <>
      <SelectField
        label={t('filters.game')}
        value={settings.ruleSet}
        choices={PLAYABLE_RULE_SETS.map(({ id }) => ({ value: id, label: gameWords(id, language) }))}
        onChange={(id) => {
          const next = ruleSetById(id);
          if (next && id !== settings.ruleSet)
            onChange({ ...settingsFor(next, preferences), level: settings.level, items: settings.items });
        }}
      />
      <div className="preset-row">
        <span className="preset">
          <span aria-hidden="true">{t('homework.level')}</span>
          <Segmented
            label={t('homework.level')}
            value={settings.level}
            onChange={(level) => onChange({ ...settings, level })}
            choices={LEVELS.map((level) => ({ value: level, label: String(level) }))}
          />
        </span>
        <span className="preset">
          <span aria-hidden="true">{t('homework.items')}</span>
          <Segmented
            label={t('homework.items')}
            value={settings.items}
            onChange={(items) => onChange({ ...settings, items })}
            choices={[...new Set([...ITEMS, settings.items])]
              .sort((a, b) => a - b)
              .map((items) => ({ value: items, label: String(items) }))}
          />
        </span>
        <label className="preset check">
          <input type="checkbox" checked={settings.calls} onChange={(event) => onChange({ ...settings, calls: event.target.checked })} />
          {t('homework.calls')}
        </label>
      </div>
      {settings.situations && ruleSet ? (
        <fieldset className="situations">
          <legend>{t('homework.situations')}</legend>
          <ul>
            {settings.situations.map((situation) => (
              <li key={situation}>
                <span>{ruleWordsIn(ruleSet.id, language).situation(situation)}</span>
                <button
                  type="button"
                  aria-label={t('homework.without', { situation: ruleWordsIn(ruleSet.id, language).situation(situation) })}
                  onClick={() => {
                    const left = settings.situations?.filter((each) => each !== situation) ?? [];
                    onChange({ ...settings, situations: left.length === 0 ? null : left });
                  }}
                >
                  <Icon name="cross" />
                </button>
              </li>
            ))}
          </ul>
        </fieldset>
      ) : null}
    </>
  );
}
