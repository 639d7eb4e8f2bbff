import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { useSession } from '../../app/preferences.ts';
import { saveFile } from '../../app/save-file.ts';
import { schoolApi } from '../../app/school-api.ts';
import { useSignOut } from '../../app/session.ts';
import { useErrorToast } from '../../app/toasts.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { FormRow } from '../../ui/form.tsx';
import { ChangeSecret } from './change-secret.tsx';
import { RenewCode } from './renew-code.tsx';

/** One's own account in a school: role, secret, data, and the way out. */
export function AccountPanel() {
  const { t } = useTranslation('school');
  const session = useSession();
  const { signOut, isLeaving } = useSignOut();
  const showError = useErrorToast();
  const person = session?.profile;
  const { mutate: download, isPending } = useMutation({
    mutationFn: async (id: string) => {
      const data = await schoolApi.exportPerson(id);
      await saveFile('tapis.json', 'application/json', JSON.stringify(data, null, 2));
    },
    onError: showError,
  });
  if (!session || !person || session.role === null || session.role === 'solo') return null;
  const { role, school } = session;
  return (
    <section className="panel form">
      <h2>{t('account.title')}</h2>
      <div className="form-row who">
        <Avatar name={person.name ?? ''} />
        <div>
          <span className="form-label">{person.name}</span>
          <p>{t('account.role', { role: t(`roles.${role}`), school: school?.name ?? '' })}</p>
        </div>
        <Button icon="door" disabled={isLeaving} onClick={signOut}>
          {t('corner.signOut')}
        </Button>
      </div>
      <ChangeSecret role={role} />
      {role === 'supervisor' ? <RenewCode school={school?.name ?? ''} /> : null}
      <FormRow label={t('account.data')} help={t('account.dataHelp')}>
        <Button icon="save" disabled={isPending} onClick={() => download(person.id)}>
          {t('account.download')}
        </Button>
      </FormRow>
    </section>
  );
}
