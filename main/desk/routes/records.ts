import { z } from 'zod';

import { ENDPOINTS } from '#shared/api/endpoints.ts';
import { BACKUP_TYPE } from '#shared/api/records.ts';
import { ok } from '#shared/result.ts';

import { type Outcome, refuse } from '../../services/context.ts';
import type { Viewer } from '../../services/viewer.ts';
import { type RouteContext, readQuery, route } from '../route.ts';

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const maybeCopySchema = z.object({ copy: day.optional() });
const copySchema = z.object({ copy: day });

/** Backups, restoring, checks: whatever is about all records at once, so never for trainees. */
export function recordRoutes({ records }: RouteContext) {
  const forKeepers = async <Value>(viewer: Viewer, act: () => Promise<Outcome<Value>>): Promise<Outcome<Value>> =>
    viewer.role === 'trainee' ? refuse('forbidden') : act();

  return {
    records: route(ENDPOINTS.records, ({ viewer }) => forKeepers(viewer, async () => ok(await records.overview()))),
    downloadBackup: route(ENDPOINTS.downloadBackup, ({ viewer, query }) =>
      forKeepers(viewer, async () => {
        const asked = readQuery(maybeCopySchema, query);
        if (!asked.ok) return asked;
        const backup = await records.send(asked.value.copy ?? null);
        if (backup === null) return refuse('notFound');
        const headers = {
          'content-type': BACKUP_TYPE,
          'content-length': String(backup.size),
          'content-disposition': `attachment; filename="${backup.name}"`,
          'cache-control': 'no-store',
        };
        return ok(new Response(backup.bytes, { headers }));
      }),
    ),
    uploadBackup: route(ENDPOINTS.uploadBackup, ({ viewer, file }) =>
      forKeepers(viewer, async () => {
        const bytes = file(BACKUP_TYPE);
        return bytes === null ? refuse('unsupportedType') : ok(await records.receive(bytes));
      }),
    ),
    examineCopy: route(ENDPOINTS.examineCopy, ({ viewer, query }) =>
      forKeepers(viewer, async () => {
        const asked = readQuery(copySchema, query);
        return asked.ok ? ok(await records.examineCopy(asked.value.copy)) : asked;
      }),
    ),
    restoreBackup: route(ENDPOINTS.restoreBackup, ({ viewer, body }) =>
      forKeepers(viewer, async () => {
        const restored = await records.restore(body, viewer);
        return restored === null ? refuse('notFound') : ok(restored);
      }),
    ),
    checkRecords: route(ENDPOINTS.checkRecords, ({ viewer }) => forKeepers(viewer, async () => ok(records.check()))),
  };
}
