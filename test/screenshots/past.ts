/** Weeks of practice, so that home, history and results have something to show. */
import type { Page } from 'playwright-core';

import type { AttemptReply, RunState } from '#shared/api/schemas.ts';
import type { RunSettings } from '#shared/drills/types.ts';
import type { Level, RuleSetId } from '#shared/games/types.ts';
import { chance, createRandom, integer } from '#shared/random/random.ts';
import { derive } from '#shared/random/seed.ts';

import { ask } from '../support/page-desk.ts';
import { runSettings } from '../support/settling.ts';
import { FIRST_SEED, type SceneDesk } from './scene-desk.ts';
import { paced, withSomeSlips } from './trainee.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

interface PastRun {
  /** How many days and minutes before now it began. */
  readonly days: number;
  readonly minutes: number;
  readonly game: 'main' | 'other';
  readonly level: Level;
  readonly items: number;
  /** Hands settled; all of them when left out. */
  readonly answered?: number;
  /** Hands in ten with a slip. */
  readonly slipsInTen: number;
}

const PAST: readonly PastRun[] = [
  { days: 23, minutes: 95, game: 'main', level: 1, items: 10, slipsInTen: 7 },
  { days: 21, minutes: 310, game: 'main', level: 1, items: 10, slipsInTen: 6 },
  { days: 20, minutes: 20, game: 'main', level: 1, items: 20, slipsInTen: 5 },
  { days: 16, minutes: 240, game: 'other', level: 1, items: 10, slipsInTen: 6 },
  { days: 14, minutes: 130, game: 'main', level: 2, items: 20, slipsInTen: 5 },
  { days: 12, minutes: 45, game: 'main', level: 2, items: 10, slipsInTen: 4 },
  { days: 9, minutes: 205, game: 'other', level: 2, items: 10, slipsInTen: 5 },
  { days: 7, minutes: 80, game: 'main', level: 2, items: 20, slipsInTen: 3 },
  { days: 6, minutes: 155, game: 'main', level: 3, items: 10, slipsInTen: 4 },
  { days: 4, minutes: 60, game: 'other', level: 2, items: 10, slipsInTen: 3 },
  { days: 3, minutes: 190, game: 'main', level: 3, items: 20, slipsInTen: 4 },
  { days: 1, minutes: 115, game: 'other', level: 3, items: 10, slipsInTen: 3 },
  { days: 0, minutes: 400, game: 'main', level: 3, items: 20, slipsInTen: 3 },
  { days: 0, minutes: 34, game: 'main', level: 4, items: 20, answered: 6, slipsInTen: 2 },
];

/** An id that is the same every time. */
export function idOf(name: string): string {
  const digits = derive(FIRST_SEED, `id ${name}`);
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20)}`;
}

/** Plays the past up to now: the last finished run and the one left unfinished. */
export async function playPast(page: Page, desk: SceneDesk, now: number, games: Readonly<Record<PastRun['game'], RuleSetId>>) {
  const runs: RunState[] = [];
  for (const [index, past] of PAST.entries()) {
    const settings = runSettings(games[past.game], { level: past.level, items: past.items, seats: past.level === 4 ? 7 : null });
    const start = now - past.days * DAY - past.minutes * MINUTE;
    runs.push(
      await playRun(page, desk, {
        name: `past ${index}`,
        settings,
        start,
        hands: past.answered ?? past.items,
        slipsInTen: past.slipsInTen,
      }),
    );
  }
  const [finished, unfinished] = runs.slice(-2);
  if (finished === undefined || unfinished === undefined) throw new Error('nothing was played');
  return { finished: finished.run.id, unfinished };
}

interface Played {
  readonly name: string;
  readonly settings: RunSettings;
  readonly start: number;
  readonly hands: number;
  readonly slipsInTen: number;
}

async function playRun(page: Page, desk: SceneDesk, { name, settings, start, hands, slipsInTen }: Played): Promise<RunState> {
  const random = createRandom(derive(FIRST_SEED, `trainee ${name}`));
  const id = idOf(name);
  let time = start;
  desk.setTime(time);
  desk.dealFrom(name);
  let { item } = await ask<RunState>(page, 'POST', '/api/runs', { id, settings });
  for (let index = 0; index < hands && item !== null; index += 1) {
    const slips = chance(random, slipsInTen, 10) ? integer(random, 1, 2 + Math.floor(slipsInTen / 3)) : 0;
    const steps = withSomeSlips(settings, item.table, slips, random);
    const { events, ms } = paced(steps, random, 1_300, 3_600);
    time += ms + 9_000;
    desk.setTime(time);
    const attempt = { id: idOf(`${name} ${index}`), index, events: [...events, { type: 'done', ms: ms + 900 }] };
    ({ next: item } = await ask<AttemptReply>(page, 'POST', `/api/runs/${id}/attempts`, attempt));
  }
  return ask<RunState>(page, 'GET', `/api/runs/${id}`);
}
