import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';

import type { RunState } from '#shared/api/schemas.ts';
import type { RuleSet } from '#shared/games/types.ts';

import { api } from '../../app/api.ts';
import { ErrorScreen } from '../../app/error-screen.tsx';
import { useErrorToast } from '../../app/toasts.tsx';
import { TableScreen } from '../../drills/settle/table-screen.tsx';
import { useRunPhase } from '../../drills/settle/use-run-phase.ts';
import { drawingOf } from '../../felt/index.ts';

interface RunScreenProps {
  readonly initial: RunState;
  readonly ruleSet: RuleSet;
}

/** Leads through the tables of a run. What the desk said at first is enough: every reply brings the next table. */
export function RunScreen({ initial, ruleSet }: RunScreenProps) {
  const [first] = useState(initial);
  const run = first.run.id;
  const phases = useRunPhase(first);
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const showError = useErrorToast();
  const forget = useCallback(() => {
    void client.invalidateQueries({ queryKey: ['runs'] });
    void client.invalidateQueries({ queryKey: ['report', run] });
  }, [client, run]);
  const toResult = useCallback(() => {
    forget();
    navigate(`/run/${run}/result`);
  }, [forget, navigate, run]);
  const leave = useCallback(() => {
    forget();
    navigate('/');
  }, [forget, navigate]);
  const { mutate: finish } = useMutation({ mutationFn: () => api.finishRun(run), onSuccess: toResult, onError: showError });

  const { phase } = phases;
  const table = phase?.kind === 'correction' ? phase.attempt.table : phase?.showing.item.table;
  if (!phase || !table || !drawingOf(table)) return <ErrorScreen error={new Error('no table')} />;
  return (
    <TableScreen
      run={first.run}
      ruleSet={ruleSet}
      phases={phases}
      phase={phase}
      table={table}
      onLeave={leave}
      onEnd={toResult}
      onFinishNow={() => finish()}
    />
  );
}
