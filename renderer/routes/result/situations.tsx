import { useTranslation } from 'react-i18next';

import type { RunSummary } from '#shared/api/schemas.ts';
import type { RuleSet } from '#shared/games/types.ts';
import type { RunResult } from '#shared/scoring/types.ts';

import { useRuleWords } from '../../i18n/rule-words.ts';
import { useFormat } from '../../i18n/use-language.ts';
import { Icon } from '../../ui/icon.tsx';

interface SituationsProps {
  readonly result: RunResult;
  readonly run: RunSummary;
  readonly ruleSet: RuleSet;
}

/** Which situations came, which went wrong, and which are still to come. */
export function Situations({ result, run, ruleSet }: SituationsProps) {
  const { t } = useTranslation('result');
  const format = useFormat();
  const words = useRuleWords(ruleSet.id);
  const met = new Map(result.situations.map((each) => [each.situation, each]));
  const possible = run.settings.situations ?? ruleSet.dealableSituations(run.settings.options);
  const all = [...new Set([...possible, ...met.keys()])];
  const count = all.filter((situation) => (met.get(situation)?.met ?? 0) > 0).length;
  return (
    <section className="panel seen">
      <div className="panel-head">
        <h2>{t('situations')}</h2>
        <span className="faint small num">{t('situationsMet', { met: format.number(count), all: format.number(all.length) })}</span>
      </div>
      <ul>
        {all.map((situation) => {
          const { met: times, failed } = met.get(situation) ?? { met: 0, failed: 0 };
          return (
            <li key={situation} className={times === 0 ? 'no' : failed > 0 ? 'failed' : undefined}>
              {failed > 0 ? <Icon name="cross" /> : null}
              {words.situation(situation)}
              {times === 0 ? <span className="sr">{t('notMet')}</span> : null}
              {times > 0 && failed === 0 ? <b>{format.number(times)}</b> : null}
              {failed > 0 ? (
                <>
                  <b aria-hidden="true">
                    {format.number(failed)} / {format.number(times)}
                  </b>
                  <span className="sr">{t('failedTimes', { count: failed })}</span>
                </>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
