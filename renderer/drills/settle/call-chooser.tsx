import { useTranslation } from 'react-i18next';

import { Button } from '../../ui/button.tsx';
import { type CallOption, type Calling, callOptions } from './calling.ts';
import type { Speech } from './decision-words.ts';
import type { SettleCommand, SettleContext } from './settle-state.ts';

interface CallChooserProps {
  readonly speech: Speech;
  readonly context: SettleContext;
  readonly calling: Calling;
  readonly elapsed: () => number;
  readonly dispatch: (command: SettleCommand) => void;
}

/** What the dealer says aloud, in the language being trained: a digit or a click chooses. */
export function CallChooser({ speech, context, calling, elapsed, dispatch }: CallChooserProps) {
  const { t } = useTranslation('run');
  const { announcements } = context.ruleSet;
  const options = callOptions(calling, announcements);
  const isFirstStep = calling.about === 'table' ? calling.hand === null : calling.announcement === null;
  return (
    <section className="chooser" aria-label={t('calls.title')}>
      <header>
        <h2>{question(calling, t)}</h2>
        {calling.about === 'table' && calling.hand !== null ? (
          <b lang={speech.callsLanguage}>{speech.callWords.hand(calling.hand)}</b>
        ) : null}
        {calling.about === 'seat' && calling.announcement !== null ? (
          <b lang={speech.callsLanguage}>{speech.callWords.announcement(calling.announcement)}</b>
        ) : null}
        <span className="end">
          {context.seatCalls && isFirstStep ? (
            <Button kind="quiet" size="small" cap="C" keepFocus onClick={() => dispatch({ type: 'call' })}>
              {calling.about === 'table' ? t('calls.toSeat') : t('calls.toTable')}
            </Button>
          ) : null}
          {isFirstStep ? null : (
            <Button kind="quiet" size="small" cap="⌫" keepFocus onClick={() => dispatch({ type: 'erase', ms: elapsed() })}>
              {t('calls.back')}
            </Button>
          )}
          <Button kind="quiet" size="small" cap="Esc" keepFocus onClick={() => dispatch({ type: 'escape' })}>
            {t('calls.close')}
          </Button>
        </span>
      </header>
      <ol lang={speech.callsLanguage}>
        {options.map((option, index) => (
          <li key={index}>
            <Button
              cap={String(index + 1)}
              capFirst
              keepFocus
              onClick={() => {
                dispatch({ type: 'pick', number: index + 1, ms: elapsed() });
              }}
            >
              {optionWords(speech, option)}
            </Button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function optionWords({ callWords }: Speech, option: CallOption): string {
  if (option.kind === 'hand') return callWords.hand(option.hand);
  return option.hand === undefined ? callWords.announcement(option.announcement) : callWords.call(option);
}

function question(calling: Calling, t: ReturnType<typeof useTranslation<'run'>>['t']): string {
  if (calling.about === 'table') return calling.hand === null ? t('calls.dealerHand') : t('calls.qualifies');
  return calling.announcement === null ? t('calls.whoWins', { seat: calling.seat }) : t('calls.withHand', { seat: calling.seat });
}
