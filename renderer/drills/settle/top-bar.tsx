import { useTranslation } from 'react-i18next';

import type { RunSettings } from '#shared/drills/types.ts';

import { useFormat } from '../../i18n/use-language.ts';
import { Button } from '../../ui/button.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { ThemeSwitch } from '../../ui/theme-switch.tsx';
import type { Speech } from './decision-words.ts';

const TICKS_UP_TO = 30;

interface TopBarProps {
  readonly speech: Speech;
  readonly settings: RunSettings;
  /** The hand on the table, counted from 0. */
  readonly index: number;
  readonly answered: number;
  readonly subtitle: string;
  readonly asTable: boolean;
  readonly onTableView: () => void;
  readonly onHelp: () => void;
  readonly onLeave: () => void;
}

/** The way back, the game, and how far the run has come. */
export function TopBar({ speech, settings, index, answered, subtitle, asTable, onTableView, onHelp, onLeave }: TopBarProps) {
  const { t } = useTranslation('run');
  return (
    <header className="bar">
      <div className="title">
        <Button kind="quiet" icon="back" label={t('leave')} onClick={onLeave} />
        <h1>{speech.words.name}</h1>
        <span className="muted place">{speech.words.place}</span>
        <span className="sep" aria-hidden="true">
          /
        </span>
        <span className="muted">{subtitle}</span>
      </div>
      <Progress index={index} answered={answered} items={settings.items} />
      <div className="end">
        <LanguageSwitch />
        <ThemeSwitch />
        <Button kind="quiet" icon="grid" label={t('tableView')} pressed={asTable} keepFocus onClick={onTableView} />
        <Button kind="quiet" icon="keys" label={t('keys.title')} keepFocus onClick={onHelp} />
      </div>
    </header>
  );
}

function Progress({ index, answered, items }: { readonly index: number; readonly answered: number; readonly items: number }) {
  const { t } = useTranslation('run');
  const format = useFormat();
  return (
    <div className="hands">
      <span className="num">{t('handOf', { hand: format.number(index + 1), count: items, items: format.number(items) })}</span>
      {items <= TICKS_UP_TO ? (
        <ol aria-hidden="true">
          {Array.from({ length: items }, (_, hand) => (
            <li key={hand} className={hand === index ? 'now' : hand < answered ? 'done' : undefined} />
          ))}
        </ol>
      ) : (
        <span className="track" aria-hidden="true">
          <i style={{ width: `${(100 * answered) / items}%` }} />
        </span>
      )}
    </div>
  );
}
