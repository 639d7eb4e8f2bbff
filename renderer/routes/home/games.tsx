import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';

import type { RunSummary } from '#shared/api/schemas.ts';

import type { RuleSet } from '#shared/games/types.ts';

import { digitOf, isPlain } from '../../drills/settle/keys.ts';
import { usePreferences } from '../../app/preferences.ts';
import { settingsFor } from '../../app/run-settings.ts';
import { useStartRun } from '../../app/start-run.ts';
import { useKeys } from '../../app/use-keys.ts';
import { FeltMini, PLAYABLE_RULE_SETS, clothOf } from '../../felt/index.ts';
import { useRuleWords } from '../../i18n/rule-words.ts';
import { useFormat } from '../../i18n/use-language.ts';
import { Icon } from '../../ui/icon.tsx';
import { KeyCap } from '../../ui/key-cap.tsx';

/** The games as swatches of their cloth: a digit picks one, Enter opens its table. */
export function Games({ runs }: { readonly runs: readonly RunSummary[] }) {
  const { t } = useTranslation('home');
  const tiles = useRef<(HTMLButtonElement | null)[]>([]);
  useKeys((event) => {
    const digit = isPlain(event) ? digitOf(event) : null;
    const tile = digit === null ? null : tiles.current[Number(digit) - 1];
    tile?.focus();
    return Boolean(tile);
  });
  return (
    <section className="col">
      <h2>
        {t('games')}
        <small>
          {t('numberThen')} <KeyCap>↵</KeyCap>
        </small>
      </h2>
      <ul className="games">
        {PLAYABLE_RULE_SETS.map((ruleSet, index) => (
          <GameTile
            key={ruleSet.id}
            ruleSet={ruleSet}
            number={index + 1}
            last={runs.find(({ settings }) => settings.ruleSet === ruleSet.id)}
            onMount={(tile) => {
              tiles.current[index] = tile;
            }}
          />
        ))}
      </ul>
    </section>
  );
}

interface GameTileProps {
  readonly ruleSet: RuleSet;
  readonly number: number;
  readonly last: RunSummary | undefined;
  readonly onMount: (tile: HTMLButtonElement | null) => void;
}

function GameTile({ ruleSet, number, last, onMount }: GameTileProps) {
  const { t } = useTranslation(['home', 'common', 'games']);
  const words = useRuleWords(ruleSet.id);
  const format = useFormat();
  const settings = settingsFor(ruleSet, usePreferences());
  const { start, isStarting } = useStartRun();
  const accuracy = last?.accuracy ?? null;
  return (
    <li className="cloth game" data-felt={clothOf(ruleSet.id)}>
      <button
        ref={onMount}
        type="button"
        className="open"
        disabled={isStarting}
        aria-keyshortcuts={String(number)}
        onClick={() => {
          start(settings);
        }}
      >
        <span className="key" aria-hidden="true">
          {number}
        </span>
        <FeltMini ruleSet={ruleSet.id} />
        <b>{words.name}</b>
        <span className="line">
          <span>{words.place}</span>
          <span className="num">{accuracy === null ? '' : format.percent(accuracy)}</span>
        </span>
        <span className="line soft">
          {ruleSet.source.status === 'historical'
            ? t('games:statuses.historical')
            : t('common:settingsLine', { level: settings.level, count: settings.items })}
        </span>
      </button>
      <Link
        href={`/practice/${ruleSet.id}`}
        className="set-up"
        aria-label={t('setUp', { game: words.name })}
        title={t('setUp', { game: words.name })}
      >
        <Icon name="gear" />
      </Link>
    </li>
  );
}
