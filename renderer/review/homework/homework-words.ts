import type { HomeworkState } from '#shared/api/homework.ts';

import type { IconName } from '../../ui/icon-paths.ts';

/** How a state of homework is marked: icon and tone go with the word. */
export const STATE_LOOKS: Readonly<
  Record<HomeworkState, { readonly icon: IconName; readonly tone?: 'right' | 'wrong' | 'order' | 'brass' }>
> = {
  open: { icon: 'clock' },
  started: { icon: 'play', tone: 'brass' },
  done: { icon: 'check', tone: 'right' },
  late: { icon: 'check', tone: 'order' },
  overdue: { icon: 'warn', tone: 'wrong' },
};
