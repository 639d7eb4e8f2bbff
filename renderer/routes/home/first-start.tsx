import { useTranslation } from 'react-i18next';

import type { RuleSet } from '#shared/games/types.ts';

import { usePreferences, useSession } from '../../app/preferences.ts';
import { settingsFor } from '../../app/run-settings.ts';
import { useStartRun } from '../../app/start-run.ts';
import { isControlsOwnKey, useKeys } from '../../app/use-keys.ts';
import { digitOf, isPlain } from '../../drills/settle/keys.ts';
import { FeltMini, PLAYABLE_RULE_SETS, clothOf } from '../../felt/index.ts';
import { useRuleWords } from '../../i18n/rule-words.ts';
import { Brand } from '../../ui/brand.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { ThemeSwitch } from '../../ui/theme-switch.tsx';

/** The first start: one click opens a table. No account, no questions. */
export function FirstStart() {
  const { t } = useTranslation('home');
  const version = useSession()?.appVersion;
  const preferences = usePreferences();
  const { start, isStarting } = useStartRun();
  const open = (ruleSet: RuleSet | undefined) => {
    if (ruleSet) start(settingsFor(ruleSet, preferences));
  };
  useKeys((event) => {
    const digit = isPlain(event) ? digitOf(event) : null;
    const isEnter = event.key === 'Enter' && !event.repeat && !isControlsOwnKey(event);
    const ruleSet = isEnter ? PLAYABLE_RULE_SETS[0] : digit === null ? undefined : PLAYABLE_RULE_SETS[Number(digit) - 1];
    open(ruleSet);
    return ruleSet !== undefined;
  });
  return (
    <div className="first">
      <header>
        <Brand />
        <div className="row">
          <LinkButton href="/settings" kind="quiet" icon="gear" label={t('settings')} />
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </header>
      <main className="body">
        <h1>{t('first.title')}</h1>
        <p className="lead">{t('first.lead')}</p>
        <div className="doors">
          {PLAYABLE_RULE_SETS.map((ruleSet, index) => (
            <Door
              key={ruleSet.id}
              ruleSet={ruleSet}
              number={index + 1}
              disabled={isStarting}
              onOpen={() => {
                open(ruleSet);
              }}
            />
          ))}
        </div>
      </main>
      <footer>
        <span>{t('first.foot')}</span>
        <span className="num">{version}</span>
      </footer>
    </div>
  );
}

interface DoorProps {
  readonly ruleSet: RuleSet;
  readonly number: number;
  readonly disabled: boolean;
  readonly onOpen: () => void;
}

function Door({ ruleSet, number, disabled, onOpen }: DoorProps) {
  const { t } = useTranslation(['home', 'games']);
  const words = useRuleWords(ruleSet.id);
  const isFirst = number === 1;
  return (
    <section className={isFirst ? 'door now' : 'door'}>
      <div className="cloth" data-felt={clothOf(ruleSet.id)}>
        <FeltMini ruleSet={ruleSet.id} />
        {ruleSet.source.status === 'historical' ? <span className="historical">{t('games:statuses.historical')}</span> : null}
      </div>
      <div className="txt">
        <h2>
          <span className="serif">{words.name}</span>
          <small>{words.place}</small>
        </h2>
        <p>{words.summary}</p>
        <div className="row">
          <Button kind={isFirst ? 'primary' : 'default'} cap={isFirst ? '↵' : String(number)} disabled={disabled} onClick={onOpen}>
            {t('openTable')}
          </Button>
          <LinkButton href={`/practice/${ruleSet.id}`} kind="quiet">
            {t('setUpShort')}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
