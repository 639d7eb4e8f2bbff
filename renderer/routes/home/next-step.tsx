import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';

import type { Preferences, RunSummary } from '#shared/api/schemas.ts';
import { ruleSetById } from '#shared/games/index.ts';

import { settingsFor } from '../../app/run-settings.ts';
import { useStartRun } from '../../app/start-run.ts';
import { isControlsOwnKey, useKeys } from '../../app/use-keys.ts';
import { useNow } from '../../app/use-now.ts';
import { FeltMini, PLAYABLE_RULE_SETS, clothOf } from '../../felt/index.ts';
import { useRuleWords } from '../../i18n/rule-words.ts';
import { useFormat } from '../../i18n/use-language.ts';
import { Button } from '../../ui/button.tsx';

interface NextStepProps {
  readonly unfinished: RunSummary | undefined;
  readonly last: RunSummary | undefined;
  readonly preferences: Preferences;
}

/** The one obvious thing: the run left unfinished, else the last game again. Enter takes it. */
export function NextStep({ unfinished, last, preferences }: NextStepProps) {
  const { t } = useTranslation(['home', 'common', 'school']);
  const format = useFormat();
  const now = useNow(60_000);
  const [, navigate] = useLocation();
  const { start, isStarting } = useStartRun();
  const ruleSet = ruleSetById((unfinished ?? last)?.settings.ruleSet ?? '') ?? PLAYABLE_RULE_SETS[0];
  const words = useRuleWords(ruleSet?.id ?? '');
  const settings = unfinished?.settings ?? (ruleSet ? settingsFor(ruleSet, preferences) : undefined);
  const go = () => {
    if (unfinished) navigate(`/run/${unfinished.id}`);
    else if (settings) start(settings);
  };
  useKeys((event) => {
    if (event.key !== 'Enter' || event.repeat || isControlsOwnKey(event)) return false;
    go();
    return true;
  });
  if (!ruleSet || !settings) return null;
  return (
    <section className="cloth continue" data-felt={clothOf(ruleSet.id)}>
      <h2>{unfinished ? t('continue') : last ? t('again') : t('school:welcome.first')}</h2>
      <div className="name">{words.name}</div>
      <p>{t('common:runLine', { place: words.place, level: settings.level })}</p>
      <p className="small">
        {unfinished
          ? t('leftAt', {
              hand: format.number(unfinished.answered + 1),
              count: format.number(settings.items),
              when: now - unfinished.startedAt < 60_000 ? t('momentAgo') : format.ago(unfinished.startedAt, now),
            })
          : t('common:hands', { count: settings.items })}
      </p>
      <div className="go">
        <Button kind="primary" size="large" cap="↵" onClick={go} disabled={isStarting}>
          {unfinished ? t('continue') : t('openTable')}
        </Button>
      </div>
      <div className="art" aria-hidden="true">
        <FeltMini ruleSet={ruleSet.id} />
      </div>
    </section>
  );
}
