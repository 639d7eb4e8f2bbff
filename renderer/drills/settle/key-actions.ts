import { type KeyPress, decimalOf, digitOf, isEnter, isPlain, letterOf } from './keys.ts';
import { type SettleCommand, type SettleContext, type SettleState, actsOf, hasEntry } from './settle-state.ts';
import { moveOn } from './answer-log.ts';
import { callOptions, optionKey } from './calling.ts';
import { hasColours, rackOf } from './payment.ts';
import { bonusSpot, findSpot } from './spots.ts';
import { canSweep } from './sweeping.ts';

export type KeyActionName =
  | 'pay'
  | 'take'
  | 'return'
  | 'bonus'
  | 'keep'
  | 'sweep'
  | 'nextKept'
  | 'nextSeat'
  | 'payIn'
  | 'closeUp'
  | 'call'
  | 'act'
  | 'pick'
  | 'chip'
  | 'amount'
  | 'enter'
  | 'erase'
  | 'move'
  | 'done';

/** One thing the keyboard can do: its caps for the list of keys, when it may, and what it makes of a key. */
export interface KeyAction {
  readonly name: KeyActionName;
  readonly caps: readonly string[];
  readonly test: (press: KeyPress) => boolean;
  readonly isAvailable: (context: SettleContext, state: SettleState) => boolean;
  readonly command: (press: KeyPress, context: SettleContext, ms: number, state: SettleState) => SettleCommand | null;
}

const letter = (wanted: string) => (press: KeyPress) => isPlain(press) && !press.repeat && letterOf(press) === wanted;
const always = () => true;
const sweeps = ({ ruleSet }: SettleContext) => canSweep(ruleSet);

/** Whether an action makes sense at the current spot; the keys and the buttons agree by asking here. */
export function canAct(context: SettleContext, state: SettleState, action: 'pay' | 'take' | 'return'): boolean {
  const spot = findSpot(context.spots, state.focus);
  return spot !== undefined && !moveOn(actsOf(state), spot) && spot.actions.includes(action);
}

const ARROWS: Readonly<Record<string, 'left' | 'right' | 'up' | 'down'>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Everything a key can do at the table, the first that fits wins. */
export const KEY_ACTIONS: readonly KeyAction[] = [
  {
    name: 'done',
    caps: ['D', 'Ctrl', '↵'],
    test: (press) => letter('d')(press) || (isEnter(press) && (press.ctrlKey || press.metaKey)),
    isAvailable: always,
    command: (_press, _context, ms) => ({ type: 'done', ms }),
  },
  { name: 'pay', caps: ['P'], test: letter('p'), isAvailable: always, command: (_press, _context, ms) => choose('pay', ms) },
  { name: 'take', caps: ['T'], test: letter('t'), isAvailable: always, command: (_press, _context, ms) => choose('take', ms) },
  { name: 'return', caps: ['R'], test: letter('r'), isAvailable: always, command: (_press, _context, ms) => choose('return', ms) },
  {
    name: 'bonus',
    caps: ['B'],
    test: letter('b'),
    isAvailable: (context) => context.spots.some(({ seat }) => bonusSpot(context.spots, seat) !== undefined),
    command: () => ({ type: 'bonus' }),
  },
  { name: 'keep', caps: ['M'], test: letter('m'), isAvailable: sweeps, command: () => ({ type: 'keep' }) },
  { name: 'sweep', caps: ['S'], test: letter('s'), isAvailable: sweeps, command: (_press, _context, ms) => ({ type: 'sweep', ms }) },
  { name: 'nextKept', caps: ['N'], test: letter('n'), isAvailable: sweeps, command: () => ({ type: 'nextKept' }) },
  { name: 'nextSeat', caps: ['J'], test: letter('j'), isAvailable: sweeps, command: () => ({ type: 'nextSeat' }) },
  { name: 'payIn', caps: ['V'], test: letter('v'), isAvailable: hasColours, command: () => ({ type: 'payIn' }) },
  { name: 'closeUp', caps: ['Z'], test: letter('z'), isAvailable: ({ hasCloseUp }) => hasCloseUp, command: () => ({ type: 'closeUp' }) },
  { name: 'call', caps: ['C'], test: letter('c'), isAvailable: always, command: () => ({ type: 'call' }) },
  {
    name: 'pick',
    caps: ['1', '…', '9', '0', '.'],
    test: (press) => isPlain(press) && !press.repeat && pickKey(press) !== null,
    isAvailable: (_context, state) => state.calling !== null,
    command: (press, context, ms, state) => pickCommand(context, state, pickKey(press), ms),
  },
  {
    name: 'chip',
    caps: ['1', '…', '7'],
    test: (press) => isPlain(press) && digitOf(press) !== null,
    isAvailable: (context, state) => context.entry === 'chips' && state.calling === null,
    command: (press, context, _ms, state) => chipCommand(context, state, Number(digitOf(press))),
  },
  {
    name: 'amount',
    caps: ['0', '…', '9', ','],
    test: (press) => isPlain(press) && (digitOf(press) !== null || decimalOf(press) !== null),
    isAvailable: (context) => context.entry === 'figures',
    command: (press) => ({ type: 'type', character: digitOf(press) ?? decimalOf(press) ?? '' }),
  },
  {
    name: 'enter',
    caps: ['↵'],
    test: (press) => isPlain(press) && isEnter(press),
    isAvailable: always,
    command: (_press, _context, ms) => ({ type: 'enter', ms }),
  },
  {
    name: 'erase',
    caps: ['⌫'],
    test: (press) => isPlain(press) && press.key === 'Backspace',
    isAvailable: always,
    command: (_press, _context, ms) => ({ type: 'erase', ms }),
  },
  {
    name: 'move',
    caps: ['←', '→', '↑', '↓'],
    test: (press) => isPlain(press) && press.key in ARROWS,
    isAvailable: always,
    command: (press) => ({ type: 'move', direction: ARROWS[press.key] ?? 'right' }),
  },
  {
    name: 'act',
    // Each rule set says which letters do what.
    caps: [],
    test: (press) => isPlain(press) && !press.repeat && letterOf(press) !== null,
    isAvailable: ({ ruleSet }) => ruleSet.announcements.some(({ act }) => act !== undefined),
    command: (press, { ruleSet }, ms) => {
      const key = letterOf(press)?.toUpperCase();
      return key !== undefined && ruleSet.announcements.some(({ act }) => act?.key === key) ? { type: 'act', key, ms } : null;
    },
  },
];

function choose(action: 'pay' | 'take' | 'return', ms: number): SettleCommand {
  return { type: 'choose', action, ms };
}

/** Key 1 is the leftmost column of the rack. */
function chipCommand(context: SettleContext, state: SettleState, key: number): SettleCommand | null {
  const value = rackOf(context, state)[key - 1];
  return value === undefined ? null : { type: 'chip', value };
}

/** A digit, or the decimal mark beside it: comma or dot, as the keyboard has it. */
function pickKey(press: KeyPress): string | null {
  return digitOf(press) ?? (decimalOf(press) === null ? null : '.');
}

function pickCommand({ ruleSet }: SettleContext, { calling }: SettleState, key: string | null, ms: number): SettleCommand | null {
  const options = calling ? callOptions(calling, ruleSet.announcements) : [];
  const index = options.findIndex((_option, each) => optionKey(each, options.length) === key);
  return index < 0 ? null : { type: 'pick', index, ms };
}

/** Where the key was pressed: inside the amount field, which edits its own text, or anywhere else. */
export type KeyPlace = 'table' | 'amountField';

/** What a key asks for; null when it means nothing here and belongs to the browser. */
export function commandForKey(
  press: KeyPress,
  place: KeyPlace,
  context: SettleContext,
  state: SettleState,
  ms: number,
): SettleCommand | null {
  const action = KEY_ACTIONS.find((each) => each.test(press) && each.isAvailable(context, state));
  if (!action) return null;
  const fieldEditsItself = action.name === 'amount' || ((action.name === 'erase' || action.name === 'move') && hasEntry(state));
  if (place === 'amountField' && fieldEditsItself) return null;
  return action.command(press, context, ms, state);
}
