import { useTranslation } from 'react-i18next';

import type { RuleSet } from '#shared/games/types.ts';
import type { RunResult } from '#shared/scoring/types.ts';

import { useRuleWords } from '../../i18n/rule-words.ts';
import { useFormat } from '../../i18n/use-language.ts';
import { Icon } from '../../ui/icon.tsx';

/** What the errors have in common, the most frequent first. */
export function Diagnoses({ result, ruleSet }: { readonly result: RunResult; readonly ruleSet: RuleSet }) {
  const { t } = useTranslation('result');
  const format = useFormat();
  const words = useRuleWords(ruleSet.id);
  const total = result.diagnoses.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...result.diagnoses.map(({ count }) => count));
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{t('errorsByDiagnosis')}</h2>
        {total > 0 ? <span className="faint small num">{format.number(total)}</span> : null}
      </div>
      {total === 0 ? (
        <p className="muted">{t('noErrors')}</p>
      ) : (
        <ul className="diag">
          {result.diagnoses.map(({ code, rule, count }) => {
            const isOrder = code === 'orderBroken';
            const icon = isOrder ? 'swap' : code === 'missed' || code === 'bonusForgotten' ? 'missed' : 'cross';
            return (
              <li key={`${code}:${rule ?? ''}`} className={isOrder ? 'order' : 'wrong'}>
                <Icon name={icon} />
                <span>
                  {words.diagnosis(code).title}
                  {rule === undefined ? null : <small>{words.orderRule(rule)}</small>}
                </span>
                <span className="share" aria-hidden="true">
                  <i style={{ width: `${(100 * count) / most}%` }} />
                </span>
                <b>{format.number(count)}</b>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
