import type { TFunction } from 'i18next';

import type { Notice } from './settle-state.ts';

/** Why a key did nothing, and what would do. */
export function noticeWords(t: TFunction<['run', 'errors']>, notice: Notice): string {
  return notice.code === 'ambiguous' ? t('run:notices.ambiguous', { grouped: notice.grouped }) : t(`run:notices.${notice.code}`);
}
