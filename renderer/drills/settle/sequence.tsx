import { useTranslation } from 'react-i18next';

import type { Spot } from '#shared/games/types.ts';

import { ColourSwatch } from '../../felt/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { type ActEvent, moveOn } from './answer-log.ts';
import { ACTION_ICONS, type Speech } from './decision-words.ts';
import { chipsIn } from './payment.ts';
import { chipCount } from './payment-words.ts';
import type { SettleContext, SettleState } from './settle-state.ts';
import { isSameSpot } from './spots.ts';
import { type Family, familiesOf, walkOf } from './walk.ts';

interface LadderProps {
  readonly speech: Speech;
  readonly context: SettleContext;
  readonly state: SettleState;
  readonly acts: readonly ActEvent[];
}

/** What still lies at a seat or was paid there: all that was not taken. */
export function stayedAt({ ruleSet, spots }: SettleContext, acts: readonly ActEvent[], seat: number): readonly Spot[] {
  return walkOf(ruleSet, spots).filter((spot) => spot.seat === seat && spot.stake > 0 && moveOn(acts, spot)?.type !== 'take');
}

/** The order in which a player is paid, as the text gives it: where one is, and what lies there. Nothing where it names no steps. */
export function Ladder({ speech, context, state, acts, said }: LadderProps & { readonly said: string | null }) {
  const { t } = useTranslation('run');
  const families = familiesOf(context.ruleSet);
  if (families.length === 0) return null;
  const stayed = stayedAt(context, acts, state.focus.seat);
  return (
    <div className="ladder">
      <ol aria-label={t('ladder')}>
        {families.map((family) => (
          <li
            key={family.word}
            className={rungClass(family, state, stayed)}
            aria-current={family.bets.includes(state.focus.bet) ? 'step' : undefined}
          >
            {speech.words.step(family.word)}
          </li>
        ))}
      </ol>
      {said === null ? null : (
        <p className="said num" lang={speech.callsLanguage}>
          <Icon name="call" />
          {said}
        </p>
      )}
    </div>
  );
}

function rungClass({ bets }: Family, { focus }: SettleState, stayed: readonly Spot[]): string | undefined {
  if (bets.includes(focus.bet)) return 'at';
  return stayed.some(({ bet }) => bets.includes(bet)) ? 'has' : undefined;
}

/** A player's combinations in the order of payment: what is paid, where one is, what is to come. Stakes, never the answer. */
export function Sequence({ speech, context, state, acts }: LadderProps) {
  const { focus } = state;
  const chip = context.spots.find(({ seat }) => seat === focus.seat)?.chip;
  const inColour = context.payIn === 'colour';
  const amount = (value: number) =>
    chip !== undefined && inColour ? speech.format.number(chipsIn(value, chip), value % chip === 0 ? 0 : 1) : speech.format.amount(value);
  return (
    <>
      <h2 className="player">
        {chip === undefined ? null : <ColourSwatch seat={focus.seat} />}
        {speech.t('games:seat', { seat: focus.seat })}
      </h2>
      <ol>
        {stayedAt(context, acts, focus.seat).map((spot) => {
          const move = moveOn(acts, spot);
          const isNow = isSameSpot(spot, focus);
          return (
            <li key={spot.bet} data-now={isNow || undefined} className={isNow ? 'last' : move ? undefined : 'next'}>
              {move ? <Icon name={ACTION_ICONS[move.type]} /> : null}
              <span>{speech.words.bet(spot.bet)}</span>
              {move ? (
                <b>{amount(move.amount)}</b>
              ) : (
                <small>
                  {chip !== undefined && inColour ? chipCount(speech, chipsIn(spot.stake, chip)) : speech.format.amount(spot.stake)}
                </small>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}
