import { isHelp, letterOf } from '../../drills/settle/keys.ts';
import type { TimelineReplay } from './use-playback.ts';

/** What the keys of a time line can do. */
export interface TimelineHands {
  readonly replay: TimelineReplay;
  readonly onNext: () => void;
  readonly onSwitch: () => void;
  readonly onHelp: () => void;
  readonly onLeave: () => void;
}

interface TimelineKey {
  readonly name: 'next' | 'toggle' | 'step' | 'toStart' | 'toEnd' | 'speed' | 'switch' | 'help' | 'leave';
  readonly caps: readonly string[];
  readonly test: (event: KeyboardEvent) => boolean;
  readonly perform: (hands: TimelineHands, event: KeyboardEvent) => void;
}

const once = (wanted: string) => (event: KeyboardEvent) => !event.repeat && (event.key === wanted || letterOf(event) === wanted);

/** The keys of a time line; the keyboard and the list of keys both go by it. */
export const TIMELINE_KEYS: readonly TimelineKey[] = [
  { name: 'next', caps: ['↵'], test: once('Enter'), perform: ({ onNext }) => onNext() },
  {
    name: 'toggle',
    caps: ['L'],
    test: (event) => once('l')(event) || once(' ')(event),
    perform: ({ replay }) => replay.dispatch({ type: 'toggle' }),
  },
  {
    name: 'step',
    caps: ['←', '→'],
    test: ({ key }) => key === 'ArrowLeft' || key === 'ArrowRight',
    perform: ({ replay }, { key }) => replay.dispatch({ type: 'step', by: key === 'ArrowRight' ? 1 : -1 }),
  },
  { name: 'toStart', caps: ['Home'], test: ({ key }) => key === 'Home', perform: ({ replay }) => replay.dispatch({ type: 'toStart' }) },
  { name: 'toEnd', caps: ['End'], test: ({ key }) => key === 'End', perform: ({ replay }) => replay.dispatch({ type: 'toEnd' }) },
  { name: 'speed', caps: ['S'], test: once('s'), perform: ({ replay }) => replay.dispatch({ type: 'speed' }) },
  { name: 'switch', caps: ['T'], test: once('t'), perform: ({ onSwitch }) => onSwitch() },
  { name: 'help', caps: ['?'], test: isHelp, perform: ({ onHelp }) => onHelp() },
  { name: 'leave', caps: ['Esc'], test: once('Escape'), perform: ({ onLeave }) => onLeave() },
];
