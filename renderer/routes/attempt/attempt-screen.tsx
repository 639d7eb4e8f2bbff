import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';

import type { AttemptView, PersonName } from '#shared/api/schemas.ts';
import type { RuleSet, Table } from '#shared/games/types.ts';
import { factsOf } from '#shared/scoring/facts.ts';
import type { RunResult } from '#shared/scoring/types.ts';

import { usePreferences } from '../../app/preferences.ts';
import { correctionView } from '../../drills/correction/correction-view.ts';
import { StepsPanel } from '../../drills/correction/steps-panel.tsx';
import { useReplay } from '../../drills/correction/use-replay.ts';
import { Placard } from '../../drills/settle/corners.tsx';
import { KeysDialog } from '../../drills/settle/keys-dialog.tsx';
import { Stage } from '../../drills/settle/stage.tsx';
import { TableFelt } from '../../drills/settle/table-felt.tsx';
import { TopBar } from '../../drills/settle/top-bar.tsx';
import { useSpeech } from '../../drills/settle/use-speech.ts';
import { HomeworkDialog, type HomeworkDraft } from '../../review/homework/homework-dialog.tsx';
import { useHomeworkDraft } from '../../review/homework/use-homework-draft.ts';
import { useAttemptReview } from '../../review/remarks/use-attempt-review.ts';
import { decisionIn, eventsBy, happeningAt, timelineOf } from '../../review/timeline/timeline-model.ts';
import { TimelinePanel } from '../../review/timeline/timeline-panel.tsx';
import { timelineView } from '../../review/timeline/timeline-view.ts';
import { useTimelineReplay } from '../../review/timeline/use-playback.ts';
import { Button } from '../../ui/button.tsx';
import { attemptKeyRows, useAttemptKeys } from './attempt-keys.ts';
import { ReviewedCorrection } from './reviewed-correction.tsx';

interface AttemptScreenProps {
  readonly attempt: AttemptView;
  readonly table: Table;
  readonly ruleSet: RuleSet;
  readonly answers: RunResult['byItem'];
  /** Whose answer it is, where it is somebody else's. */
  readonly trainee: PersonName | null;
  /** Where Escape leads: the report of the run, as its reader sees it. */
  readonly reportHref: string;
}

/** A stored answer as it happened, beside its correction; Enter leads through the run hand by hand, Escape back to its report. */
export function AttemptScreen({ attempt: answered, table, ruleSet, answers, trainee, reportHref }: AttemptScreenProps) {
  const { t } = useTranslation(['run', 'correction', 'history', 'timeline', 'common']);
  const [, navigate] = useLocation();
  const { chipLabels } = usePreferences();
  const speech = useSpeech(ruleSet, table);
  const reviewing = useAttemptReview(answered.id);
  const { review, isSupervisor } = reviewing;
  // A supervisor's word counts wherever the answer is shown; the machine's stands beside it.
  const attempt = useMemo(() => (review ? { ...answered, grade: review.grade } : answered), [answered, review]);
  const remarkField = useRef<HTMLTextAreaElement>(null);
  const steps = useReplay(attempt);
  const replay = useTimelineReplay(
    attempt.id,
    useMemo(() => timelineOf(ruleSet, attempt), [ruleSet, attempt]),
  );
  const [shown, setShown] = useState<'happened' | 'expected'>('happened');
  const [asTable, setAsTable] = useState(false);
  const [showsKeys, setShowsKeys] = useState(false);
  const [draft, setDraft] = useState<HomeworkDraft | null>(null);
  const draftFor = useHomeworkDraft();
  const happened = shown === 'happened';
  const count = eventsBy(replay.timeline, replay.state.ms);
  const next = answers.find(({ index }) => index === attempt.index + 1);
  const toReport = () => navigate(reportHref);
  const goOn = () => (next ? navigate(`/attempt/${next.attempt}`) : toReport());
  const showKeys = () => setShowsKeys(true);
  const onRemark = isSupervisor ? () => remarkField.current?.focus() : undefined;
  const onHomework =
    isSupervisor && trainee !== null
      ? () => setDraft(draftFor({ classes: [], trainees: [trainee.id], ruleSet: ruleSet.id, situations: situationsFailed(attempt) }))
      : undefined;
  const switchOver = () => setShown(happened ? 'expected' : 'happened');
  useAttemptKeys(shown, { replay, steps, onNext: goOn, onHelp: showKeys, onLeave: toReport, onSwitch: switchOver, onRemark, onHomework });
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
          subtitle={[
            ...(trainee === null ? [] : [trainee.name ?? t('common:noName')]),
            t('history:answeredAt', { when: speech.format.dateAndTime(attempt.answeredAt) }),
          ].join(' · ')}
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
          <TimelinePanel
            speech={speech}
            replay={replay}
            count={count}
            notes={(review?.remarks ?? []).flatMap(({ id, ms }) => (ms === null ? [] : [{ id, ms }]))}
            onExpected={switchOver}
          />
        ) : (
          <StepsPanel speech={speech} replay={steps} decisions={attempt.grade.decisions} onTimeline={switchOver} />
        )
      }
      side={
        <ReviewedCorrection
          speech={speech}
          attempt={attempt}
          machine={answered.grade}
          current={happened ? decisionIn(happeningAt(replay.timeline, count)) : null}
          reviewing={reviewing}
          moment={happened && count < attempt.events.length ? replay.state.ms : null}
          onGoTo={(ms) => {
            setShown('happened');
            replay.dispatch({ type: 'goTo', ms });
          }}
          remarkField={remarkField}
          onHomework={onHomework}
        >
          <Button size="large" cap="Esc" onClick={toReport}>
            {t('history:toReport')}
          </Button>
          {next ? (
            <Button kind="primary" size="large" cap="↵" onClick={goOn}>
              {t('correction:nextHand')}
            </Button>
          ) : null}
        </ReviewedCorrection>
      }
    >
      <KeysDialog
        rows={attemptKeyRows(t, shown, { remark: isSupervisor, homework: onHomework !== undefined })}
        opened={showsKeys}
        onClose={() => setShowsKeys(false)}
      />
      <HomeworkDialog draft={draft} people={trainee === null ? [] : [trainee]} classes={[]} onClose={() => setDraft(null)} />
    </Stage>
  );
}

/** The situations of a table in which something went wrong. */
function situationsFailed({ table, grade }: AttemptView): readonly string[] {
  return factsOf(table, grade).flatMap(({ kind, code, failed }) => (kind === 'situation' && failed > 0 ? [code] : []));
}
