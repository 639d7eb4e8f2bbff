import { useTranslation } from 'react-i18next';

import type { Minor } from '#shared/money/money.ts';

import { Button } from '../../ui/button.tsx';
import type { Speech } from './decision-words.ts';
import { addChip, chipsIn, colourChip, hasColours, rackOf } from './payment.ts';
import { chipCount } from './payment-words.ts';
import { type SettleCommand, type SettleContext, type SettleState, chipsTotal } from './settle-state.ts';

interface AmountEntryProps {
  readonly speech: Speech;
  readonly context: SettleContext;
  readonly state: SettleState;
  readonly disabled: boolean;
  readonly dispatch: (command: SettleCommand) => void;
}

/** Where the payment is entered: typed, or built in chips. Both say that the stake is not counted. */
export function AmountEntry(props: AmountEntryProps) {
  return props.context.entry === 'chips' ? <ChipEntry {...props} /> : <FigureEntry {...props} />;
}

function FigureEntry({ speech, context, state, disabled, dispatch }: AmountEntryProps) {
  const { t } = useTranslation('run');
  const classes = ['entry', state.paying ? 'on' : '', state.notice ? 'refused' : ''].filter(Boolean).join(' ');
  return (
    <label className={classes}>
      <span className="lab">{t('toPay')}</span>
      <input
        data-amount-field
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="done"
        value={state.text}
        disabled={disabled}
        aria-invalid={state.notice !== null}
        onChange={(event) => {
          dispatch({ type: 'setText', text: event.target.value });
        }}
      />
      <Unit speech={speech} context={context} state={state} disabled={disabled} dispatch={dispatch} />
    </label>
  );
}

/** What the figure counts; where a player has a colour, a button that changes between his chips and money. */
function Unit({ speech, context, state, disabled, dispatch }: AmountEntryProps) {
  const { t } = useTranslation('run');
  const inColour = colourChip(context, state) !== null;
  const word = inColour ? t('chipsUnit') : speech.format.currencySymbol(context.ruleSet.currency);
  if (!hasColours(context)) return <span className="unit">{word}</span>;
  return (
    <Button
      kind="quiet"
      size="small"
      cap="V"
      keepFocus
      disabled={disabled}
      className="unit"
      label={t(inColour ? 'toValue' : 'toColour', { unit: word })}
      onClick={() => dispatch({ type: 'payIn' })}
    >
      {word}
    </Button>
  );
}

function ChipEntry({ speech, context, state, disabled, dispatch }: AmountEntryProps) {
  const { t } = useTranslation('run');
  const { format } = speech;
  const chip = colourChip(context, state);
  // Where the unit stands on a button of its own, the figure goes without it.
  const sum = chipsTotal(state);
  const bare = chip === null ? format.amount(sum) : format.number(chipsIn(sum, chip));
  const total = hasColours(context) ? bare : format.money(sum, context.ruleSet.currency);
  return (
    <div className={state.paying ? 'chip-entry on' : 'chip-entry'} role="group" aria-label={t('toPay')}>
      <span className="lab">{t('toPay')}</span>
      <output>
        <b>{total}</b>
        <small>
          {state.chips.length > 0 ? tally(state.chips, chip === null ? format.amount : (value) => String(chipsIn(value, chip))) : ''}
        </small>
      </output>
      {hasColours(context) ? <Unit speech={speech} context={context} state={state} disabled={disabled} dispatch={dispatch} /> : null}
      <Button
        kind="quiet"
        size="small"
        icon="undo"
        label={t('removeChip')}
        keepFocus
        disabled={disabled || state.chips.length === 0}
        onClick={() => dispatch({ type: 'erase', ms: 0 })}
      />
    </div>
  );
}

/**
 * The chips over the legends of the rack, with their keys where payments are built in chips: a payment is built from here
 * or from the rack itself. Where the felt has no rack the mouse types with them.
 */
export function RackKeys({ speech, context, state, dispatch }: Omit<AmountEntryProps, 'disabled'>) {
  const { t } = useTranslation('run');
  const { format } = speech;
  const chip = colourChip(context, state);
  const hasKeys = context.entry === 'chips';
  return (
    <div className={hasKeys ? 'rack-keys' : 'rack-keys loose'} role="group" aria-label={t('keys.chip')}>
      {rackOf(context, state).map((value, index) => (
        <button
          key={value}
          type="button"
          aria-label={chip === null ? t('chip', { amount: format.amount(value) }) : chipCount(speech, chipsIn(value, chip))}
          aria-keyshortcuts={hasKeys ? String(index + 1) : undefined}
          onMouseDown={(event) => {
            event.preventDefault();
          }}
          onClick={() => {
            dispatch(addChip(context, state, value));
          }}
        >
          <b>{chip === null ? format.amount(value) : chipsIn(value, chip)}</b>
          {hasKeys ? <kbd aria-hidden="true">{index + 1}</kbd> : null}
        </button>
      ))}
    </div>
  );
}

/** `3 × 25, 1 × 5`: the chips put together so far. */
function tally(chips: readonly Minor[], amount: (value: Minor) => string): string {
  const counts = new Map<Minor, number>();
  for (const chip of chips) counts.set(chip, (counts.get(chip) ?? 0) + 1);
  return [...counts.entries()]
    .sort(([a], [b]) => b - a)
    .map(([value, count]) => `${count} × ${amount(value)}`)
    .join(' + ');
}
