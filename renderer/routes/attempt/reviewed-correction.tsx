import { type ReactNode, type Ref, useMemo, useState } from 'react';

import type { AttemptView } from '#shared/api/schemas.ts';
import type { Grade } from '#shared/drills/types.ts';

import { CorrectionPanel } from '../../drills/correction/correction-panel.tsx';
import type { Speech } from '../../drills/settle/decision-words.ts';
import { OverrideNote } from '../../review/remarks/override-note.tsx';
import { RemarksPanel } from '../../review/remarks/remarks-panel.tsx';
import type { AttemptReviewing } from '../../review/remarks/use-attempt-review.ts';

interface ReviewedCorrectionProps {
  readonly speech: Speech;
  /** With the supervisor's word applied. */
  readonly attempt: AttemptView;
  readonly machine: Grade;
  readonly current: string | null;
  readonly reviewing: AttemptReviewing;
  /** The moment a remark would be about; null: the hand as a whole. */
  readonly moment: number | null;
  readonly onGoTo: (ms: number) => void;
  readonly remarkField: Ref<HTMLTextAreaElement>;
  /** Gives homework of what went wrong here. */
  readonly onHomework: (() => void) | undefined;
  readonly children: ReactNode;
}

/** The correction with what a supervisor said of it; a supervisor says it here. */
export function ReviewedCorrection({
  speech,
  attempt,
  machine,
  current,
  reviewing,
  moment,
  onGoTo,
  remarkField,
  onHomework,
  children,
}: ReviewedCorrectionProps) {
  const { review, isSupervisor, isSaving, addRemark, override } = reviewing;
  const [justRuled, setJustRuled] = useState<{ readonly attempt: string; readonly decision: string } | null>(null);
  const rule: typeof override = async (decision, verdict, reason) => {
    setJustRuled(null);
    const isKept = await override(decision, verdict, reason);
    if (isKept) setJustRuled({ attempt: attempt.id, decision });
    return isKept;
  };
  const ruled = useMemo(() => new Set(review?.overrides.map(({ decision }) => decision)), [review]);
  return (
    <CorrectionPanel
      speech={speech}
      attempt={attempt}
      machine={machine}
      ruled={ruled}
      justRuled={justRuled?.attempt === attempt.id ? justRuled.decision : null}
      current={current}
      extra={
        review
          ? (decision) => (
              <OverrideNote
                speech={speech}
                decision={decision}
                machine={machine.decisions.find(({ id }) => id === decision.id)}
                overrides={review.overrides}
                onOverride={isSupervisor ? rule : undefined}
              />
            )
          : undefined
      }
      notes={
        // A supervisor's field is there before what was said already: what is typed at once lands in it.
        review || isSupervisor ? (
          <RemarksPanel
            key={attempt.id}
            remarks={review?.remarks ?? []}
            onGoTo={onGoTo}
            field={remarkField}
            onHomework={onHomework}
            writing={isSupervisor ? { ms: moment, isSaving, onWrite: addRemark } : undefined}
          />
        ) : null
      }
    >
      {children}
    </CorrectionPanel>
  );
}
