import { useTranslation } from 'react-i18next';

import type { RuledDecision } from '#shared/api/review.ts';
import type { RuleSet } from '#shared/games/types.ts';
import { ruleSetById } from '#shared/games/index.ts';

import { decisionReason, decisionTitle } from '../../drills/settle/decision-words.ts';
import { useSpeech } from '../../drills/settle/use-speech.ts';
import { useFormat } from '../../i18n/use-language.ts';

/** What supervisors overrode, on paper: the decision, both verdicts, why, by whom and when. */
export function Rulings({ overrides }: { readonly overrides: readonly RuledDecision[] }) {
  const { t } = useTranslation('review');
  if (overrides.length === 0) return null;
  return (
    <section className="list">
      <h2>{t('report.overrides')}</h2>
      <ul>
        {overrides.map((ruling) => {
          const ruleSet = ruleSetById(ruling.table.ruleSet);
          return ruleSet ? <Ruling key={ruling.id} ruling={ruling} ruleSet={ruleSet} /> : null;
        })}
      </ul>
    </section>
  );
}

function Ruling({ ruling, ruleSet }: { readonly ruling: RuledDecision; readonly ruleSet: RuleSet }) {
  const { t } = useTranslation(['review', 'common']);
  const format = useFormat();
  const speech = useSpeech(ruleSet, ruling.table);
  return (
    <li>
      <b>{decisionTitle(speech, ruling.machine)}</b> <small>{speech.words.name}</small>
      <p>
        {t('report.machine', { reason: decisionReason(speech, ruling.machine) })} {t(`override.said.${ruling.verdict}`)} {ruling.reason}{' '}
        <small>{t('override.by', { name: ruling.author.name ?? t('common:noName'), when: format.date(ruling.madeAt) })}</small>
      </p>
    </li>
  );
}
