import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { RunSettings } from '#shared/drills/types.ts';
import type { RuleSet } from '#shared/games/types.ts';

import { useChangePreferences, usePreferences } from '../../app/preferences.ts';
import { useStartRun } from '../../app/start-run.ts';
import { isControlsOwnKey, useKeys } from '../../app/use-keys.ts';
import { Button } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { GameChoice } from './game-choice.tsx';
import { HouseRules } from './house-rules.tsx';
import { RunForm } from './run-form.tsx';
import { TableForm } from './table-form.tsx';

interface SetUpProps {
  readonly ruleSet: RuleSet;
  readonly initial: RunSettings;
}

/** How the next run is played. Enter starts it; what was chosen is remembered for this game. */
export function SetUp({ ruleSet, initial }: SetUpProps) {
  const { t } = useTranslation(['practice', 'home']);
  const [settings, setSettings] = useState(initial);
  const preferences = usePreferences();
  const changePreferences = useChangePreferences();
  const { start, isStarting } = useStartRun();
  const change = (part: Partial<RunSettings>) => {
    setSettings((now) => ({ ...now, ...part }));
  };
  const begin = () => {
    changePreferences({ runSettings: { ...preferences.runSettings, [ruleSet.id]: settings } });
    start(settings);
  };
  useKeys((event) => {
    if (event.key !== 'Enter' || event.repeat || isControlsOwnKey(event) || isStarting) return false;
    begin();
    return true;
  });
  return (
    <div className="page practice">
      <PageHead
        title={t('title')}
        actions={
          <Button kind="primary" size="large" cap="↵" onClick={begin} disabled={isStarting}>
            {t('home:openTable')}
          </Button>
        }
      >
        {t('lead')}
      </PageHead>
      <GameChoice ruleSet={ruleSet} />
      <div className="columns">
        <RunForm ruleSet={ruleSet} settings={settings} onChange={change} />
        <div className="stack">
          <TableForm settings={settings} onChange={change} />
          <HouseRules
            ruleSet={ruleSet}
            options={settings.options}
            onChange={(options) => {
              change({ options });
            }}
          />
        </div>
      </div>
    </div>
  );
}
