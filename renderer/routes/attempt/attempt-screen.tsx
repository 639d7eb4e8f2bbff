import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';

import type { AttemptView } from '#shared/api/schemas.ts';
import type { RuleSet, Table } from '#shared/games/types.ts';
import type { RunResult } from '#shared/scoring/types.ts';

import { usePreferences } from '../../app/preferences.ts';
import { CorrectionPanel } from '../../drills/correction/correction-panel.tsx';
import { correctionView } from '../../drills/correction/correction-view.ts';
import { StepsPanel } from '../../drills/correction/steps-panel.tsx';
import { useCorrectionKeys } from '../../drills/correction/use-correction-keys.ts';
import { useReplay } from '../../drills/correction/use-replay.ts';
import { Placard } from '../../drills/settle/corners.tsx';
import { correctionKeyRows } from '../../drills/settle/key-rows.ts';
import { KeysDialog } from '../../drills/settle/keys-dialog.tsx';
import { Stage } from '../../drills/settle/stage.tsx';
import { TableFelt } from '../../drills/settle/table-felt.tsx';
import { TopBar } from '../../drills/settle/top-bar.tsx';
import { useSpeech } from '../../drills/settle/use-speech.ts';
import { Button } from '../../ui/button.tsx';

interface AttemptScreenProps {
  readonly attempt: AttemptView;
  readonly table: Table;
  readonly ruleSet: RuleSet;
  readonly answers: RunResult['byItem'];
}

/** The correction of a stored answer; Enter leads through the run hand by hand, Escape back to its report. */
export function AttemptScreen({ attempt, table, ruleSet, answers }: AttemptScreenProps) {
  const { t } = useTranslation(['run', 'correction', 'history']);
  const [, navigate] = useLocation();
  const { chipLabels } = usePreferences();
  const speech = useSpeech(ruleSet);
  const replay = useReplay(attempt);
  const [asTable, setAsTable] = useState(false);
  const [showsKeys, setShowsKeys] = useState(false);
  const next = answers.find(({ index }) => index === attempt.index + 1);
  const toReport = () => navigate(`/run/${attempt.run}/result`);
  const goOn = () => (next ? navigate(`/attempt/${next.attempt}`) : toReport());
  const showKeys = () => setShowsKeys(true);
  useCorrectionKeys({ replay, onNext: goOn, onHelp: showKeys, onLeave: toReport });
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
          onTableView={() => setAsTable((shown) => !shown)}
          onHelp={showKeys}
          onLeave={toReport}
        />
      }
      corners={<Placard table={table} ruleSet={ruleSet} />}
      felt={
        <TableFelt
          ruleSet={ruleSet}
          speech={speech}
          view={correctionView(speech, attempt, table, replay)}
          labels={chipLabels}
          asTable={asTable}
        />
      }
      below={<StepsPanel speech={speech} replay={replay} decisions={attempt.grade.decisions} />}
      side={
        <CorrectionPanel speech={speech} attempt={attempt}>
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
      <KeysDialog rows={correctionKeyRows(t, false)} opened={showsKeys} onClose={() => setShowsKeys(false)} />
    </Stage>
  );
}
