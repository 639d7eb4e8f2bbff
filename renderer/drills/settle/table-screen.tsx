import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { RunSummary } from '#shared/api/schemas.ts';
import type { ItemView } from '#shared/drills/types.ts';
import { LEVEL_PLANS } from '#shared/games/levels.ts';
import type { RuleSet, Table } from '#shared/games/types.ts';

import { useChangePreferences, usePreferences } from '../../app/preferences.ts';
import { isFocusLost } from '../../app/use-focus-on-arrival.ts';
import { CorrectionPanel } from '../correction/correction-panel.tsx';
import { NextButtons } from '../correction/next-buttons.tsx';
import { StepsPanel } from '../correction/steps-panel.tsx';
import { useCorrectionKeys } from '../correction/use-correction-keys.ts';
import { useReplay } from '../correction/use-replay.ts';
import { correctionView } from '../correction/correction-view.ts';
import { CloseUp } from './close-up.tsx';
import { Console } from './console.tsx';
import { Clock, Placard } from './corners.tsx';
import { correctionKeyRows, tableKeyRows } from './key-rows.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { LiveRegion } from './live-region.tsx';
import { Stage } from './stage.tsx';
import { settlingView } from './settling-view.ts';
import { TableFelt } from './table-felt.tsx';
import { TopBar } from './top-bar.tsx';
import { allowanceFor, settleContext } from './settle-context.ts';
import type { SettleCommand } from './settle-state.ts';
import { useFeltAid } from './use-felt-aid.ts';
import { useKeepDraft, useKeptDraft } from './use-draft.ts';
import type { RunPhase, RunPhases } from './use-run-phase.ts';
import { useSettling } from './use-settling.ts';
import { useSpeech } from './use-speech.ts';
import { useStopwatch } from './use-stopwatch.ts';
import { useTableKeys } from './use-table-keys.ts';

interface TableScreenProps {
  readonly run: RunSummary;
  readonly ruleSet: RuleSet;
  readonly phases: RunPhases;
  readonly phase: RunPhase;
  readonly table: Table;
  readonly onLeave: () => void;
  /** The last table was corrected. */
  readonly onEnd: () => void;
  readonly onFinishNow: () => void;
}

/** A run at its table: settling and correction on the same felt, which stays where it is between the two. */
export function TableScreen({ run, ruleSet, phases, phase, table, onLeave, onEnd, onFinishNow }: TableScreenProps) {
  const { t } = useTranslation(['run', 'correction']);
  const { chipLabels, entry, payIn } = usePreferences();
  const changePreferences = useChangePreferences();
  const speech = useSpeech(ruleSet, table);
  const aid = useFeltAid(ruleSet.id);
  const [asTable, setAsTable] = useState(false);
  const [showsKeys, setShowsKeys] = useState(false);

  const attempt = phase.kind === 'correction' ? phase.attempt : null;
  const showing = phase.kind === 'correction' ? null : phase.showing;
  const item: ItemView = showing?.item ?? { index: attempt?.index ?? 0, table };
  const tableKey = showing ? `turn ${showing.turn}` : `correction ${attempt?.id ?? ''}`;
  const context = useMemo(
    () => settleContext(ruleSet, table, run.settings, { entry, payIn }),
    [ruleSet, table, run.settings, entry, payIn],
  );
  const kept = useKeptDraft(run.id, showing);
  const { state, dispatch: settleTable } = useSettling(tableKey, context, kept, phases.submit);
  const dispatch = useCallback(
    (command: SettleCommand) => {
      settleTable(command);
      // How payments are entered is kept for the tables to come.
      if (command.type === 'payIn') changePreferences({ payIn: payIn === 'colour' ? 'value' : 'colour' });
    },
    [settleTable, changePreferences, payIn],
  );
  const elapsed = useStopwatch(tableKey, kept?.elapsedMs ?? 0);
  useKeepDraft(run.id, phase.kind === 'answering' ? showing : null, state, elapsed);

  const replay = useReplay(attempt);
  const goOn = useCallback(() => {
    if (!phases.goOn()) onEnd();
  }, [phases, onEnd]);
  const showKeys = useCallback(() => setShowsKeys(true), []);
  useTableKeys({
    isActive: phase.kind === 'answering',
    context,
    state,
    elapsed,
    dispatch,
    onHelp: showKeys,
    onLeave,
    onAid: aid?.toggle,
  });
  useCorrectionKeys(attempt ? { replay, onNext: goOn, onAgain: phases.tryAgain, onAid: aid?.toggle, onHelp: showKeys, onLeave } : null);

  const stage = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  // The keyboard starts at the current spot of each table, and at the verdict of each correction.
  useEffect(() => {
    if (attempt) panel.current?.focus({ preventScroll: true });
    else currentSpot(stage.current)?.focus({ preventScroll: true });
  }, [attempt, tableKey]);
  // Whatever takes the keyboard from the table (a click beside it, the felt put away, an answer on its way), the next
  // change brings it back.
  useEffect(() => {
    if (!isFocusLost()) return;
    const places = attempt ? [panel.current] : [currentSpot(stage.current), stage.current?.querySelector('main')];
    for (const place of places) if (isFocusLost()) place?.focus({ preventScroll: true });
  });

  const view = attempt
    ? correctionView(speech, attempt, table, replay)
    : settlingView(context, table, state, speech.format.amount, dispatch);
  const plan = LEVEL_PLANS[run.settings.level];
  return (
    <Stage
      ref={stage}
      corrected={attempt !== null}
      bar={
        <TopBar
          speech={speech}
          settings={run.settings}
          index={item.index}
          answered={phases.answered}
          subtitle={attempt ? t('correction:title') : showing?.again ? t('run:retry') : t('run:subtitle', { level: run.settings.level })}
          asTable={asTable}
          onTableView={() => setAsTable((shown) => !shown)}
          onHelp={showKeys}
          onLeave={onLeave}
        />
      }
      corners={
        <>
          <Placard table={table} ruleSet={ruleSet} />
          {attempt ? null : (
            <Clock
              key={tableKey}
              elapsed={elapsed}
              isRunning={phase.kind === 'answering'}
              allowanceMs={allowanceFor(context, plan.decisionMs)}
              pace={phases.pace}
            />
          )}
        </>
      }
      felt={
        <>
          <TableFelt ruleSet={ruleSet} speech={speech} view={view} labels={chipLabels && plan.chipLabels} asTable={asTable} />
          {view.isNear ? <CloseUp speech={speech} context={context} state={state} table={table} /> : null}
        </>
      }
      below={
        attempt ? (
          <StepsPanel speech={speech} replay={replay} decisions={attempt.grade.decisions} />
        ) : (
          <Console
            speech={speech}
            context={context}
            state={state}
            sending={phase.kind === 'sending' ? phase.sending : null}
            aid={aid}
            elapsed={elapsed}
            dispatch={dispatch}
            onRetry={phases.retryNow}
            onHelp={showKeys}
          />
        )
      }
      side={
        attempt && phase.kind === 'correction' ? (
          <CorrectionPanel speech={speech} attempt={attempt} ref={panel}>
            <NextButtons
              isLast={phase.next === null}
              onNext={goOn}
              onAgain={phases.tryAgain}
              onFinishNow={phase.next === null ? undefined : onFinishNow}
            />
          </CorrectionPanel>
        ) : null
      }
    >
      <LiveRegion speech={speech} context={context} table={table} state={state} />
      <KeysDialog
        rows={attempt ? correctionKeyRows(t, aid !== null) : tableKeyRows(t, speech, context, aid !== null)}
        opened={showsKeys}
        onClose={() => setShowsKeys(false)}
      />
    </Stage>
  );
}

function currentSpot(stage: Element | null): SVGElement | null {
  return stage?.querySelector<SVGElement>('.felt-spot[aria-current="true"]') ?? null;
}
