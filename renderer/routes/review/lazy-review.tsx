import { Suspense, lazy } from 'react';
import { useTranslation } from 'react-i18next';

import { Shell } from '../../app/shell.tsx';
import { Bones } from '../../ui/states.tsx';

const ReviewScreens = lazy(() => import('./review-screens.tsx'));

/** The review, fetched when it is first opened: most people who start the application never do. */
export function LazyReview() {
  return (
    <Suspense fallback={<Coming />}>
      <ReviewScreens />
    </Suspense>
  );
}

function Coming() {
  const { t } = useTranslation('common');
  return (
    <Shell>
      <Bones lines={8} label={t('loading')} />
    </Shell>
  );
}
