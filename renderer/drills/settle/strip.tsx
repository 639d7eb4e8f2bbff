import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { actLabel } from './act-words.ts';
import type { ActEvent } from './answer-log.ts';
import { ACTION_ICONS, type Speech } from './decision-words.ts';

interface StripProps {
  readonly speech: Speech;
  readonly acts: readonly ActEvent[];
  /** The answer is on its way. */
  readonly locked: boolean;
  /** Stakes lie open: Enter goes on, so submitting needs a button of its own. */
  readonly canSubmit: boolean;
  readonly onUndo: () => void;
  readonly onSubmit: () => void;
}

/** What was done so far, the newest at the right; what no longer fits is counted at the left. */
export function Strip({ speech, acts, locked, canSubmit, onUndo, onSubmit }: StripProps) {
  const { t } = useTranslation('run');
  const list = useRef<HTMLOListElement>(null);
  const hidden = useOverflow(list, acts);
  return (
    <div className="strip">
      <h2>{t('done')}</h2>
      <ol ref={list}>
        {hidden > 0 ? <li className="older">{t('olderActs', { count: hidden })}</li> : null}
        {acts.map((act, index) => (
          <li key={index} data-act hidden={index < hidden} className={index === acts.length - 1 ? 'last' : undefined}>
            <Icon name={ACTION_ICONS[act.type]} />
            <span className="sr">{act.type === 'call' ? '' : speech.t(`games:actions.${act.type}`)} </span>
            <span>{actLabel(speech, act)}</span>
            {act.type === 'call' ? null : <b>{speech.format.amount(act.amount)}</b>}
          </li>
        ))}
        {acts.length === 0 ? <li className="nothing">{speech.words.begin}</li> : null}
      </ol>
      <Button kind="quiet" size="small" cap="⌫" capFirst keepFocus disabled={locked || acts.length === 0} onClick={onUndo}>
        {t('undo')}
      </Button>
      {canSubmit ? (
        <Button kind="quiet" size="small" cap="D" capFirst keepFocus onClick={onSubmit}>
          {t('submit')}
        </Button>
      ) : null}
    </div>
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
