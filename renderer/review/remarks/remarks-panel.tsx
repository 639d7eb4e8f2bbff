import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Remark } from '#shared/api/review.ts';

import { useNow } from '../../app/use-now.ts';
import { useFormat } from '../../i18n/use-language.ts';
import { Button } from '../../ui/button.tsx';

interface RemarksPanelProps {
  readonly remarks: readonly Remark[];
  /** Shows the felt at the moment of a remark. */
  readonly onGoTo: (ms: number) => void;
  /** Set for a supervisor. */
  readonly writing?: RemarkWriting | undefined;
  readonly field?: Ref<HTMLTextAreaElement>;
  /** Gives homework of what went wrong on this hand. */
  readonly onHomework?: (() => void) | undefined;
}

export interface RemarkWriting {
  /** The moment the time line shows; null: the hand as a whole. */
  readonly ms: number | null;
  readonly isSaving: boolean;
  /** Resolves once it is kept; what was written stays in the field until then. */
  readonly onWrite: (text: string, ms: number | null) => Promise<boolean>;
}

/** What a supervisor said of this hand, by its moments; a supervisor writes here. */
export function RemarksPanel({ remarks, onGoTo, writing, field, onHomework }: RemarksPanelProps) {
  const { t } = useTranslation(['review', 'common']);
  const format = useFormat();
  const now = useNow(60_000);
  const ordered = [...remarks].sort((a, b) => (a.ms ?? Infinity) - (b.ms ?? Infinity) || a.writtenAt - b.writtenAt);
  if (!writing && remarks.length === 0) return null;
  return (
    <section className="remarks" aria-label={t('remarks.title')}>
      <header>
        <h2>{t('remarks.title')}</h2>
        {onHomework ? (
          <Button size="small" kind="quiet" icon="target" cap="D" onClick={onHomework}>
            {t('homework.ofThis')}
          </Button>
        ) : null}
      </header>
      {ordered.length > 0 ? (
        <ol>
          {ordered.map((remark) => (
            <li key={remark.id}>
              {remark.ms === null ? (
                <span className="moment">{t('remarks.hand')}</span>
              ) : (
                <button type="button" className="moment" onClick={() => onGoTo(remark.ms ?? 0)}>
                  {format.clock(remark.ms)}
                </button>
              )}
              <p>
                {remark.text}
                <small>
                  {t('remarks.written', { name: remark.author.name ?? t('common:noName'), when: format.ago(remark.writtenAt, now) })}
                  {writing ? (
                    <span className={remark.seenAt === null ? 'unseen' : undefined}>
                      {remark.seenAt === null ? t('remarks.unseen') : t('remarks.seen', { when: format.ago(remark.seenAt, now) })}
                    </span>
                  ) : null}
                </small>
              </p>
            </li>
          ))}
        </ol>
      ) : null}
      {writing ? <RemarkForm writing={writing} field={field} /> : null}
    </section>
  );
}

const LONGEST = 2_000;

function RemarkForm({ writing, field }: { readonly writing: RemarkWriting; readonly field: Ref<HTMLTextAreaElement> | undefined }) {
  const { t } = useTranslation(['review', 'common']);
  const format = useFormat();
  const [text, setText] = useState('');
  /** The moment is fixed with the first letter: the replay may go on while one writes. */
  const [fixed, setFixed] = useState<{ readonly ms: number | null } | null>(null);
  const ms = fixed ? fixed.ms : writing.ms;
  const clear = () => {
    setText('');
    setFixed(null);
  };
  const write = async () => {
    if (text.trim() === '' || writing.isSaving) return;
    if (await writing.onWrite(text.trim(), ms)) clear();
  };
  return (
    <form
      className="remark-form"
      onSubmit={(event) => {
        event.preventDefault();
        void write();
      }}
    >
      <span className="moment">{ms === null ? t('remarks.hand') : format.clock(ms)}</span>
      <textarea
        ref={field}
        rows={text === '' ? 1 : 3}
        maxLength={LONGEST}
        aria-label={ms === null ? t('remarks.writeOnHand') : t('remarks.writeAt', { when: format.clock(ms) })}
        placeholder={t('remarks.placeholder')}
        value={text}
        onChange={(event) => {
          if (text === '') setFixed({ ms: writing.ms });
          if (event.target.value === '') setFixed(null);
          setText(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter' && !event.shiftKey) {
            event.preventDefault();
            void write();
          } else if (event.key === 'Escape') {
            event.stopPropagation();
            // What is written is not thrown away by a slip of the hand: an empty field is left, a full one only loses the focus.
            event.currentTarget.blur();
          }
        }}
      />
      {text === '' ? null : (
        <span className="row">
          <small>{t('remarks.keys')}</small>
          <Button size="small" kind="quiet" onClick={clear}>
            {t('cancel')}
          </Button>
          <Button size="small" kind="primary" disabled={writing.isSaving} onClick={() => void write()}>
            {t('remarks.keep')}
          </Button>
        </span>
      )}
    </form>
  );
}
