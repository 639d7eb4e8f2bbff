import type { TFunction } from 'i18next';

import { CORRECTION_KEYS } from '../correction/correction-keys.ts';
import { KEY_ACTIONS } from './key-actions.ts';
import type { KeyRow } from './keys-dialog.tsx';
import type { SettleContext } from './settle-state.ts';
import { hasColours } from './payment.ts';
import { hasBonus, takesParts } from './spots.ts';
import { canSweep } from './sweeping.ts';

/** The keys of a table being settled, as its payments are entered. */
export function tableKeyRows(
  t: TFunction<['run', 'correction']>,
  context: Pick<SettleContext, 'entry' | 'ruleSet' | 'spots' | 'hasCloseUp'>,
): readonly KeyRow[] {
  const { entry, ruleSet } = context;
  const missing = [
    entry === 'chips' ? 'amount' : 'chip',
    ...(hasBonus(ruleSet) ? [] : ['bonus']),
    ...(canSweep(ruleSet) ? [] : ['keep', 'sweep', 'nextKept', 'nextSeat']),
    ...(hasColours(context) ? [] : ['payIn']),
    ...(context.hasCloseUp ? [] : ['closeUp']),
  ];
  const actions = KEY_ACTIONS.filter(({ name }) => !missing.includes(name));
  return [
    ...actions.map(({ name, caps }) => ({
      name,
      caps,
      label: t(name === 'take' && takesParts(ruleSet) ? 'run:keys.takePart' : `run:keys.${name}`),
    })),
    { name: 'help', caps: ['?'], label: t('run:keys.help') },
    { name: 'leave', caps: ['Esc'], label: t('run:keys.leave') },
  ];
}

/** The keys of a correction in the run; a stored one has its own. */
export function correctionKeyRows(t: TFunction<['run', 'correction']>): readonly KeyRow[] {
  const shown = CORRECTION_KEYS.filter(({ name }) => name !== 'switch');
  return shown.map(({ name, caps }) => ({ name, caps, label: t(`correction:keys.${name}`) }));
}
