import { SCHOOL_YEAR, YEAR, traineeId } from './answers.ts';
import { classIds } from './fill-school.ts';

const everyClass = classIds(SCHOOL_YEAR.trainees).join(',');

/** What supervisors look at, and what they ask the desk for to see it. Without a period it is the last 30 days. */
export const PAGES = {
  'the board of 200 trainees over 30 days': '/api/board',
  'the board of 200 trainees over a year': `/api/board?${YEAR}`,
  'the page of a trainee over a year': `/api/trainees/${traineeId(0)}?${YEAR}`,
  'ten classes compared over a year': `/api/comparison?classes=${everyClass}&${YEAR}`,
  'the heat map of 200 trainees over 30 days': '/api/heat-map',
} as const;
