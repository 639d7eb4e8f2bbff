import 'i18next';

import type common from '../../locales/en/common.json';
import type correction from '../../locales/en/correction.json';
import type errors from '../../locales/en/errors.json';
import type games from '../../locales/en/games.json';
import type history from '../../locales/en/history.json';
import type home from '../../locales/en/home.json';
import type people from '../../locales/en/people.json';
import type practice from '../../locales/en/practice.json';
import type records from '../../locales/en/records.json';
import type result from '../../locales/en/result.json';
import type review from '../../locales/en/review.json';
import type run from '../../locales/en/run.json';
import type school from '../../locales/en/school.json';
import type settings from '../../locales/en/settings.json';
import type timeline from '../../locales/en/timeline.json';

declare module 'i18next' {
  /** Keys are checked against the English words; the other languages are kept equal by a test. */
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      common: typeof common;
      correction: typeof correction;
      errors: typeof errors;
      games: typeof games;
      history: typeof history;
      home: typeof home;
      people: typeof people;
      practice: typeof practice;
      records: typeof records;
      result: typeof result;
      review: typeof review;
      run: typeof run;
      school: typeof school;
      settings: typeof settings;
      timeline: typeof timeline;
    };
  }
}
