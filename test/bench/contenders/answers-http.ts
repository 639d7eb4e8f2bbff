import { randomBytes } from 'node:crypto';

import { startHttpServer } from '../../../main/server/http-server.ts';
import { ensureLocalProfile } from '../../../main/services/profile.ts';
import { SETTINGS, runRecord, uuid } from '../../support/records.ts';
import { AT_ONCE, newFile } from '../answers.ts';
import type { Contender } from '../contender.ts';
import { openBenchDesk } from '../desk.ts';
import { type Post, startBrowsers } from '../http-posts.ts';

const ITEMS = 25;
const { desk, store } = await openBenchDesk(newFile(), Date.UTC(2026, 0, 31, 12));
await store.write((transaction) => ensureLocalProfile(transaction, 0));
const server = await startHttpServer(desk, '127.0.0.1', 0);
if (!server.ok) throw new Error(server.error.code);
const browse = await startBrowsers(server.value.port);
let runs = 0;

/** Answers to a run, one after the other. */
function answersTo(run: number): Post[] {
  return Array.from({ length: ITEMS }, (_, index) => ({
    path: `/api/runs/${uuid(run)}/attempts`,
    body: JSON.stringify({ id: uuid(0x1000_0000 + run * ITEMS + index), index, events: [{ type: 'done', ms: 4_000 }] }),
  }));
}

/** Trainees who answer over HTTP: each answer is dealt, graded, summed up and on the disk before the reply. */
export const contender: Contender = {
  batch: async () => {
    const own = Array.from({ length: AT_ONCE }, () => (runs += 1));
    await store.write(async (transaction) => {
      for (const number of own) {
        await transaction.addRun(runRecord(number, { settings: { ...SETTINGS, items: ITEMS }, seed: randomBytes(16).toString('hex') }));
      }
    });
    await browse(own.map(answersTo));
    return AT_ONCE * ITEMS;
  },
};
