import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';

import type { Remark } from '#shared/api/review.ts';

import { useFormat } from '../../i18n/use-language.ts';

interface RemarkListProps {
  readonly remarks: readonly Remark[];
  readonly now: number;
  readonly empty: string;
}

/** The last remarks on somebody's hands; each leads to its hand. */
export function RemarkList({ remarks, now, empty }: RemarkListProps) {
  const { t } = useTranslation(['review', 'common']);
  const format = useFormat();
  if (remarks.length === 0) return <p className="muted">{empty}</p>;
  return (
    <ul className="remark-list">
      {remarks.map((remark) => (
        <li key={remark.id}>
          <Link href={`/attempt/${remark.attempt}`}>
            <span>{remark.text}</span>
            <small>
              {t('remarks.by', {
                name: remark.author.name ?? t('common:noName'),
                hand: format.number(remark.index + 1),
                when: format.ago(remark.writtenAt, now),
              })}
            </small>
          </Link>
        </li>
      ))}
    </ul>
  );
}
