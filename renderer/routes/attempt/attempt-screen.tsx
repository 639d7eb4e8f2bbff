import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';

import type { AttemptView } from '#shared/api/schemas.ts';
import type { RuleSet, Table } from '#shared/games/types.ts';
import type { RunResult } from '#shared/scoring/types.ts';

import { usePreferences } from '../../app/preferences.ts';
import { CorrectionPanel } from '../../drills/correction/correction-panel.tsx';
import { correctionView } from '../../drills/correction/correction-view.ts';
import { StepsPanel } from '../../drills/correction/steps-panel.tsx';
import { useReplay } from '../../drills/correction/use-replay.ts';
import { Placard } from '../../drills/settle/corners.tsx';
import { KeysDialog } from '../../drills/settle/keys-dialog.tsx';
import { Stage } from '../../drills/settle/stage.tsx';
import { TableFelt } from '../../drills/settle/table-felt.tsx';
import { TopBar } from '../../drills/settle/top-bar.tsx';
import { useSpeech } from '../../drills/settle/use-speech.ts';
import { eventsBy, timelineOf } from '../../review/timeline/timeline-model.ts';
import { TimelinePanel } from '../../review/timeline/timeline-panel.tsx';
import { timelineView } from '../../review/timeline/timeline-view.ts';
import { useTimelineReplay } from '../../review/timeline/use-playback.ts';
import { Button } from '../../ui/button.tsx';
import { attemptKeyRows, useAttemptKeys } from './attempt-keys.ts';

interface AttemptScreenProps {
  readonly attempt: AttemptView;
  readonly table: Table;
  readonly ruleSet: RuleSet;
  readonly answers: RunResult['byItem'];
}

/** A stored answer as it happened, beside its correction; Enter leads through the run hand by hand, Escape back to its report. */
export function AttemptScreen({ attempt, table, ruleSet, answers }: AttemptScreenProps) {
  const { t } = useTranslation(['run', 'correction', 'history', 'timeline']);
  const [, navigate] = useLocation();
  const { chipLabels } = usePreferences();
  const speech = useSpeech(ruleSet, table);
  const steps = useReplay(attempt);
  const replay = useTimelineReplay(
    attempt.id,
    useMemo(() => timelineOf(ruleSet, attempt), [ruleSet, attempt]),
  );
  const [shown, setShown] = useState<'happened' | 'expected'>('happened');
  const [asTable, setAsTable] = useState(false);
  const [showsKeys, setShowsKeys] = useState(false);
  const happened = shown === 'happened';
  const count = eventsBy(replay.timeline, replay.state.ms);
  const next = answers.find(({ index }) => index === attempt.index + 1);
  const toReport = () => navigate(`/run/${attempt.run}/result`);
  const goOn = () => (next ? navigate(`/attempt/${next.attempt}`) : toReport());
  const showKeys = () => setShowsKeys(true);
  const switchOver = () => setShown(happened ? 'expected' : 'happened');
  useAttemptKeys(shown, { replay, steps, onNext: goOn, onHelp: showKeys, onLeave: toReport, onSwitch: switchOver });
  // While the time line plays, the felt is drawn again only when something happens on it.
  const view = useMemo(
    () => (happened ? timelineView(speech, attempt, table, count) : correctionView(speech, attempt, table, steps)),
    [happened, speech, attempt, table, count, steps],
  );
  return (
    <Stage
      corrected
      bar={
        <TopBar
          speech={speech}
          settings={attempt.settings}
          index={attempt.index}
          answered={answers.length}
          subtitle={t('history:answeredAt', { when: speech.format.dateAndTime(attempt.answeredAt) })}
          asTable={asTable}
          onTableView={() => setAsTable((table) => !table)}
          onHelp={showKeys}
          onLeave={toReport}
        />
      }
      corners={<Placard table={table} ruleSet={ruleSet} />}
      felt={<TableFelt ruleSet={ruleSet} speech={speech} view={view} labels={chipLabels} asTable={asTable} />}
      below={
        happened ? (
          <TimelinePanel speech={speech} replay={replay} count={count} onExpected={switchOver} />
        ) : (
          <StepsPanel speech={speech} replay={steps} decisions={attempt.grade.decisions} onTimeline={switchOver} />
        )
      }
      side={
        <CorrectionPanel speech={speech} attempt={attempt} current={happened ? (replay.timeline.marks[count - 1]?.decision ?? null) : null}>
          <Button size="large" cap="Esc" onClick={toReport}>
            {t('history:toReport')}
          </Button>
          {next ? (
            <Button kind="primary" size="large" cap="↵" onClick={goOn}>
              {t('correction:nextHand')}
            </Button>
          ) : null}
        </CorrectionPanel>
      }
    >
      <KeysDialog rows={attemptKeyRows(t, shown)} opened={showsKeys} onClose={() => setShowsKeys(false)} />
    </Stage>
  );
}
