import type { TFunction } from 'i18next';

import { CORRECTION_KEYS } from '../correction/correction-keys.ts';
import type { Speech } from './decision-words.ts';
import { KEY_ACTIONS } from './key-actions.ts';
import type { KeyRow } from './keys-dialog.tsx';
import { AID_KEY } from './keys.ts';
import type { SettleContext } from './settle-state.ts';
import { hasColours } from './payment.ts';
import { hasBonus, takesParts } from './spots.ts';
import { canSweep } from './sweeping.ts';

type KeyWords = TFunction<['run', 'correction']>;

/** The keys of a table being settled: those of its own acts first, then as its payments are entered. */
export function tableKeyRows(
  t: KeyWords,
  { words }: Pick<Speech, 'words'>,
  context: Pick<SettleContext, 'entry' | 'ruleSet' | 'spots' | 'hasCloseUp'>,
  hasAid: boolean,
): readonly KeyRow[] {
  const { entry, ruleSet } = context;
  const missing = [
    entry === 'chips' ? 'amount' : 'chip',
    ...(hasBonus(ruleSet) ? [] : ['bonus']),
    ...(canSweep(ruleSet) ? [] : ['keep', 'sweep', 'nextKept', 'nextSeat']),
    ...(hasColours(context) ? [] : ['payIn']),
    ...(context.hasCloseUp ? [] : ['closeUp']),
  ];
  const ownKeys = [...new Set(ruleSet.announcements.flatMap(({ act }) => (act === undefined ? [] : [act.key])))];
  const label = (name: Exclude<(typeof KEY_ACTIONS)[number]['name'], 'act'>): string =>
    t(name === 'take' && takesParts(ruleSet) ? 'run:keys.takePart' : `run:keys.${name}`);
  return [
    ...ownKeys.map((key) => ({ name: `act ${key}`, caps: [key], label: words.actKey(key) })),
    ...KEY_ACTIONS.flatMap(({ name, caps }) => (name === 'act' || missing.includes(name) ? [] : [{ name, caps, label: label(name) }])),
    ...(hasAid ? [aidRow(t)] : []),
    { name: 'help', caps: ['?'], label: t('run:keys.help') },
    { name: 'leave', caps: ['Esc'], label: t('run:keys.leave') },
  ];
}

/** The keys of a correction in the run; a stored one has its own. */
export function correctionKeyRows(t: KeyWords, hasAid: boolean): readonly KeyRow[] {
  return CORRECTION_KEYS.flatMap(({ name, caps }): KeyRow[] => {
    if (name === 'aid') return hasAid ? [aidRow(t)] : [];
    return name === 'switch' ? [] : [{ name, caps, label: t(`correction:keys.${name}`) }];
  });
}

function aidRow(t: KeyWords): KeyRow {
  return { name: 'aid', caps: [AID_KEY], label: t('run:keys.aid') };
}
