import { useTranslation } from 'react-i18next';

import type { RunSettings } from '#shared/drills/types.ts';
import { ruleSetById } from '#shared/games/index.ts';

import { useChangePreferences, usePreferences } from '../../app/preferences.ts';
import { useRuleWords } from '../../i18n/rule-words.ts';
import { FormRow, SwitchRow } from '../../ui/form.tsx';
import { Segmented } from '../../ui/segmented.tsx';

interface TableFormProps {
  readonly settings: RunSettings;
  readonly onChange: (part: Partial<RunSettings>) => void;
}

/** What is asked at the table, and how a payment is entered. */
export function TableForm({ settings, onChange }: TableFormProps) {
  const { t } = useTranslation('practice');
  const { chipLabels, entry } = usePreferences();
  const changePreferences = useChangePreferences();
  const words = useRuleWords(settings.ruleSet);
  const announcements = ruleSetById(settings.ruleSet)?.announcements ?? [];
  // Where there are no players' hands to call, the switch asks for what else may be called, if anything.
  const asksHands = announcements.some(({ about }) => about === 'seat');
  const further = announcements.flatMap(({ announcement, onRequest }) => (onRequest === true ? [words.announcement(announcement)] : []));
  return (
    <section className="panel form">
      <h2>{t('table')}</h2>
      {asksHands || further.length > 0 ? (
        <SwitchRow
          label={asksHands ? t('calls') : t('callsFurther')}
          help={asksHands ? t('callsHelp') : further.join(' · ')}
          checked={settings.calls}
          onChange={(calls) => {
            onChange({ calls });
          }}
        />
      ) : null}
      <FormRow label={t('entry')} help={t(`entryHelp.${entry}`)}>
        <Segmented
          wide
          label={t('entry')}
          value={entry}
          onChange={(way) => {
            changePreferences({ entry: way });
          }}
          choices={(['figures', 'chips'] as const).map((way) => ({ value: way, label: t(`entries.${way}`) }))}
        />
      </FormRow>
      <SwitchRow
        label={t('chipLabels')}
        help={t('chipLabelsHelp')}
        checked={chipLabels}
        onChange={(shown) => {
          changePreferences({ chipLabels: shown });
        }}
      />
    </section>
  );
}
