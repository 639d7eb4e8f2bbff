import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Override } from '#shared/api/review.ts';
import type { Decision } from '#shared/drills/types.ts';

import { type Speech, TONE_ICONS, decisionReason, toneOf } from '../../drills/settle/decision-words.ts';
import { useFormat } from '../../i18n/use-language.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Segmented } from '../../ui/segmented.tsx';

interface OverrideNoteProps {
  readonly speech: Speech;
  readonly decision: Decision;
  /** The same decision as the machine graded it. */
  readonly machine: Decision | undefined;
  /** All on this hand; those on this decision are shown. */
  readonly overrides: readonly Override[];
  /** Set for a supervisor. Resolves to whether it was kept. */
  readonly onOverride?: ((decision: string, verdict: Override['verdict'], reason: string) => Promise<boolean>) | undefined;
}

/** A supervisor's word on a decision beside the machine's; a supervisor gives it here. */
export function OverrideNote({ speech, decision, machine, overrides, onOverride }: OverrideNoteProps) {
  const { t } = useTranslation(['review', 'common']);
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const own = overrides.filter((each) => each.decision === decision.id).sort((a, b) => a.madeAt - b.madeAt);
  return (
    <div className="override">
      {machine && own.length > 0 ? (
        <p className="word old">
          <Icon name={TONE_ICONS[toneOf(machine)]} />
          <span>
            <b>{t('override.machine')}</b> {decisionReason(speech, machine)}
          </span>
        </p>
      ) : null}
      {own.map((each, index) => (
        <p key={each.id} className={index === own.length - 1 ? 'word' : 'word old'}>
          <Icon name={each.verdict === 'right' ? 'check' : 'cross'} />
          <span>
            <b>{t(`override.said.${each.verdict}`)}</b> {each.reason}
            <small>
              {t('override.by', { name: each.author.name ?? t('common:noName'), when: format.dateAndTime(each.madeAt) })}
              {onOverride && each.seenAt === null ? <span className="unseen">{t('override.unseen')}</span> : null}
            </small>
          </span>
        </p>
      ))}
      {onOverride && isOpen ? (
        <OverrideForm
          decision={decision}
          onCancel={() => setIsOpen(false)}
          onSave={async (verdict, reason) => {
            if (await onOverride(decision.id, verdict, reason)) setIsOpen(false);
          }}
        />
      ) : null}
      {onOverride && !isOpen ? (
        <Button size="small" kind="quiet" onClick={() => setIsOpen(true)}>
          {t('override.open')}
        </Button>
      ) : null}
    </div>
  );
}

interface OverrideFormProps {
  readonly decision: Decision;
  readonly onCancel: () => void;
  readonly onSave: (verdict: Override['verdict'], reason: string) => Promise<void>;
}

function OverrideForm({ decision, onCancel, onSave }: OverrideFormProps) {
  const { t } = useTranslation('review');
  const [verdict, setVerdict] = useState<Override['verdict']>(decision.verdict === 'right' ? 'wrong' : 'right');
  const [reason, setReason] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // In newer browsers this is a promise: handed on, it would be taken for the way to clean up.
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <form
      ref={form}
      className="override-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim() !== '') void onSave(verdict, reason.trim());
      }}
    >
      <Segmented
        label={t('override.verdict')}
        value={verdict}
        onChange={setVerdict}
        choices={[
          { value: 'right' as const, label: t('override.right') },
          { value: 'wrong' as const, label: t('override.wrong') },
        ]}
      />
      <textarea
        autoFocus
        rows={2}
        maxLength={2_000}
        aria-label={t('override.reason')}
        placeholder={t('override.reason')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            event.stopPropagation();
            onCancel();
          }
        }}
      />
      <span className="row">
        <Button size="small" kind="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button
          size="small"
          disabled={reason.trim() === ''}
          onClick={() => {
            void onSave(verdict, reason.trim());
          }}
        >
          {t('override.save')}
        </Button>
      </span>
    </form>
  );
}
