import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { copyTextOf } from '../../app/copy-text.ts';
import { printPage } from '../../app/print.ts';
import { Button } from '../../ui/button.tsx';
import { PrintSheet } from '../../ui/print-sheet.tsx';

interface RecoveryCodeProps {
  /** The heading of the screen; a dialog has its own. */
  readonly title?: string;
  readonly lead: string;
  readonly school: string;
  readonly login: string | null;
  readonly code: string;
  /** Names the button that goes on. */
  readonly action: string;
  readonly onDone: () => void;
}

/** A recovery code, shown this once: there is no way on before it is noted. */
export function RecoveryCode({ title, lead, school, login, code, action, onDone }: RecoveryCodeProps) {
  const { t } = useTranslation('school');
  const id = useId();
  const shown = useRef<HTMLOutputElement>(null);
  const [copied, setCopied] = useState<boolean | null>(null);
  const [isNoted, setNoted] = useState(false);
  return (
    <div className="once">
      {title === undefined ? null : <h1>{title}</h1>}
      <p className="muted">{lead}</p>
      <section className="code-box">
        <h2>{t('code.title')}</h2>
        <output ref={shown} className="code num">
          {code}
        </output>
        <div className="row">
          <Button
            icon="copy"
            onClick={() => {
              if (shown.current) setCopied(copyTextOf(shown.current));
            }}
          >
            {t('code.copy')}
          </Button>
          <Button icon="print" onClick={() => void printPage('tapis-code')}>
            {t('code.print')}
          </Button>
          <span className="hint" role="status">
            {copied === null ? null : copied ? t('code.copied') : t('code.selected')}
          </span>
        </div>
        <p className="hint">{t('code.why')}</p>
      </section>
      <label className="tick" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={isNoted}
          onChange={(event) => {
            setNoted(event.target.checked);
          }}
        />
        <span>{t('code.noted')}</span>
      </label>
      <div className="form-actions">
        <Button kind="primary" size="large" disabled={!isNoted} onClick={onDone}>
          {action}
        </Button>
      </div>
      <PrintSheet>
        <h1>{t('code.title')}</h1>
        <dl>
          <dt>{t('code.school')}</dt>
          <dd>{school}</dd>
          {login === null ? null : (
            <>
              <dt>{t('code.login')}</dt>
              <dd>{login}</dd>
            </>
          )}
          <dt>{t('code.title')}</dt>
          <dd className="code">{code}</dd>
        </dl>
        <p>{t('code.sheet')}</p>
      </PrintSheet>
    </div>
  );
}
