import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { DeskError, isDeskCode } from '../app/desk-error.ts';
import { Button } from './button.tsx';

interface StateProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  readonly broken?: boolean;
  /** It stands for the whole page: its title is the page's. */
  readonly isPage?: boolean;
}

/** Nothing to show, or it failed: a drawing, what it means, and what to do next. */
export function StatePanel({ title, children, actions, broken = false, isPage = false }: StateProps) {
  const Title = isPage ? 'h1' : 'h2';
  return (
    <section className="panel state" role={broken ? 'alert' : undefined}>
      <svg className="draw" viewBox="0 0 120 72" aria-hidden="true">
        {broken ? (
          <>
            <path d="M8 68A52 52 0 0 1 56 16.2M64 16.2A52 52 0 0 1 112 68H68M52 68H8" />
            <path d="M57 30L63 40L56 48L62 58" className="crack" />
          </>
        ) : (
          <>
            <path d="M8 68A52 52 0 0 1 112 68Z" />
            <path d="M38 68A22 22 0 0 1 82 68" className="inner" />
            <circle cx="60" cy="68" r="4" className="dot" />
          </>
        )}
      </svg>
      <Title>{title}</Title>
      <div className="said">{children}</div>
      {actions ? <div className="row">{actions}</div> : null}
    </section>
  );
}

/** A failed request in words, with a way on. */
export function ErrorPanel({ error, onRetry, children }: { error: unknown; onRetry?: () => void; children?: ReactNode }) {
  const { t } = useTranslation('errors');
  const words = useErrorWords()(error);
  return (
    <StatePanel
      broken
      title={words.title}
      actions={
        <>
          {onRetry ? <Button onClick={onRetry}>{t('retry')}</Button> : null}
          {children}
        </>
      }
    >
      <p>{words.advice}</p>
      {words.logId === undefined ? null : <p className="faint small">{t('reference', { logId: words.logId })}</p>}
    </StatePanel>
  );
}

/** Words any error: what happened and what to do. */
export function useErrorWords(): (error: unknown) => { title: string; advice: string; logId?: string } {
  const { t } = useTranslation('errors');
  return (error) => {
    if (!(error instanceof DeskError)) return { title: t('unexpected.title'), advice: t('unexpected.advice') };
    const { code, logId } = error;
    const words = isDeskCode(code)
      ? { title: t(`api.${code}.title`), advice: t(`api.${code}.advice`) }
      : { title: t(`${code}.title`), advice: t(`${code}.advice`) };
    return logId === undefined ? words : { ...words, logId };
  };
}

/** The shape of what is coming. */
export function Bones({ lines = 4, label }: { readonly lines?: number; readonly label: string }) {
  return (
    <section className="panel bones" aria-busy="true" aria-label={label}>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={`bone w${String(line % 4)}`} />
      ))}
    </section>
  );
}
