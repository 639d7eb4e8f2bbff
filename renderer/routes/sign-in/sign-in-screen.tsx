import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useSession } from '../../app/preferences.ts';
import { useEndedPerson } from '../../app/session.ts';
import { unsentOf } from '../../drills/settle/draft.ts';
import { Icon } from '../../ui/icon.tsx';
import { RecoveryForm } from './recovery-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { Threshold } from './threshold.tsx';

/** Where a school begins for everybody: who are you, and your PIN. */
export function SignInScreen() {
  const { t } = useTranslation('school');
  const school = useSession()?.school?.name;
  const ended = useEndedPerson();
  const [hasForgotten, setForgotten] = useState(false);
  return (
    <Threshold foot={t('doors.foot')}>
      {ended ? <EndedNotice name={ended.name} isUnsent={unsentOf(ended.id)} /> : null}
      <section className="panel threshold">
        {school === undefined ? null : <p className="school-name">{school}</p>}
        {hasForgotten ? (
          <RecoveryForm
            onBack={() => {
              setForgotten(false);
            }}
          />
        ) : (
          <SignInForm
            ended={ended}
            onForgotten={() => {
              setForgotten(true);
            }}
          />
        )}
      </section>
    </Threshold>
  );
}

function EndedNotice({ name, isUnsent }: { readonly name: string | null; readonly isUnsent: boolean }) {
  const { t } = useTranslation('school');
  return (
    <section className="notice" role="status">
      <Icon name="clock" />
      <div>
        <h2>{name === null ? t('signIn.endedNameless') : t('signIn.ended', { name })}</h2>
        <p>{isUnsent ? t('signIn.endedUnsent') : t('signIn.endedHelp')}</p>
      </div>
    </section>
  );
}
