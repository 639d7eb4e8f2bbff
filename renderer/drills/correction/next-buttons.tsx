import { useTranslation } from 'react-i18next';

import { Button } from '../../ui/button.tsx';

interface NextButtonsProps {
  readonly isLast: boolean;
  readonly onNext: () => void;
  readonly onAgain: () => void;
  readonly onFinishNow?: (() => void) | undefined;
}

/** The same table once more, or on. */
export function NextButtons({ isLast, onNext, onAgain, onFinishNow }: NextButtonsProps) {
  const { t } = useTranslation('correction');
  return (
    <>
      <Button size="large" cap="R" keepFocus onClick={onAgain}>
        {t('again')}
      </Button>
      <Button kind="primary" size="large" cap="↵" keepFocus onClick={onNext}>
        {isLast ? t('toResult') : t('nextHand')}
      </Button>
      {onFinishNow ? (
        <Button kind="quiet" size="small" className="end-run" onClick={onFinishNow}>
          {t('finishNow')}
        </Button>
      ) : null}
    </>
  );
}
