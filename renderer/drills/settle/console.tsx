import { useTranslation } from 'react-i18next';

import { ColourSwatch } from '../../felt/index.ts';
import { Button } from '../../ui/button.tsx';
import { KeyCap } from '../../ui/key-cap.tsx';
import { ActButtons } from './act-buttons.tsx';
import { moveOn } from './answer-log.ts';
import { AmountEntry, RackKeys } from './amount-entry.tsx';
import { announcement } from './announcement.ts';
import { CallChooser } from './call-chooser.tsx';
import type { Speech } from './decision-words.ts';
import { canAct } from './key-actions.ts';
import { AID_KEY } from './keys.ts';
import { noticeWords } from './notice-words.ts';
import { type OpenAct, actsToDo, dueAct, offeredActs } from './open-acts.ts';
import { openCalls } from './open-calls.ts';
import { chipsIn } from './payment.ts';
import { chipCount } from './payment-words.ts';
import { Prompt } from './prompt.tsx';
import { Ladder } from './sequence.tsx';
import { nextCalling } from './settle-reducer.ts';
import { type SettleCommand, type SettleContext, type SettleState, actsOf, hasEntry } from './settle-state.ts';
import { bonusSpot, findSpot, hasBonus, isSameSpot, openStakes } from './spots.ts';
import { Strip } from './strip.tsx';
import { isClearing, isKept } from './sweeping.ts';
import type { SendingState } from './submission.ts';
import type { FeltAid } from './use-felt-aid.ts';

interface ConsoleProps {
  readonly speech: Speech;
  readonly context: SettleContext;
  readonly state: SettleState;
  readonly sending: SendingState | null;
  readonly aid: FeltAid | null;
  readonly elapsed: () => number;
  readonly dispatch: (command: SettleCommand) => void;
  readonly onRetry: () => void;
  readonly onHelp: () => void;
}

const MOVES = [
  { action: 'pay', cap: 'P' },
  { action: 'take', cap: 'T' },
  { action: 'return', cap: 'R' },
] as const;

/** What was done and what is being done: every action is a button with its key. */
export function Console({ speech, context, state, sending, aid, elapsed, dispatch, onRetry, onHelp }: ConsoleProps) {
  const { t } = useTranslation(['run', 'games']);
  const acts = actsOf(state);
  const open = openStakes(context.spots, acts).length;
  const locked = state.done;
  const bonus = bonusSpot(context.spots, state.focus.seat);
  const isDone = moveOn(acts, state.focus) !== undefined;
  const due = locked || state.paying || hasEntry(state) ? undefined : dueAct(context, acts);
  // Before anything is done the strip says how to begin.
  const others =
    locked || acts.length === 0 ? [] : offeredActs(context.ruleSet.announcements, acts).filter(({ topic }) => topic !== due?.topic);
  const actButtons = { speech, disabled: locked, elapsed, dispatch };
  return (
    <footer className="console">
      <div className="above">
        {state.calling ? (
          <CallChooser
            speech={speech}
            context={context}
            calling={state.calling}
            next={nextCalling(context, state)}
            elapsed={elapsed}
            dispatch={dispatch}
          />
        ) : null}
        {(context.entry === 'chips' || !context.hasRack) && state.paying && !state.calling && !locked ? (
          <RackKeys speech={speech} context={context} state={state} dispatch={dispatch} />
        ) : null}
        <Prompt
          state={state}
          open={open}
          calls={openCalls(context, acts)}
          acts={actsToDo(context, acts).flatMap(({ choices }) => choices.map((choice) => speech.words.announcement(choice.announcement)))}
          sending={sending}
          dispatch={dispatch}
          onRetry={onRetry}
        />
      </div>
      <Ladder speech={speech} context={context} state={state} acts={acts} said={announcement(speech, context, state)} />
      <Strip
        speech={speech}
        context={context}
        state={state}
        acts={acts}
        locked={locked}
        canSubmit={open > 0 && !locked}
        isAsked={due !== undefined}
        onUndo={() => dispatch({ type: 'undo', ms: elapsed() })}
        onSubmit={() => dispatch({ type: 'done', ms: elapsed() })}
        onKeep={() => dispatch({ type: 'keep' })}
        onSweep={() => dispatch({ type: 'sweep', ms: elapsed() })}
      >
        {others.length > 0 ? (
          <div className="others" role="group" aria-label={t('run:tableActs')}>
            <ActButtons {...actButtons} acts={others} size="small" />
          </div>
        ) : null}
      </Strip>
      <div className="hand">
        {due ? <ActName speech={speech} act={due} /> : <SpotName speech={speech} context={context} state={state} />}
        <div className="form-actions">
          <div className="acts" role="group" aria-label={t('run:actions')}>
            {due ? <ActButtons {...actButtons} acts={[due]} size="large" /> : null}
            {(due ? [] : MOVES).map(({ action, cap }) => (
              <Button
                key={action}
                size="large"
                cap={cap}
                capFirst
                keepFocus
                disabled={locked || !canAct(context, state, action)}
                whyNot={noticeWords(t, { code: isDone ? 'alreadySettled' : 'notHere' })}
                pressed={action === 'pay' && state.paying && !isBonus(state, bonus)}
                onClick={() => dispatch({ type: 'choose', action, ms: elapsed() })}
              >
                {t(`games:actions.${action}`)}
              </Button>
            ))}
            {hasBonus(context.ruleSet) && !due ? (
              <Button
                size="large"
                cap="B"
                capFirst
                keepFocus
                disabled={locked || !bonus}
                whyNot={noticeWords(t, { code: 'noBonus' })}
                pressed={isBonus(state, bonus)}
                onClick={() => dispatch({ type: 'bonus' })}
              >
                {t('run:bonus')}
              </Button>
            ) : null}
            <Button
              size="large"
              cap="C"
              capFirst
              keepFocus
              disabled={locked}
              pressed={state.calling !== null}
              onClick={() => dispatch({ type: 'call' })}
            >
              {t('games:actions.call')}
            </Button>
          </div>
          {due ? null : <AmountEntry speech={speech} context={context} state={state} disabled={locked} dispatch={dispatch} />}
        </div>
        <div className="keys">
          {context.hasCloseUp ? (
            <Button
              kind="quiet"
              size="small"
              cap="Z"
              capFirst
              keepFocus
              pressed={state.closeUp}
              onClick={() => dispatch({ type: 'closeUp' })}
            >
              {t('run:closeUp')}
            </Button>
          ) : null}
          {aid ? (
            <button type="button" className="hint-keys" title={speech.words.aid('title')} aria-pressed={aid.isShown} onClick={aid.toggle}>
              <KeyCap>{AID_KEY}</KeyCap>
              <span>{speech.words.aid('title')}</span>
            </button>
          ) : null}
          <button type="button" className="hint-keys" onClick={onHelp}>
            <KeyCap>?</KeyCap>
            <span>{t('run:keys.title')}</span>
          </button>
          <Button
            kind={due ? 'default' : 'primary'}
            size="large"
            cap="↵"
            keepFocus
            disabled={locked}
            onClick={() => dispatch({ type: 'enter', ms: elapsed() })}
          >
            {t(`run:${primaryWord(state, open)}`)}
          </Button>
        </div>
      </div>
    </footer>
  );
}

/** What Enter does now. */
function primaryWord(state: SettleState, open: number): 'saving' | 'submitAnyway' | 'confirm' | 'nextSpot' | 'submit' {
  if (state.done) return 'saving';
  if (state.confirming) return 'submitAnyway';
  if (hasEntry(state) || state.paying) return 'confirm';
  return open > 0 ? 'nextSpot' : 'submit';
}

function isBonus(state: SettleState, bonus: { seat: number; bet: string } | undefined): boolean {
  return bonus !== undefined && isSameSpot(state.focus, bonus);
}

/** The act that comes next, instead of the spot: nothing else is asked now. */
function ActName({ speech, act }: { readonly speech: Speech; readonly act: OpenAct }) {
  const { title, prompt } = speech.words.act(act.topic);
  return (
    <div className="spot" role="status">
      <small>{title}</small>
      <strong>{prompt}</strong>
    </div>
  );
}

function SpotName({ speech, context, state }: Pick<ConsoleProps, 'speech' | 'context' | 'state'>) {
  const { t } = useTranslation(['run', 'games']);
  const { words, format } = speech;
  const spot = findSpot(context.spots, state.focus);
  const base = spot?.stake === 0 ? baseOf(context, state) : undefined;
  const move = spot ? moveOn(actsOf(state), spot) : undefined;
  const stake = base ?? spot;
  const clears = isClearing(context.ruleSet, context.spots, actsOf(state), state.kept);
  const { seat, bet } = state.focus;
  return (
    <div className="spot">
      <small className="num">
        {spot?.chip === undefined ? null : <ColourSwatch seat={seat} />}
        {spot?.chip !== undefined
          ? t('run:seatChips', {
              seat,
              chips: chipCount(speech, chipsIn(spot.stake, spot.chip)),
              value: format.money(spot.chip, context.ruleSet.currency),
            })
          : stake && stake.stake > 0
            ? t('run:seatStake', { seat, bet: words.bet(stake.bet), amount: format.amount(stake.stake) })
            : t('games:seat', { seat })}
      </small>
      <strong>
        {words.bet(bet)}
        {move ? <em>{t('run:doneHere', { done: t(`games:actionsDone.${move.type}`), amount: format.amount(move.amount) })}</em> : null}
        {spot && !move && clears && isKept(state.kept, spot) ? <em>{t('run:keptHere')}</em> : null}
      </strong>
    </div>
  );
}

/** The stake a bonus hangs on. */
function baseOf({ ruleSet, spots }: SettleContext, { focus }: SettleState) {
  const table = ruleSet.payTables.find(({ bet }) => bet === focus.bet);
  return table ? findSpot(spots, { seat: focus.seat, bet: table.baseBet }) : undefined;
}
