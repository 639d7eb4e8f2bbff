import { useTranslation } from 'react-i18next';

import type { RunSummary } from '#shared/api/schemas.ts';
import { ruleSetById } from '#shared/games/index.ts';

import { useFormat } from '../../i18n/use-language.ts';
import { Sparkline } from '../../ui/sparkline.tsx';

const SHOWN = 8;

/** The last runs in three figures, each with its small curve. Money is that of the last run's game. */
export function LastResults({ runs }: { readonly runs: readonly RunSummary[] }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const recent = runs.slice(0, SHOWN).reverse();
  const last = runs[0];
  if (!last) {
    return (
      <section className="panel last-results">
        <h2>{t('lastResults')}</h2>
        <p className="muted">{t('noResults')}</p>
      </section>
    );
  }
  const currency = ruleSetById(last.settings.ruleSet)?.currency ?? 'EUR';
  const sameMoney = recent.filter(({ settings }) => ruleSetById(settings.ruleSet)?.currency === currency);
  const error = (run: RunSummary) => (run.overpaid + run.underpaid) / Math.max(run.answered, 1);
  const figures = [
    {
      name: 'accuracy',
      value: format.percent(last.accuracy, 1),
      values: present(recent, (run) => run.accuracy),
    },
    {
      name: 'pace',
      value: format.number(last.decisionsPerMinute, 1),
      values: present(recent, (run) => run.decisionsPerMinute),
    },
    { name: 'error', value: format.money(Math.round(error(last) / 100) * 100, currency), values: sameMoney.map(error) },
  ] as const;
  return (
    <section className="panel last-results">
      <div className="panel-head">
        <h2>{t('lastResults')}</h2>
        <span className="faint small">{t('runs', { count: recent.length })}</span>
      </div>
      <dl>
        {figures.map(({ name, value, values }) => (
          <div key={name}>
            <dt>{t(`figures.${name}`)}</dt>
            <dd className="v">{value}</dd>
            <dd className="g">
              <Sparkline values={values} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function present(runs: readonly RunSummary[], of: (run: RunSummary) => number | null): readonly number[] {
  return runs.flatMap((run) => of(run) ?? []);
}
