import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';

import { usePreferences, useSession } from '../../app/preferences.ts';
import { settingsFor } from '../../app/run-settings.ts';
import { useStartRun } from '../../app/start-run.ts';
import { isControlsOwnKey, useKeys } from '../../app/use-keys.ts';
import { digitOf, isPlain } from '../../drills/settle/keys.ts';
import { PLAYABLE_RULE_SETS } from '../../felt/index.ts';
import { Brand } from '../../ui/brand.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { ThemeSwitch } from '../../ui/theme-switch.tsx';
import { AloneArt, JoinArt, SchoolArt } from './door-art.tsx';

/** The first start: three doors. The first opens a table at once, without an account or a question. */
export function DoorsScreen() {
  const { t } = useTranslation(['school', 'home']);
  const version = useSession()?.appVersion;
  const preferences = usePreferences();
  const [, navigate] = useLocation();
  const { start, isStarting } = useStartRun();
  const openTable = () => {
    const [first] = PLAYABLE_RULE_SETS;
    if (first) start(settingsFor(first, preferences));
  };
  const openers = [openTable, () => navigate('/set-up-school'), () => navigate('/join')];
  useKeys((event) => {
    const digit = isPlain(event) ? digitOf(event) : null;
    const isEnter = event.key === 'Enter' && !event.repeat && !isControlsOwnKey(event);
    const open = isEnter ? openTable : digit === null ? undefined : openers[Number(digit) - 1];
    open?.();
    return open !== undefined;
  });
  return (
    <div className="first">
      <header>
        <Brand />
        <div className="row">
          <LinkButton href="/settings" kind="quiet" icon="gear" label={t('home:settings')} />
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </header>
      <main className="body" tabIndex={-1}>
        <h1>{t('doors.title')}</h1>
        <p className="lead">{t('doors.lead')}</p>
        <div className="doors three">
          <Door art={<AloneArt />} cloth="green" isFirst title={t('doors.alone.title')} text={t('doors.alone.text')}>
            <Button kind="primary" size="large" cap="1" disabled={isStarting} onClick={openTable}>
              {t('doors.alone.action')}
            </Button>
            <LinkButton href="/practice" kind="quiet" size="large">
              {t('doors.alone.choose')}
            </LinkButton>
          </Door>
          <Door art={<SchoolArt />} cloth="blue" title={t('doors.school.title')} text={t('doors.school.text')}>
            <LinkButton href="/set-up-school" size="large" cap="2">
              {t('doors.school.action')}
            </LinkButton>
          </Door>
          <Door art={<JoinArt />} cloth="burgundy" title={t('doors.join.title')} text={t('doors.join.text')}>
            <LinkButton href="/join" size="large" cap="3">
              {t('doors.join.action')}
            </LinkButton>
          </Door>
        </div>
      </main>
      <footer>
        <span>{t('doors.foot')}</span>
        <span className="num">{version}</span>
      </footer>
    </div>
  );
}

interface DoorProps {
  readonly art: ReactNode;
  readonly cloth: string;
  readonly isFirst?: boolean;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Door({ art, cloth, isFirst = false, title, text, children }: DoorProps) {
  return (
    <section className={isFirst ? 'door now' : 'door'}>
      <div className="cloth" data-felt={cloth}>
        {art}
      </div>
      <div className="txt">
        <h2>{title}</h2>
        <p>{text}</p>
        <div className="row">{children}</div>
      </div>
    </section>
  );
}
