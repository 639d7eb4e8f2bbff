import { useTranslation } from 'react-i18next';

import { useErrorWords } from '../../ui/states.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { noticeWords } from './notice-words.ts';
import type { OpenCalls } from './open-calls.ts';
import type { SettleCommand, SettleState } from './settle-state.ts';
import type { SendingState } from './submission.ts';

interface PromptProps {
  readonly state: SettleState;
  readonly open: number;
  readonly calls: OpenCalls;
  /** The acts still to be done, in words. */
  readonly acts: readonly string[];
  readonly sending: SendingState | null;
  readonly dispatch: (command: SettleCommand) => void;
  readonly onRetry: () => void;
}

/** One line above the console: why a key did nothing, a question, or that an answer is not saved yet. */
export function Prompt({ state, open, calls, acts, sending, dispatch, onRetry }: PromptProps) {
  const { t } = useTranslation(['run', 'errors']);
  if (sending && sending.kind !== 'sending') return <Unsaved sending={sending} onRetry={onRetry} />;
  if (state.confirming) {
    const question = [
      acts.length > 0 ? t('run:actsToDo', { acts: acts.reduce((first, rest) => t('run:joined', { first, rest })) }) : '',
      open > 0 ? t('run:stillOpen', { count: open }) : '',
      calls.table > 0 ? t('run:stillToCall', { count: calls.table }) : '',
      calls.seats > 0 ? t('run:handsToCall', { count: calls.seats }) : '',
    ]
      .filter((part) => part !== '')
      .join(' ');
    return (
      <div className="prompt ask" role="alertdialog" aria-label={question} data-prompt>
        <Icon name="info" />
        <span>{question}</span>
        <Button kind="quiet" size="small" cap="Esc" keepFocus onClick={() => dispatch({ type: 'escape' })}>
          {t('run:goBack')}
        </Button>
      </div>
    );
  }
  if (!state.notice) return null;
  return (
    <div className="prompt" role="status">
      <Icon name="warn" />
      <span>{noticeWords(t, state.notice)}</span>
    </div>
  );
}

function Unsaved({ sending, onRetry }: { readonly sending: Exclude<SendingState, { kind: 'sending' }>; readonly onRetry: () => void }) {
  const { t } = useTranslation(['run', 'errors', 'common']);
  const words = useErrorWords()(sending.error);
  const canRetry = sending.kind === 'waiting';
  return (
    <div className="prompt wrong" role="alert">
      <Icon name="warn" />
      <span>
        <b>{canRetry ? t('run:notSaved') : words.title}</b> {canRetry ? t('run:notSavedHelp') : words.advice}
        {words.logId === undefined ? null : <small> {t('errors:reference', { logId: words.logId })}</small>}
      </span>
      {canRetry ? (
        <Button size="small" keepFocus onClick={onRetry}>
          {t('errors:retry')}
        </Button>
      ) : (
        <>
          <Button size="small" onClick={() => window.location.reload()}>
            {t('errors:reload')}
          </Button>
          <LinkButton size="small" kind="quiet" href="/">
            {t('common:nav.home')}
          </LinkButton>
        </>
      )}
    </div>
  );
}
