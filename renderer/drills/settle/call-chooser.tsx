import { useTranslation } from 'react-i18next';

import { Button } from '../../ui/button.tsx';
import { type CallOption, type Calling, announcementsFor, callOptions, isSameSubject, optionKey } from './calling.ts';
import type { Speech } from './decision-words.ts';
import type { SettleCommand, SettleContext } from './settle-state.ts';

interface CallChooserProps {
  readonly speech: Speech;
  readonly context: SettleContext;
  readonly calling: Calling;
  /** What another press of the key comes to. */
  readonly next: Calling | undefined;
  readonly elapsed: () => number;
  readonly dispatch: (command: SettleCommand) => void;
}

/** What the dealer says aloud, in the language being trained: a digit or a click chooses. */
export function CallChooser({ speech, context, calling, next, elapsed, dispatch }: CallChooserProps) {
  const { t } = useTranslation('run');
  const { announcements } = context.ruleSet;
  const options = callOptions(calling, announcements);
  const isFirstStep = calling.about === 'table' ? calling.hand === null : calling.announcement === null;
  return (
    <section className="chooser" aria-label={t('calls.title')}>
      <header>
        <h2>{question(speech, context, calling, t)}</h2>
        {calling.about === 'table' && calling.hand !== null ? (
          <b lang={speech.callsLanguage}>{speech.callWords.hand(calling.hand)}</b>
        ) : null}
        {calling.about === 'seat' && calling.announcement !== null ? (
          <b lang={speech.callsLanguage}>{speech.callWords.announcement(calling.announcement)}</b>
        ) : null}
        <span className="end">
          {next && !isSameSubject(next, calling) && isFirstStep ? (
            <Button kind="quiet" size="small" cap="C" keepFocus onClick={() => dispatch({ type: 'call' })}>
              {next.about === 'seat' ? t('calls.toSeat') : (topicWords(speech, context, next) ?? t('calls.toTable'))}
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
              cap={optionKey(index, options.length) ?? undefined}
              capFirst
              keepFocus
              onClick={() => {
                dispatch({ type: 'pick', index, ms: elapsed() });
              }}
            >
              {optionWords(speech, context, calling, option)}
            </Button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function optionWords({ callWords }: Speech, { ruleSet }: SettleContext, calling: Calling, option: CallOption): string {
  if (option.kind === 'hand') {
    // Where the table gives its calls something to say, an option is read as it will be called.
    const [only, more] = ruleSet.callValues ? announcementsFor(calling, ruleSet.announcements) : [];
    return only && !more ? callWords.call({ announcement: only.announcement, hand: option.hand }) : callWords.hand(option.hand);
  }
  return option.hand === undefined ? callWords.announcement(option.announcement) : callWords.call(option);
}

/** What a topic with one announcement is about, in its words; the dealer's hand is asked in the interface's own. */
function topicWords({ words }: Speech, { ruleSet }: SettleContext, calling: Calling): string | undefined {
  const [only, more] = announcementsFor(calling, ruleSet.announcements);
  return calling.about === 'table' && only && !more ? words.announcement(only.announcement) : undefined;
}

function question(speech: Speech, context: SettleContext, calling: Calling, t: ReturnType<typeof useTranslation<'run'>>['t']): string {
  if (calling.about === 'seat') {
    return calling.announcement === null ? t('calls.whoWins', { seat: calling.seat }) : t('calls.withHand', { seat: calling.seat });
  }
  return topicWords(speech, context, calling) ?? (calling.hand === null ? t('calls.dealerHand') : t('calls.qualifies'));
}
