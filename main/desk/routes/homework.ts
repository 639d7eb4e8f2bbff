import { z } from 'zod';

import { ENDPOINTS } from '#shared/api/endpoints.ts';
import { idSchema } from '#shared/api/schemas.ts';
import { ok } from '#shared/result.ts';

import { cancelHomework, changeHomework, listHomework, readHomework, setHomework } from '../../services/review/homework.ts';
import { exportHomework } from '../../services/review/group-exports.ts';
import { fileSchema, personIdSchema } from '../queries.ts';
import { type RouteContext, readQuery, route } from '../route.ts';

const listSchema = z.object({ class: idSchema.optional(), person: personIdSchema.optional() });

/** Homework: setting it, and how far it is. */
export function homeworkRoutes(context: RouteContext) {
  return {
    listHomework: route(ENDPOINTS.listHomework, async ({ viewer, query }) => {
      const asked = readQuery(listSchema, query);
      if (!asked.ok) return asked;
      return ok(await listHomework(context, viewer, { class: asked.value.class ?? null, person: asked.value.person ?? null }));
    }),
    exportHomework: route(ENDPOINTS.exportHomework, async ({ viewer, query }) => {
      const asked = readQuery(listSchema.extend(fileSchema.shape), query);
      if (!asked.ok) return asked;
      const { class: ofClass = null, person = null, ...style } = asked.value;
      return exportHomework(context, viewer, { class: ofClass, person }, style);
    }),
    homework: route(ENDPOINTS.homework, ({ viewer, parameter }) => readHomework(context, viewer, parameter('homework'))),
    setHomework: route(ENDPOINTS.setHomework, ({ viewer, body }) => setHomework(context, viewer, body)),
    changeHomework: route(ENDPOINTS.changeHomework, ({ viewer, body, parameter }) =>
      changeHomework(context, viewer, parameter('homework'), body),
    ),
    cancelHomework: route(ENDPOINTS.cancelHomework, ({ viewer, parameter }) => cancelHomework(context, viewer, parameter('homework'))),
  };
}
