import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { SignInScreen } from '../routes/sign-in/sign-in-screen.tsx';
import { Bones, ErrorPanel } from '../ui/states.tsx';
import { sessionQuery } from './queries.ts';
import { useWatchSession } from './session.ts';

/** Lets in who may be here. In a school that is whoever has signed in; each person finds screens of their own. */
export function Gate({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('common');
  const query = useQuery(sessionQuery);
  useWatchSession();
  if (!query.data) {
    return (
      <main className="whole-screen">
        {query.isError ? <ErrorPanel error={query.error} onRetry={() => void query.refetch()} /> : <Bones label={t('loading')} />}
      </main>
    );
  }
  const { role, profile } = query.data;
  if (role === null) return <SignInScreen />;
  // Another person, another tree: no half-typed word of the one before stays.
  return <Fragment key={`${role} ${profile?.id ?? ''}`}>{children}</Fragment>;
}
