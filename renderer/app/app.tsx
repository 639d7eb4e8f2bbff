import type { QueryClient } from '@tanstack/react-query';
import { Route, Switch, useLocation } from 'wouter';

import { AttemptRoute } from '../routes/attempt/attempt-route.tsx';
import { ClassRoute } from '../routes/classes/class-route.tsx';
import { ClassesRoute } from '../routes/classes/classes-route.tsx';
import { JoinRoute } from '../routes/doors/join-route.tsx';
import { SetUpRoute } from '../routes/doors/set-up-route.tsx';
import { HistoryRoute } from '../routes/history/history-route.tsx';
import { HomeRoute } from '../routes/home/home-route.tsx';
import { NotFoundRoute } from '../routes/not-found-route.tsx';
import { ImportRoute } from '../routes/people/import-route.tsx';
import { PeopleRoute } from '../routes/people/people-route.tsx';
import { PersonRoute } from '../routes/people/person-route.tsx';
import { PracticeRoute } from '../routes/practice/practice-route.tsx';
import { ResultRoute } from '../routes/result/result-route.tsx';
import { LazyReview } from '../routes/review/lazy-review.tsx';
import { RunRoute } from '../routes/run/run-route.tsx';
import { LogRoute } from '../routes/school/log-route.tsx';
import { SchoolRoute } from '../routes/school/school-route.tsx';
import { SettingsRoute } from '../routes/settings/settings-route.tsx';
import { CommandPalette } from './command-palette.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { Gate } from './gate.tsx';
import { Providers } from './providers.tsx';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';

/** The whole interface. */
export function App({ client }: { readonly client: QueryClient }) {
  return (
    <Providers client={client}>
      <Gate>
        <Screens />
      </Gate>
    </Providers>
  );
}

function Screens() {
  const [location] = useLocation();
  useFocusOnArrival(location);
  return (
    <ErrorBoundary resetKey={location} fallback={(error) => <ErrorScreen error={error} />}>
      <CommandPalette />
      <Switch>
        <Route path="/" component={HomeRoute} />
        <Route path="/practice/:ruleSet?">{({ ruleSet }) => <PracticeRoute ruleSet={ruleSet} />}</Route>
        <Route path="/run/:run">{({ run }) => <RunRoute key={run} run={run} />}</Route>
        <Route path="/run/:run/result">{({ run }) => <ResultRoute run={run} />}</Route>
        <Route path="/attempt/:attempt">{({ attempt }) => <AttemptRoute attempt={attempt} />}</Route>
        <Route path="/history" component={HistoryRoute} />
        <Route path="/review/*?">
          <LazyReview />
        </Route>
        <Route path="/settings" component={SettingsRoute} />
        <Route path="/set-up-school" component={SetUpRoute} />
        <Route path="/join" component={JoinRoute} />
        <Route path="/people" component={PeopleRoute} />
        <Route path="/people/import" component={ImportRoute} />
        <Route path="/people/:person">{({ person }) => <PersonRoute key={person} id={person} />}</Route>
        <Route path="/classes" component={ClassesRoute} />
        <Route path="/classes/:id">{({ id }) => <ClassRoute key={id} id={id} />}</Route>
        <Route path="/school" component={SchoolRoute} />
        <Route path="/log" component={LogRoute} />
        <Route component={NotFoundRoute} />
      </Switch>
    </ErrorBoundary>
  );
}
