import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';

import { Avatar } from '../ui/avatar.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useSession } from './preferences.ts';
import { useSignOut } from './session.ts';

/** Who is here, in the corner of every screen: the way to one's settings and, in a school, out. */
export function PersonCorner() {
  const { t } = useTranslation(['common', 'school', 'records']);
  const session = useSession();
  const name = session?.profile?.name ?? null;
  const role = session?.role ?? null;
  const isMember = role === 'supervisor' || role === 'trainee';
  const shown = name ?? t('noName');
  const about = isMember ? t(`school:roles.${role}`) : name === null ? t('giveName') : t('onThisComputer');
  return (
    <div className="account-corner">
      {session?.school?.demo === true ? (
        <span className="demo-badge" title={t('records:demoHelp')}>
          <Badge tone="order" icon="info">
            {t('records:demo')}
          </Badge>
        </span>
      ) : null}
      <Link
        href="/settings"
        className="person"
        aria-label={isMember ? t('school:corner.account', { name: shown, role: about }) : t('profile', { name: shown })}
      >
        {name === null ? (
          <span className="avatar" aria-hidden="true">
            <Icon name="plus" />
          </span>
        ) : (
          <Avatar name={name} />
        )}
        <span>
          <span className="strong small">{shown}</span>
          <span className="faint small">{about}</span>
        </span>
      </Link>
      {isMember ? <SignOut /> : null}
    </div>
  );
}

function SignOut() {
  const { t } = useTranslation('school');
  const { signOut, isLeaving } = useSignOut();
  return <Button kind="quiet" icon="door" label={t('corner.signOut')} disabled={isLeaving} onClick={signOut} />;
}
