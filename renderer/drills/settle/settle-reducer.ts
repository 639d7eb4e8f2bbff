import { MOST_EVENTS } from '#shared/api/schemas.ts';
import { unreachable } from '#shared/result.ts';
import type { Action, Spot } from '#shared/games/types.ts';

import { type ActEvent, callsMade, isCalled, moveOn, shortened } from './answer-log.ts';
import { type Calling, callOptions, callings, isSameSubject, stepBack, takeOption } from './calling.ts';
import { actOnKey, actsToDo } from './open-acts.ts';
import { openCalls } from './open-calls.ts';
import { type Notice, type SettleCommand, type SettleContext, type SettleState, actsOf, hasEntry } from './settle-state.ts';
import { neighbour } from './arrows.ts';
import { enteredAmount } from './payment.ts';
import { type SpotRef, bonusSpot, findSpot, isSameSpot, openStakes, takesParts } from './spots.ts';
import { actGroups, isKept, keptOpen, sweepable } from './sweeping.ts';
import { nextAfterAct, nextOf, nextOpenSpot, nextSeatSpot, walkOf } from './walk.ts';

/** What a key or a click makes of the table. Pure: the same commands always give the same answer. */
export function settle(context: SettleContext, state: SettleState, command: SettleCommand): SettleState {
  if (state.done) return state;
  const quiet: SettleState = { ...state, notice: null, confirming: false };
  // A call half made stays open until it is complete or given up: no other key makes it vanish.
  if (state.calling && LEAVES_CALL.has(command.type)) return noticed(quiet, { code: 'callOpen' });
  switch (command.type) {
    case 'focus':
      return focusOn(context, state, quiet, command.spot);
    case 'move':
      return goTo(quiet, neighbour(context, state.focus, command.direction));
    case 'choose':
      return choose(context, quiet, command.action, command.ms);
    case 'type':
      return enterPayment(context, quiet, { text: state.text + command.character });
    case 'setText':
      return enterPayment(context, quiet, { text: command.text });
    case 'chip':
      return enterPayment(context, quiet, { chips: [...state.chips, command.value] });
    case 'erase':
      return erase(context, quiet, command.ms);
    case 'undo':
      return undo(context, quiet, command.ms);
    case 'act':
      return actAtTable(context, quiet, command.key, command.ms);
    case 'bonus':
      return goToBonus(context, quiet);
    case 'keep':
      return keep(context, quiet, command.spot ?? state.focus);
    case 'sweep':
      return sweep(context, quiet, command.ms);
    case 'nextKept':
      return goToNext(quiet, nextOf(context.ruleSet, context.spots, keptOpen(context.spots, actsOf(state), state.kept), state.focus));
    case 'nextSeat':
      return goToNext(quiet, nextSeatSpot(context.ruleSet, openStakes(context.spots, actsOf(state)), state.focus));
    case 'payIn':
      return cleared(quiet);
    case 'closeUp':
      return { ...quiet, closeUp: !state.closeUp };
    case 'call':
      return openCall(context, quiet);
    case 'pick':
      return pick(context, quiet, command.index, command.ms);
    case 'enter':
      return state.confirming ? finish(quiet, command.ms) : enter(context, quiet, command.ms);
    case 'done':
      return state.confirming ? finish(quiet, command.ms) : submit(context, quiet, command.ms);
    case 'escape':
      return escape(state, quiet);
    default:
      return unreachable(command);
  }
}

const LEAVES_CALL: ReadonlySet<SettleCommand['type']> = new Set([
  'move',
  'choose',
  'type',
  'setText',
  'chip',
  'bonus',
  'act',
  'keep',
  'sweep',
  'nextKept',
  'nextSeat',
  'done',
]);

/** Another spot gives up what was begun here, except a call to the table, which is about no spot. */
function focusOn(context: SettleContext, state: SettleState, quiet: SettleState, spot: SpotRef): SettleState {
  if (!findSpot(context.spots, spot)) return state;
  return state.calling?.about === 'table' ? { ...goTo(quiet, spot), calling: state.calling } : goTo(quiet, spot);
}

/** Closes what was opened last: a call or a question, what is being entered, the close-up. */
function escape(state: SettleState, quiet: SettleState): SettleState {
  if (state.calling || state.confirming) return { ...quiet, calling: null };
  return hasEntry(state) || state.paying ? cleared(quiet) : { ...quiet, closeUp: false };
}

/** Marks an open stake to stay, or takes its mark away; what was begun there is given up. */
function keep(context: SettleContext, state: SettleState, reference: SpotRef): SettleState {
  const spot = findSpot(context.spots, reference);
  if (!spot || spot.stake === 0) return noticed(state, { code: 'notHere' });
  const at = goTo(state, spot);
  if (moveOn(actsOf(state), spot)) return noticed(at, { code: 'alreadySettled' });
  const { seat, bet } = spot;
  const kept = isKept(state.kept, spot) ? state.kept.filter((each) => !isSameSpot(each, spot)) : [...state.kept, { seat, bet }];
  return { ...at, kept };
}

/** Takes every stake without a mark, each by an act of its own, and goes to the first that stays. */
function sweep(context: SettleContext, state: SettleState, ms: number): SettleState {
  const { ruleSet, spots, printed } = context;
  const place = (spot: SpotRef) => printed.findIndex((each) => isSameSpot(each, spot));
  const swept = [...sweepable(ruleSet, spots, actsOf(state), state.kept)].sort((a, b) => place(a) - place(b));
  if (swept.length === 0) return noticed(state, { code: 'nothingToSweep' });
  const takes = swept.map(({ seat, bet, stake }) => ({ type: 'take' as const, seat, bet, amount: stake, ms }));
  const next = { ...cleared(state), events: [...state.events, ...takes] };
  const first = walkOf(ruleSet, openStakes(spots, actsOf(next)))[0];
  return first ? goTo(next, first) : next;
}

function goToNext(state: SettleState, spot: SpotRef | undefined): SettleState {
  return spot ? goTo(state, spot) : noticed(state, { code: 'noFurther' });
}

function cleared(state: SettleState): SettleState {
  return { ...state, paying: false, text: '', chips: [] };
}

function noticed(state: SettleState, notice: Notice): SettleState {
  return { ...state, notice };
}

function goTo(state: SettleState, { seat, bet }: SpotRef): SettleState {
  return { ...cleared(state), calling: null, focus: { seat, bet } };
}

function goToBonus(context: SettleContext, state: SettleState): SettleState {
  const bonus = bonusSpot(context.spots, state.focus.seat);
  if (!bonus) return noticed(state, { code: 'noBonus' });
  return { ...goTo(state, bonus), paying: moveOn(actsOf(state), bonus) === undefined };
}

/** Take and return move the stake at once, a part of it where one was typed first; a payment needs its amount first. */
function choose(context: SettleContext, state: SettleState, action: Action, ms: number): SettleState {
  const spot = findSpot(context.spots, state.focus);
  if (!spot) return state;
  if (moveOn(actsOf(state), spot)) return noticed(state, { code: 'alreadySettled' });
  if (!spot.actions.includes(action)) return noticed(state, { code: 'notHere' });
  if (action === 'pay') return { ...state, calling: null, paying: true };
  const isPart = action === 'take' && hasEntry(state) && takesParts(context.ruleSet);
  return isPart ? takePart(context, state, spot, ms) : act(context, state, { action, amount: spot.stake, ms });
}

function takePart(context: SettleContext, state: SettleState, { stake }: Spot, ms: number): SettleState {
  const amount = enteredAmount(context, state);
  if (!amount.ok) return noticed(state, amount.error);
  if (amount.value === 0) return noticed(state, { code: 'amountNeeded' });
  if (amount.value > stake) return noticed(state, { code: 'moreThanStake' });
  return act(context, state, { action: 'take', amount: amount.value, ms });
}

/** Puts a payment together. Where the spot is settled there is nothing to type. */
function enterPayment(context: SettleContext, state: SettleState, entry: Partial<Pick<SettleState, 'text' | 'chips'>>): SettleState {
  if (isSettled(context, state)) return noticed(cleared(state), { code: 'alreadySettled' });
  return { ...state, ...entry, calling: null, paying: true };
}

function isSettled(context: SettleContext, state: SettleState): boolean {
  const spot = findSpot(context.spots, state.focus);
  return spot !== undefined && moveOn(actsOf(state), spot) !== undefined;
}

function act(context: SettleContext, state: SettleState, move: { action: Action; amount: number; ms: number }): SettleState {
  const { seat, bet } = state.focus;
  const events = [...state.events, { type: move.action, seat, bet, amount: move.amount, ms: move.ms }];
  const next = { ...cleared(state), calling: null, events };
  return { ...next, focus: nextFocus(context, next) };
}

function nextFocus(context: SettleContext, state: SettleState): SpotRef {
  const next = nextAfterAct(context.ruleSet, context.spots, actsOf(state), state.focus);
  return next ? { seat: next.seat, bet: next.bet } : state.focus;
}

/** Enter does the obvious next thing: pay what was typed, else go on, else submit. */
function enter(context: SettleContext, state: SettleState, ms: number): SettleState {
  if (state.calling) return state;
  if (hasEntry(state)) return pay(context, state, ms);
  const acts = actsOf(state);
  const spot = findSpot(context.spots, state.focus);
  const isOpen = spot !== undefined && !moveOn(acts, spot);
  if (state.paying && isOpen && spot.stake > 0) return noticed(state, { code: 'amountNeeded' });
  if (openStakes(context.spots, acts).length === 0) return submit(context, state, ms);
  const next = nextOpenSpot(context.ruleSet, context.spots, acts, state.focus);
  return next ? goTo(state, next) : noticed(state, { code: 'chooseAction' });
}

function pay(context: SettleContext, state: SettleState, ms: number): SettleState {
  const spot = findSpot(context.spots, state.focus);
  if (!spot) return state;
  if (!spot.actions.includes('pay')) return noticed(state, { code: 'notHere' });
  const amount = enteredAmount(context, state);
  if (!amount.ok) return noticed(state, amount.error);
  if (amount.value === 0) return noticed(state, { code: 'amountNeeded' });
  return act(context, state, { action: 'pay', amount: amount.value, ms });
}

function erase(context: SettleContext, state: SettleState, ms: number): SettleState {
  if (state.calling) return { ...state, calling: stepBack(state.calling) };
  if (state.chips.length > 0) return { ...state, chips: state.chips.slice(0, -1) };
  if (state.text !== '') return { ...state, text: state.text.slice(0, -1) };
  if (state.paying) return cleared(state);
  return undo(context, state, ms);
}

/** Takes back the last act, a sweep whole. */
function undo(context: SettleContext, state: SettleState, ms: number): SettleState {
  const acts = actsOf(state);
  const group = actGroups(acts).at(-1);
  if (!group) return noticed(state, { code: 'nothingToUndo' });
  if (hasTurned(context, acts)) return noticed(state, { code: 'turned' });
  const [first, ...others] = group.acts;
  const undos = [first, ...others].map(() => ({ type: 'undo' as const, ms }));
  const undone = { ...cleared(state), calling: null, events: [...state.events, ...undos] };
  return first.type === 'call' ? undone : { ...undone, focus: { seat: first.seat, bet: first.bet } };
}

/** Whether the last act turned cards, or was a decision about them: what has been seen cannot be unseen. */
function hasTurned({ ruleSet, covered }: SettleContext, acts: readonly ActEvent[]): boolean {
  const [before, after] = [callsMade(acts.slice(0, -1)), callsMade(acts)];
  const last = after.length > before.length ? after.at(-1) : undefined;
  const choice = ruleSet.announcements.find(({ announcement }) => announcement === last?.announcement);
  return choice?.act?.turnsCards === true || covered(before).length > covered(after).length;
}

/** Does what a key does at the table besides moving chips and calling. */
function actAtTable(context: SettleContext, state: SettleState, key: string, ms: number): SettleState {
  const choice = actOnKey(context.ruleSet.announcements, actsOf(state), key);
  if (!choice) return noticed(state, { code: 'actDone' });
  const { announcement } = choice;
  return { ...cleared(state), calling: null, events: [...state.events, { type: 'call', call: { announcement }, ms }] };
}

/** The call that another press of the key comes to, among those still to be made. */
export function nextCalling({ ruleSet, seatCalls }: SettleContext, state: SettleState): Calling | undefined {
  const { announcements } = ruleSet;
  const acts = actsOf(state);
  const open = callings(announcements, seatCalls, state.focus.seat).filter((calling) => !isCalled(acts, announcements, calling));
  const { calling } = state;
  const at = calling ? open.findIndex((each) => isSameSubject(each, calling)) : -1;
  return open[(at + 1) % open.length];
}

function openCall(context: SettleContext, state: SettleState): SettleState {
  const calling = nextCalling(context, state);
  return calling ? { ...cleared(state), calling } : noticed(state, { code: 'alreadyCalled' });
}

function pick(context: SettleContext, state: SettleState, index: number, ms: number): SettleState {
  if (!state.calling) return state;
  const { announcements } = context.ruleSet;
  const option = callOptions(state.calling, announcements)[index];
  if (!option) return state;
  const taken = takeOption(state.calling, option, announcements);
  if ('calling' in taken) return { ...state, calling: taken.calling };
  return { ...state, calling: null, events: [...state.events, { type: 'call', call: taken.call, ms }] };
}

/** Asks first while a stake is open, or an act or a call, whatever it would be, is still to be made. */
function submit(context: SettleContext, state: SettleState, ms: number): SettleState {
  const acts = actsOf(state);
  const calls = openCalls(context, acts);
  const isComplete =
    openStakes(context.spots, acts).length === 0 && actsToDo(context, acts).length === 0 && calls.table === 0 && calls.seats === 0;
  return isComplete ? finish(state, ms) : { ...cleared(state), calling: null, confirming: true };
}

function finish(state: SettleState, ms: number): SettleState {
  const events = shortened(state.events, MOST_EVENTS - 1);
  return { ...cleared(state), calling: null, done: true, events: [...events, { type: 'done', ms }] };
}
