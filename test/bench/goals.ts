import { DATABASES, type DatabaseName } from './school/schools.ts';
import { PAGES } from './school/pages.ts';

interface Measured {
  /** As the list of performance goals numbers it. */
  readonly id: string;
  readonly what: string;
}

/** So much a second, or so much more than another. */
export interface RateGoal extends Measured {
  /** The contender that has to reach it. */
  readonly ours: string;
  /** What it is compared with, where the goal is a ratio. */
  readonly peer?: { readonly contender: string; readonly name: string };
  /** The least ratio, or the least operations a second. */
  readonly least: number;
  /** Each round in a new process without a warm-up, one batch long. */
  readonly cold?: true;
  /** Where waiting counts: for a disk, for another process. */
  readonly clock?: 'wall';
  /** What is counted. */
  readonly unit: string;
}

/** The desk of a filled school answers in a time. */
export interface PageGoal extends Measured {
  readonly database: DatabaseName;
  readonly path: string;
  readonly withinMs: number;
}

/** Ratios hold on every machine; rates are those of two slow cores. */
export const RATE_GOALS: readonly RateGoal[] = [
  {
    id: '1',
    what: 'rank of five cards',
    ours: 'five-tapis',
    peer: { contender: 'five-pokertools', name: '@pokertools/evaluator' },
    least: 14,
    unit: 'hands',
  },
  {
    id: '2',
    what: 'rank of three cards',
    ours: 'three-tapis',
    peer: { contender: 'three-pokersolver', name: 'pokersolver' },
    least: 4_000,
    unit: 'hands',
  },
  {
    id: '3',
    what: 'three-card poker solved for 24 pay tables',
    ours: 'solved-tapis',
    peer: { contender: 'solved-brute-force', name: 'brute force' },
    least: 1_000,
    unit: 'solutions',
  },
  { id: '3', what: 'brute force over the 407,170,400 deals of it', ours: 'solved-brute-force', least: 1, unit: 'solutions' },
  {
    id: '3',
    what: 'the first of these solutions in a process, tables included',
    ours: 'solved-first',
    least: 50,
    cold: true,
    unit: 'solutions',
  },
  { id: '4', what: 'casino stud solved, cold', ours: 'stud-tapis', least: 0.5, cold: true, unit: 'solutions' },
  { id: '5', what: 'punto banco solved from a shoe', ours: 'shoe-tapis', least: 3_000, unit: 'shoes' },
  {
    id: '6',
    what: 'rounds dealt, ranked, decided and settled',
    ours: 'rounds-tapis',
    peer: { contender: 'showdown-pokersolver', name: 'pokersolver, the showdown alone' },
    least: 400,
    unit: 'rounds',
  },
  { id: '6', what: 'rounds dealt, ranked, decided and settled', ours: 'rounds-tapis', least: 1_000_000, unit: 'rounds' },
  { id: '6', what: 'tables of seven seats with steps and citations', ours: 'tables-tapis', least: 100_000, unit: 'tables' },
  {
    id: '7',
    what: 'five cards dealt',
    ours: 'deal-tapis',
    peer: { contender: 'deal-card-by-card', name: 'card by card' },
    least: 3,
    unit: 'hands',
  },
  { id: '8', what: 'tables of seven seats through tapis settle', ours: 'settle-tapis', least: 20_000, unit: 'tables' },
  {
    id: '9',
    what: 'answers over HTTP, on the disk before the reply',
    ours: 'answers-http',
    peer: { contender: 'bare-http', name: 'a bare node:http' },
    least: 0.5,
    clock: 'wall',
    unit: 'answers',
  },
  {
    id: '9',
    what: 'answers that come at once, recorded on the disk',
    ours: 'answers-together',
    peer: { contender: 'answers-one-by-one', name: 'a commit each' },
    least: 5,
    clock: 'wall',
    unit: 'answers',
  },
];

const PAGE_MS = 500;

/** What supervisors wait for, in a school of 200 trainees and a million answers. */
export const PAGE_GOALS: readonly PageGoal[] = DATABASES.flatMap((database) =>
  Object.entries(PAGES).map(([page, path]) => ({ id: 'school', what: `${page}, ${database}`, database, path, withinMs: PAGE_MS })),
);
