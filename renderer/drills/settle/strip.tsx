import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { actLabel } from './act-words.ts';
import type { ActEvent } from './answer-log.ts';
import { type Speech, iconOf } from './decision-words.ts';
import { noticeWords } from './notice-words.ts';
import { Sequence, stayedAt } from './sequence.tsx';
import type { SettleContext, SettleState } from './settle-state.ts';
import { type ActGroup, actGroups, isClearing, isKept, keptOpen, sweepable, sweptAmount } from './sweeping.ts';
import { familiesOf } from './walk.ts';

interface StripProps {
  readonly speech: Speech;
  readonly context: SettleContext;
  readonly state: SettleState;
  readonly acts: readonly ActEvent[];
  /** The answer is on its way. */
  readonly locked: boolean;
  /** Stakes lie open: Enter goes on, so submitting needs a button of its own. */
  readonly canSubmit: boolean;
  /** Another act is asked for first, so that no stake is collected yet. */
  readonly isAsked: boolean;
  /** What else can be done at the table now. */
  readonly children: ReactNode;
  readonly onUndo: () => void;
  readonly onSubmit: () => void;
  readonly onKeep: () => void;
  readonly onSweep: () => void;
}

/**
 * What was done so far, the newest at the right; what no longer fits is counted at the left. Once the losing stakes are
 * cleared away, what the player being paid has won on instead.
 */
export function Strip(props: StripProps) {
  const { speech, context, state, acts, locked, canSubmit, isAsked, children, onUndo, onSubmit, onKeep, onSweep } = props;
  const { t } = useTranslation('run');
  const { ruleSet, spots } = context;
  const clears = isClearing(ruleSet, spots, acts, state.kept);
  const showsPlayer = familiesOf(ruleSet).length > 0 && !clears && stayedAt(context, acts, state.focus.seat).length > 0;
  const rest = sweepable(ruleSet, spots, acts, state.kept).length;
  const quiet = { kind: 'quiet', size: 'small', capFirst: true, keepFocus: true } as const;
  return (
    <div className="strip">
      {showsPlayer ? <Sequence speech={speech} context={context} state={state} acts={acts} /> : <Log speech={speech} acts={acts} />}
      {children}
      {clears && !isAsked ? (
        <>
          <Button {...quiet} cap="M" disabled={locked} pressed={isKept(state.kept, state.focus)} onClick={onKeep}>
            {t('keep', { count: keptOpen(spots, acts, state.kept).length })}
          </Button>
          <Button {...quiet} cap="S" disabled={locked || rest === 0} whyNot={noticeWords(t, { code: 'nothingToSweep' })} onClick={onSweep}>
            {t('sweep', { count: rest })}
          </Button>
        </>
      ) : null}
      <Button {...quiet} cap="⌫" disabled={locked || acts.length === 0} whyNot={noticeWords(t, { code: 'nothingToUndo' })} onClick={onUndo}>
        {t('undo')}
      </Button>
      {canSubmit ? (
        <Button {...quiet} cap="D" onClick={onSubmit}>
          {t('submit')}
        </Button>
      ) : null}
    </div>
  );
}

function Log({ speech, acts }: Pick<StripProps, 'speech' | 'acts'>) {
  const { t } = useTranslation('run');
  const list = useRef<HTMLOListElement>(null);
  const hidden = useOverflow(list, acts);
  const groups = actGroups(acts);
  return (
    <>
      <h2>{t('done')}</h2>
      <ol ref={list}>
        {hidden > 0 ? <li className="older">{t('olderActs', { count: hidden })}</li> : null}
        {groups.map((group, index) => (
          <li key={index} data-act hidden={index < hidden} className={index === groups.length - 1 ? 'last' : undefined}>
            <Done speech={speech} group={group} />
          </li>
        ))}
        {acts.length === 0 ? <li className="nothing">{speech.words.begin}</li> : null}
      </ol>
    </>
  );
}

/** One act, or a whole sweep, as short as it can be said. */
function Done({ speech, group }: { readonly speech: Speech; readonly group: ActGroup }) {
  const [act, ...others] = group.acts;
  const amount = act.type === 'call' ? null : speech.format.amount(sweptAmount(group));
  return (
    <>
      <Icon name={iconOf(speech, act)} />
      <span className="sr">{act.type === 'call' ? '' : speech.t(`games:actions.${act.type}`)} </span>
      <span>{others.length === 0 ? actLabel(speech, act) : speech.t('run:stakes', { count: group.acts.length })}</span>
      {amount === null ? null : <b>{amount}</b>}
    </>
  );
}

/** How many of the oldest entries do not fit into the list. */
function useOverflow(list: RefObject<HTMLOListElement | null>, acts: readonly ActEvent[]): number {
  const [hidden, setHidden] = useState(0);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const measure = () => {
      const items = [...element.querySelectorAll<HTMLElement>('[data-act]')];
      for (const item of items) item.hidden = false;
      const gap = 4;
      const counter = 44;
      let room = element.clientWidth;
      let shown = 0;
      for (const item of [...items].reverse()) {
        room -= item.offsetWidth + gap;
        if (room < (shown + 1 < items.length ? counter : 0) && shown > 0) break;
        shown += 1;
      }
      const rest = items.length - shown;
      items.forEach((item, index) => {
        item.hidden = index < rest;
      });
      setHidden(rest);
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [list, acts]);
  return hidden;
}
