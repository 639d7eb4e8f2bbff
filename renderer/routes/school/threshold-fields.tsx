import { useTranslation } from 'react-i18next';

import { MINOR_PER_UNIT } from '#shared/money/money.ts';
import type { Thresholds } from '#shared/scoring/thresholds.ts';

import { NumberRow } from '../../ui/form.tsx';

interface ThresholdFieldsProps {
  readonly thresholds: Thresholds;
  readonly onChange: (thresholds: Thresholds) => void;
}

/** When a trainee is ready for the table, and what puts a flag on their line. */
export function ThresholdFields({ thresholds: { ready, flags }, onChange }: ThresholdFieldsProps) {
  const { t } = useTranslation('school');
  const setReady = (change: Partial<Thresholds['ready']>) => onChange({ flags, ready: { ...ready, ...change } });
  const setFlags = (change: Partial<Thresholds['flags']>) => onChange({ ready, flags: { ...flags, ...change } });
  return (
    <div className="columns">
      <section className="panel form">
        <h2>{t('settings.ready')}</h2>
        <p className="muted small">{t('settings.readyHelp')}</p>
        <NumberRow label={t('settings.items')} value={ready.items} min={1} max={100_000} onChange={(items) => setReady({ items })} />
        <NumberRow
          label={t('settings.accuracy')}
          value={ready.accuracy}
          max={100}
          decimals={1}
          unit={t('settings.percent')}
          onChange={(accuracy) => setReady({ accuracy })}
        />
        <NumberRow
          label={t('settings.cleanRate')}
          value={ready.cleanRate}
          max={100}
          decimals={1}
          unit={t('settings.percent')}
          onChange={(cleanRate) => setReady({ cleanRate })}
        />
        <NumberRow
          label={t('settings.decisionsPerMinute')}
          value={ready.decisionsPerMinute}
          max={1_000}
          decimals={1}
          onChange={(decisionsPerMinute) => setReady({ decisionsPerMinute })}
        />
      </section>
      <section className="panel form">
        <h2>{t('settings.flags')}</h2>
        <p className="muted small">{t('settings.flagsHelp')}</p>
        <NumberRow
          label={t('settings.daysAway')}
          value={flags.daysAway}
          min={1}
          max={365}
          onChange={(daysAway) => setFlags({ daysAway })}
        />
        <NumberRow
          label={t('settings.accuracyBelow')}
          value={flags.accuracyBelow}
          max={100}
          decimals={1}
          unit={t('settings.percent')}
          onChange={(accuracyBelow) => setFlags({ accuracyBelow })}
        />
        <NumberRow
          label={t('settings.accuracyFallsBy')}
          value={flags.accuracyFallsBy}
          min={0.1}
          max={100}
          decimals={1}
          onChange={(accuracyFallsBy) => setFlags({ accuracyFallsBy })}
        />
        <NumberRow
          label={t('settings.paceBelow')}
          value={flags.paceBelow}
          max={1_000}
          decimals={1}
          onChange={(paceBelow) => setFlags({ paceBelow })}
        />
        <NumberRow
          label={t('settings.money')}
          help={t('settings.moneyHelp')}
          value={flags.moneyPerHundredAbove === null ? null : flags.moneyPerHundredAbove / MINOR_PER_UNIT}
          max={1_000_000}
          decimals={2}
          onChange={(units) => setFlags({ moneyPerHundredAbove: Math.round(units * MINOR_PER_UNIT) })}
          onEmpty={() => setFlags({ moneyPerHundredAbove: null })}
        />
        <NumberRow
          label={t('settings.fewestItems')}
          value={flags.fewestItems}
          min={1}
          max={10_000}
          onChange={(fewestItems) => setFlags({ fewestItems })}
        />
      </section>
    </div>
  );
}
