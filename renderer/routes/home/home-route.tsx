import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { openPalette } from '../../app/command-palette.tsx';
import { usePreferences, useSession } from '../../app/preferences.ts';
import { runsQuery } from '../../app/queries.ts';
import { useRole } from '../../app/session.ts';
import { Shell } from '../../app/shell.tsx';
import { HOME_RUNS, finishedRuns, unfinishedRun } from '../../app/unfinished-run.ts';
import { useNow } from '../../app/use-now.ts';
import { useFormat } from '../../i18n/use-language.ts';
import { Icon } from '../../ui/icon.tsx';
import { KeyCap } from '../../ui/key-cap.tsx';
import { Bones, ErrorPanel } from '../../ui/states.tsx';
import { DoorsScreen } from '../doors/doors-screen.tsx';
import { Games } from './games.tsx';
import { HomeworkDue } from './homework-due.tsx';
import { LastResults } from './last-results.tsx';
import { NextStep } from './next-step.tsx';
import { SchoolNow } from './school-now.tsx';
import { RecentRuns } from './recent-runs.tsx';
import { Welcome } from './welcome.tsx';
import { paletteKeys } from './palette-keys.ts';

/** Where one begins: go on, see how it went, open a table. */
export function HomeRoute() {
  const { t } = useTranslation(['home', 'common', 'errors']);
  const query = useQuery(runsQuery(HOME_RUNS));
  const preferences = usePreferences();
  const role = useRole();
  if (query.isError) {
    return (
      <Shell>
        <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />
      </Shell>
    );
  }
  if (!query.data) {
    return (
      <Shell>
        <div className="page home">
          <HomeHead />
          <div className="top">
            <Bones label={t('common:loading')} />
            <Bones label={t('common:loading')} />
          </div>
        </div>
      </Shell>
    );
  }
  const { runs } = query.data;
  if (runs.length === 0 && role === 'solo') return <DoorsScreen />;
  const finished = finishedRuns(runs);
  return (
    <Shell>
      <div className="page home">
        <HomeHead />
        <HomeworkDue />
        {role === 'supervisor' ? <SchoolNow takesEnter={runs.length === 0} /> : null}
        {/* A supervisor who trains too finds their own tables below the school; others have nothing before them. */}
        {role === 'supervisor' && runs.length === 0 ? null : (
          <div className="top">
            <NextStep unfinished={unfinishedRun(runs)} last={runs[0]} preferences={preferences} />
            {runs.length === 0 ? <Welcome /> : <LastResults runs={finished} />}
          </div>
        )}
        <div className={finished.length === 0 ? 'start alone' : 'start'}>
          <Games runs={finished} />
          {finished.length === 0 ? null : <RecentRuns runs={finished} />}
        </div>
      </div>
    </Shell>
  );
}

function HomeHead() {
  const { t } = useTranslation('home');
  const format = useFormat();
  const now = useNow(60_000);
  const name = useSession()?.profile?.name ?? null;
  const hour = new Date(now).getHours();
  const part = hour < 5 || hour >= 18 ? 'evening' : hour < 12 ? 'morning' : 'afternoon';
  return (
    <header className="page-head">
      <div>
        <h1>{name === null ? t(`greeting.${part}.nameless`) : t(`greeting.${part}.named`, { name })}</h1>
        <p>{format.longDate(now)}</p>
      </div>
      <button type="button" className="find" onClick={openPalette} aria-keyshortcuts="Control+K Meta+K">
        <Icon name="search" />
        <span>{t('find')}</span>
        <KeyCap>{paletteKeys()}</KeyCap>
      </button>
    </header>
  );
}
