import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { usePreferences } from '../../app/preferences.ts';
import { sessionQuery } from '../../app/queries.ts';
import { Shell } from '../../app/shell.tsx';
import { settingsFor } from '../../app/run-settings.ts';
import { PLAYABLE_RULE_SETS } from '../../felt/index.ts';
import { Bones, ErrorPanel } from '../../ui/states.tsx';
import { NotFoundRoute } from '../not-found-route.tsx';
import { SetUp } from './set-up.tsx';

/** Chooses a game and how to practise it. */
export function PracticeRoute({ ruleSet: id }: { readonly ruleSet: string | undefined }) {
  const { t } = useTranslation('common');
  const session = useQuery(sessionQuery);
  const preferences = usePreferences();
  const ruleSet = id === undefined ? PLAYABLE_RULE_SETS[0] : PLAYABLE_RULE_SETS.find((each) => each.id === id);
  if (!ruleSet) return <NotFoundRoute />;
  return (
    <Shell>
      {session.isError ? (
        <ErrorPanel error={session.error} onRetry={() => void session.refetch()} />
      ) : session.data ? (
        <SetUp key={ruleSet.id} ruleSet={ruleSet} initial={settingsFor(ruleSet, preferences)} />
      ) : (
        <Bones lines={8} label={t('loading')} />
      )}
    </Shell>
  );
}
