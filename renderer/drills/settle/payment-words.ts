import type { Spot } from '#shared/games/types.ts';
import type { Minor } from '#shared/money/money.ts';
import type { Language } from '#shared/api/schemas.ts';

import { formatFor } from '../../i18n/format.ts';
import type { Speech } from './decision-words.ts';
import { chipsIn } from './payment.ts';

/** So many chips: `12 chips`, `2.5 chips`. */
export function chipCount({ t, language }: Pick<Speech, 't' | 'language'>, count: number, lng: Language = language): string {
  const number = formatFor(lng).number(count, Number.isInteger(count) ? 0 : 1);
  return t('run:chipCount', { lng, count, number });
}

/**
 * A payment as it is announced while it is made, in the language of the calls: the combination, the stake and what is
 * paid, in chips and in money. It says what the trainee did, right or wrong.
 */
export function paymentWords(speech: Speech, { bet, stake, chip }: Spot, paid: Minor, payIn: 'colour' | 'value'): string {
  const { t, ruleSet, callWords, callsLanguage: lng } = speech;
  const money = formatFor(lng).money(paid, ruleSet.currency);
  const inChips = payIn === 'colour' && chip !== undefined;
  const staked = chip === undefined ? formatFor(lng).money(stake, ruleSet.currency) : chipCount(speech, chipsIn(stake, chip), lng);
  const result = inChips ? t('run:joined', { lng, first: chipCount(speech, chipsIn(paid, chip), lng), rest: money }) : money;
  const odds = timesOf(stake, paid);
  const said = { lng, bet: callWords.bet(bet), stake: staked, result };
  return odds === null ? t('run:announced', said) : t('run:announcedTimes', { ...said, odds });
}

/** How many times the stake was paid, where that is a whole number or a half. */
function timesOf(stake: Minor, paid: Minor): string | null {
  if (stake > 0 && paid % stake === 0) return String(paid / stake);
  return stake > 0 && (paid * 2) % stake === 0 && paid < stake ? '1/2' : null;
}
