import { queryOptions } from '@tanstack/react-query';

import { schoolApi } from './school-api.ts';

export const peopleQuery = queryOptions({ queryKey: ['people'], queryFn: ({ signal }) => schoolApi.people(signal) });
export const classesQuery = queryOptions({ queryKey: ['classes'], queryFn: ({ signal }) => schoolApi.classes(signal) });
export const schoolQuery = queryOptions({ queryKey: ['school'], queryFn: ({ signal }) => schoolApi.school(signal) });
