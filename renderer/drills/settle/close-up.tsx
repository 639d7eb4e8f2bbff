import { useTranslation } from 'react-i18next';

import type { Table } from '#shared/games/types.ts';

import { ColourSwatch, PaymentStacks, ReferenceStack } from '../../felt/index.ts';
import { moveOn } from './answer-log.ts';
import type { Speech } from './decision-words.ts';
import { chipsIn, colourChip, enteredAmount } from './payment.ts';
import { chipCount } from './payment-words.ts';
import { stayedAt } from './sequence.tsx';
import { type SettleContext, type SettleState, actsOf } from './settle-state.ts';
import { type Family, familiesOf } from './walk.ts';

interface CloseUpProps {
  readonly speech: Speech;
  readonly context: SettleContext;
  readonly state: SettleState;
  readonly table: Table;
}

/** The drawing of the stacks: its size, and the foot they stand on. */
const STACKS = { width: 324, height: 84, x: 17, foot: 80, room: 232 } as const;
const FULL_STACK = 20;

/** Beside the close-up: what lies there of the player being paid, family by family, and what was paid on it. Never the answer. */
export function CloseUp({ speech, context, state, table }: CloseUpProps) {
  const { t } = useTranslation(['run', 'games']);
  const acts = actsOf(state);
  const { seat, bet } = state.focus;
  const chip = context.spots.find((spot) => spot.seat === seat)?.chip;
  const inChips = context.payIn === 'colour' && chip !== undefined;
  const figure = (amount: number) =>
    inChips ? speech.format.number(chipsIn(amount, chip), amount % chip === 0 ? 0 : 1) : speech.format.amount(amount);
  const stayed = stayedAt(context, acts, seat);
  const rows = familiesOf(context.ruleSet).flatMap((family) => {
    const spots = stayed.filter((spot) => family.bets.includes(spot.bet));
    const moves = spots.flatMap((spot) => moveOn(acts, spot) ?? []);
    const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
    return spots.length === 0
      ? []
      : [
          {
            family,
            spots: spots.length,
            staked: sum(spots.map(({ stake }) => stake)),
            moves,
            paid: sum(moves.map(({ amount }) => amount)),
          },
        ];
  });
  return (
    <section className="close-up" aria-label={t('run:closeUp')}>
      <h2>{t('run:closeUpTitle', { number: context.ruleSet.callValues?.(table)['number'] ?? '' })}</h2>
      <p>
        {chip === undefined ? null : <ColourSwatch seat={seat} />}
        {t('games:seat', { seat })}
        {chip === undefined ? null : ` · ${t('run:chipsAt', { value: speech.format.money(chip, context.ruleSet.currency) })}`}
      </p>
      <table className="num">
        <thead>
          <tr>
            <td />
            <th scope="col">{t('run:closeUpStakes')}</th>
            <th scope="col">{t('run:closeUpPaid')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ family, spots, staked, moves, paid }) => (
            <tr key={family.word} className={rowClass(family, bet)}>
              <th scope="row">
                {speech.words.step(family.word)}
                {spots > 1 ? <small>{t('run:combinations', { count: spots })}</small> : null}
              </th>
              <td>{figure(staked)}</td>
              <td>{moves.length === 0 ? '' : figure(paid)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Stacks speech={speech} context={context} state={state} />
    </section>
  );
}

function rowClass({ bets }: Family, bet: string): string | undefined {
  return bets.includes(bet) ? 'now' : undefined;
}

/** The payment being put together in the player's colour, beside the reference stack. */
function Stacks({ speech, context, state }: Omit<CloseUpProps, 'table'>) {
  const { t } = useTranslation('run');
  const chip = colourChip(context, state);
  const entered = enteredAmount(context, state);
  if (chip === null) return null;
  const chips = entered.ok ? chipsIn(entered.value, chip) : 0;
  const stacks = Math.floor(chips / FULL_STACK);
  return (
    <div className="stacks num">
      <svg viewBox={`0 0 ${STACKS.width} ${STACKS.height}`} aria-hidden="true" focusable="false">
        <ReferenceStack x={STACKS.x} y={STACKS.foot} />
        <PaymentStacks seat={state.focus.seat} chips={chips} x={STACKS.x} y={STACKS.foot} room={STACKS.room} />
      </svg>
      <p>
        <span>{t('reference')}</span>
        {chips === 0 ? null : (
          <b>
            {stacks === 0
              ? chipCount(speech, chips)
              : t('stacksOf', {
                  count: stacks,
                  stacks,
                  rest: speech.format.number(chips - stacks * FULL_STACK, Number.isInteger(chips) ? 0 : 1),
                })}
          </b>
        )}
      </p>
    </div>
  );
}
