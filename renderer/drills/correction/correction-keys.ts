import { AID_KEY, isAid, isHelp, letterOf } from '../settle/keys.ts';
import type { Replay } from './use-replay.ts';

/** What the keys of a correction can do; what is left out cannot be done here. */
export interface CorrectionHands {
  readonly replay: Replay;
  readonly onNext: () => void;
  readonly onAgain?: () => void;
  /** To the time line, where there is one. */
  readonly onSwitch?: () => void;
  readonly onAid?: (() => void) | undefined;
  readonly onHelp: () => void;
  readonly onLeave: () => void;
}

interface CorrectionKey {
  readonly name: 'next' | 'again' | 'replay' | 'step' | 'toAnswer' | 'toEnd' | 'switch' | 'aid' | 'help' | 'leave';
  readonly caps: readonly string[];
  readonly test: (event: KeyboardEvent) => boolean;
  readonly isAvailable?: (hands: CorrectionHands) => boolean;
  readonly perform: (hands: CorrectionHands, event: KeyboardEvent) => void;
}

const once = (wanted: string) => (event: KeyboardEvent) => !event.repeat && (event.key === wanted || letterOf(event) === wanted);

/** The keys of a correction; the keyboard and the list of keys both go by it. */
export const CORRECTION_KEYS: readonly CorrectionKey[] = [
  { name: 'next', caps: ['↵'], test: once('Enter'), perform: ({ onNext }) => onNext() },
  {
    name: 'again',
    caps: ['R'],
    test: once('r'),
    isAvailable: ({ onAgain }) => onAgain !== undefined,
    perform: ({ onAgain }) => onAgain?.(),
  },
  { name: 'replay', caps: ['L'], test: once('l'), perform: ({ replay }) => replay.dispatch({ type: 'toggle' }) },
  {
    name: 'step',
    caps: ['←', '→'],
    test: ({ key }) => key === 'ArrowLeft' || key === 'ArrowRight',
    perform: ({ replay }, { key }) => replay.dispatch({ type: 'step', by: key === 'ArrowRight' ? 1 : -1 }),
  },
  {
    name: 'toAnswer',
    caps: ['Home'],
    test: ({ key }) => key === 'Home',
    perform: ({ replay }) => replay.dispatch({ type: 'goTo', position: null }),
  },
  {
    name: 'toEnd',
    caps: ['End'],
    test: ({ key }) => key === 'End',
    perform: ({ replay }) => replay.dispatch({ type: 'goTo', position: replay.steps.length }),
  },
  {
    name: 'switch',
    caps: ['T'],
    test: once('t'),
    isAvailable: ({ onSwitch }) => onSwitch !== undefined,
    perform: ({ onSwitch }) => onSwitch?.(),
  },
  {
    name: 'aid',
    caps: [AID_KEY],
    test: isAid,
    isAvailable: ({ onAid }) => onAid !== undefined,
    perform: ({ onAid }) => onAid?.(),
  },
  { name: 'help', caps: ['?'], test: isHelp, perform: ({ onHelp }) => onHelp() },
  { name: 'leave', caps: ['Esc'], test: once('Escape'), perform: ({ onLeave }) => onLeave() },
];
