import { useTranslation } from 'react-i18next';

import { type ImportPreview, MOST_IMPORTED } from '#shared/api/people.ts';
import type { Progress } from '#shared/api/progress.ts';

import { useFormat } from '../../i18n/use-language.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useErrorWords } from '../../ui/states.tsx';

interface ImportPreviewProps {
  readonly preview: ImportPreview;
  readonly isAdding: boolean;
  /** Null before the first PIN is made. */
  readonly progress: Progress | null;
  readonly error: unknown;
  readonly onAdd: () => void;
  readonly onStop: () => void;
}

/** What would be added, line by line, and what is wrong with it. */
export function ImportPreviewPanel({
  preview: { lines, faults, unread, namesakes },
  isAdding,
  progress,
  error,
  onAdd,
  onStop,
}: ImportPreviewProps) {
  const { t } = useTranslation('people');
  const format = useFormat();
  const wordsOf = useErrorWords();
  const isFaulty = faults.length > 0;
  return (
    <section className="panel preview" aria-label={t('importPage.preview')}>
      <h2>
        {isFaulty ? (
          <Badge tone="wrong" icon="warn">
            {t('importPage.faultCount', { count: new Set(faults.map(({ line }) => line)).size })}
          </Badge>
        ) : (
          <Badge tone="right" icon="check">
            {t('importPage.good', { count: lines.length })}
          </Badge>
        )}
      </h2>
      {isFaulty ? (
        <>
          <p className="muted">{t('importPage.faultsHelp')}</p>
          <ul className="faults">
            {faults.map(({ line, name, code }) => (
              <li key={`${line} ${code}`} className="hint wrong">
                <Icon name="warn" />
                {code === 'emptyList' || code === 'tooManyLines'
                  ? t(`importPage.faults.${code}`, { most: MOST_IMPORTED })
                  : t(name === undefined ? 'importPage.lineFault' : 'importPage.namedLineFault', {
                      line,
                      name,
                      fault: t(`importPage.faults.${code}`),
                    })}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {unread.length === 0 ? null : (
        <p className="hint">
          <Icon name="info" />
          {t('importPage.unread', { columns: format.list(unread), count: unread.length })}
        </p>
      )}
      {namesakes.map(({ line, person }) => (
        <p key={line} className="hint">
          <Icon name="info" />
          {t('importPage.lineFault', { line, fault: t('importPage.namesake', { name: person.name ?? '' }) })}
        </p>
      ))}
      {lines.length === 0 ? null : (
        <div className="scroll" tabIndex={0} role="region" aria-label={t('importPage.list')}>
          <table>
            <thead>
              <tr>
                <th scope="col" className="n">
                  {t('columns.line')}
                </th>
                <th scope="col">{t('columns.name')}</th>
                <th scope="col">{t('columns.login')}</th>
                <th scope="col">{t('columns.pin')}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ line, name, login, hasPin }) => (
                <tr key={line} className={faults.some((fault) => fault.line === line) ? 'faulty' : undefined}>
                  <td className="n faint">{line}</td>
                  <td>{name}</td>
                  <td className="muted">{login}</td>
                  <td className="muted">{hasPin ? t('importPage.given') : t('importPage.fresh')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {error === null || error === undefined ? null : (
        <p className="hint wrong" role="alert">
          <Icon name="warn" />
          {`${wordsOf(error).title} ${wordsOf(error).advice}`}
        </p>
      )}
      <div className="form-actions">
        <Button kind="primary" size="large" disabled={isFaulty || lines.length === 0 || isAdding} onClick={onAdd}>
          {t('importPage.submit', { count: lines.length })}
        </Button>
        {isAdding ? (
          <Button kind="quiet" onClick={onStop}>
            {t('importPage.stop')}
          </Button>
        ) : null}
      </div>
      {isAdding ? <Working progress={progress} total={lines.length} /> : null}
    </section>
  );
}

/** How many PINs are made: each takes a moment. Not read out at every one. */
function Working({ progress, total }: { readonly progress: Progress | null; readonly total: number }) {
  const { t } = useTranslation('people');
  const format = useFormat();
  const done = progress?.done ?? 0;
  return (
    <div className="working">
      <p className="hint">{t('importPage.working')}</p>
      <div aria-live="off">
        <progress value={done} max={total} aria-label={t('importPage.workingLabel')} />
        <span className="num small muted">{t('importPage.progress', { done: format.number(done), total: format.number(total) })}</span>
      </div>
    </div>
  );
}
