import { Route, Switch } from 'wouter';

import { SupervisorsOnly } from '../../app/supervisors-only.tsx';
import { NotFoundRoute } from '../not-found-route.tsx';
import { BoardRoute } from './board-route.tsx';
import { CompareRoute } from './compare-route.tsx';
import { HeatMapRoute } from './heat-map-route.tsx';
import { HomeworkRoute } from './homework-route.tsx';
import { ReportRoute } from './report-route.tsx';
import { RunReviewRoute } from './run-review-route.tsx';
import { TraineeRoute } from './trainee-route.tsx';

/** The screens of the review, for supervisors alone. */
export default function ReviewScreens() {
  return (
    <SupervisorsOnly>
      <Switch>
        <Route path="/review" component={BoardRoute} />
        <Route path="/review/trainee/:person">{({ person }) => <TraineeRoute key={person} person={person} />}</Route>
        <Route path="/review/run/:run">{({ run }) => <RunReviewRoute run={run} />}</Route>
        <Route path="/review/compare" component={CompareRoute} />
        <Route path="/review/heat-map" component={HeatMapRoute} />
        <Route path="/review/homework" component={HomeworkRoute} />
        <Route path="/review/report/:person?">{({ person }) => <ReportRoute person={person} />}</Route>
        <Route component={NotFoundRoute} />
      </Switch>
    </SupervisorsOnly>
  );
}
