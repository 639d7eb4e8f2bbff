import type { QueryClient } from '@tanstack/react-query';
import { Route, Switch, useLocation } from 'wouter';

import { AttemptRoute } from '../routes/attempt/attempt-route.tsx';
import { HistoryRoute } from '../routes/history/history-route.tsx';
import { HomeRoute } from '../routes/home/home-route.tsx';
import { NotFoundRoute } from '../routes/not-found-route.tsx';
import { PracticeRoute } from '../routes/practice/practice-route.tsx';
import { ResultRoute } from '../routes/result/result-route.tsx';
import { RunRoute } from '../routes/run/run-route.tsx';
import { SettingsRoute } from '../routes/settings/settings-route.tsx';
import { CommandPalette } from './command-palette.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { Providers } from './providers.tsx';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';

/** The whole interface. */
export function App({ client }: { readonly client: QueryClient }) {
  return (
    <Providers client={client}>
      <Screens />
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
        <Route path="/settings" component={SettingsRoute} />
        <Route component={NotFoundRoute} />
      </Switch>
    </ErrorBoundary>
  );
}
