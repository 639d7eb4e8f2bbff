import { useTranslation } from 'react-i18next';

import { FormRow, SwitchRow } from '../../ui/form.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { CardSample } from './card-sample.tsx';
import type { PanelProps } from './language-panel.tsx';

/** Cards and chips as they lie on the felt, with a sample. */
export function CardsPanel({ preferences, onChange }: PanelProps) {
  const { t } = useTranslation(['settings', 'practice']);
  return (
    <section className="panel form">
      <h2>{t('cardsAndChips')}</h2>
      <CardSample fourColour={preferences.fourColourDeck} indices={preferences.cardIndices} />
      <SwitchRow
        label={t('fourColour')}
        help={t('fourColourHelp')}
        checked={preferences.fourColourDeck}
        onChange={(fourColourDeck) => {
          onChange({ fourColourDeck });
        }}
      />
      <FormRow label={t('indices')} help={t('indicesHelp')}>
        <Segmented
          wide
          label={t('indices')}
          value={preferences.cardIndices}
          onChange={(cardIndices) => {
            onChange({ cardIndices });
          }}
          choices={(['language', 'international'] as const).map((way) => ({ value: way, label: t(`indexWays.${way}`) }))}
        />
      </FormRow>
      <SwitchRow
        label={t('practice:chipLabels')}
        help={t('practice:chipLabelsHelp')}
        checked={preferences.chipLabels}
        onChange={(chipLabels) => {
          onChange({ chipLabels });
        }}
      />
      <FormRow label={t('practice:entry')} help={t(`practice:entryHelp.${preferences.entry}`)}>
        <Segmented
          wide
          label={t('practice:entry')}
          value={preferences.entry}
          onChange={(entry) => {
            onChange({ entry });
          }}
          choices={(['figures', 'chips'] as const).map((way) => ({ value: way, label: t(`practice:entries.${way}`) }))}
        />
      </FormRow>
    </section>
  );
}
