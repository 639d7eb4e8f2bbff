import { useTranslation } from 'react-i18next';

import type { RunSettings } from '#shared/drills/types.ts';
import { LEVEL_PLANS } from '#shared/games/levels.ts';
import { LEVELS, type RuleSet } from '#shared/games/types.ts';

import { useFormat } from '../../i18n/use-language.ts';
import { FormRow } from '../../ui/form.tsx';
import { Segmented } from '../../ui/segmented.tsx';

/** At a large table not every number of seats, so that the row stays one row. */
const SEATS_OF_LARGE_TABLE = [1, 2, 3, 4, 6, 8, 12, 16];
const ITEM_CHOICES = [5, 10, 20, 50, 100, 200];

interface RunFormProps {
  readonly ruleSet: RuleSet;
  readonly settings: RunSettings;
  readonly onChange: (part: Partial<RunSettings>) => void;
}

/** Level, number of hands, seats, and which hands come. */
export function RunForm({ ruleSet, settings, onChange }: RunFormProps) {
  const { t } = useTranslation('practice');
  const format = useFormat();
  const plan = LEVEL_PLANS[settings.level];
  const itemChoices = ITEM_CHOICES.includes(settings.items) ? ITEM_CHOICES : [...ITEM_CHOICES, settings.items].sort((a, b) => a - b);
  const seatChoices =
    ruleSet.seats > 8
      ? SEATS_OF_LARGE_TABLE.filter((seats) => seats <= ruleSet.seats)
      : Array.from({ length: ruleSet.seats }, (_, index) => index + 1);
  return (
    <section className="panel form">
      <h2>{t('run')}</h2>
      <FormRow
        label={t('level')}
        help={t(`levels.${settings.level}`, { seats: format.number(plan.seats), seconds: format.seconds(plan.decisionMs, 0) })}
      >
        <Segmented
          wide
          label={t('level')}
          value={settings.level}
          onChange={(level) => {
            onChange({ level });
          }}
          choices={LEVELS.map((level) => ({ value: level, label: format.number(level) }))}
        />
      </FormRow>
      <FormRow label={t('items')}>
        <Segmented
          wide
          label={t('items')}
          value={settings.items}
          onChange={(items) => {
            onChange({ items });
          }}
          choices={itemChoices.map((items) => ({ value: items, label: format.number(items) }))}
        />
      </FormRow>
      <FormRow label={t('seats')} help={t('seatsHelp')}>
        <Segmented
          wide
          label={t('seats')}
          value={settings.seats ?? 0}
          onChange={(seats) => {
            onChange({ seats: seats === 0 ? null : seats });
          }}
          choices={[{ value: 0, label: t('seatsByLevel') }, ...seatChoices.map((seats) => ({ value: seats, label: format.number(seats) }))]}
        />
      </FormRow>
      <FormRow label={t('mix')} help={t(`mixHelp.${settings.mix}`)}>
        <Segmented
          wide
          label={t('mix')}
          value={settings.mix}
          onChange={(mix) => {
            onChange({ mix });
          }}
          choices={(['training', 'natural'] as const).map((mix) => ({ value: mix, label: t(`mixes.${mix}`) }))}
        />
      </FormRow>
      <FormRow label={t('allowance')} help={t('allowanceHelp')}>
        <span className="figure small-figure">{format.seconds(plan.decisionMs, 0)}</span>
      </FormRow>
    </section>
  );
}
