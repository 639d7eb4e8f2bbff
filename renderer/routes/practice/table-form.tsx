import { useTranslation } from 'react-i18next';

import type { RunSettings } from '#shared/drills/types.ts';

import { useChangePreferences, usePreferences } from '../../app/preferences.ts';
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
  return (
    <section className="panel form">
      <h2>{t('table')}</h2>
      <SwitchRow
        label={t('calls')}
        help={<p>{t('callsHelp')}</p>}
        checked={settings.calls}
        onChange={(calls) => {
          onChange({ calls });
        }}
      />
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
        help={<p>{t('chipLabelsHelp')}</p>}
        checked={chipLabels}
        onChange={(shown) => {
          changePreferences({ chipLabels: shown });
        }}
      />
    </section>
  );
}
