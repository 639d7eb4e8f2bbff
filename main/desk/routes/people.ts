import { ENDPOINTS } from '#shared/api/endpoints.ts';
import { ok } from '#shared/result.ts';

import { addClass, archiveClass, changeClass, listClasses, setMembers } from '../../services/people/classes.ts';
import { changeRole } from '../../services/people/change-role.ts';
import { exportPerson } from '../../services/people/export-person.ts';
import { prepareImport, previewImport } from '../../services/people/import-people.ts';
import {
  addPerson,
  archivePerson,
  changePerson,
  erasePerson,
  listPeople,
  resetSecret,
  unarchivePerson,
} from '../../services/people/people.ts';
import { progressLines } from '../progress-lines.ts';
import { type RouteContext, route } from '../route.ts';

/** People and classes. */
export function peopleRoutes(context: RouteContext) {
  return {
    people: route(ENDPOINTS.people, async () => ok(await listPeople(context))),
    addPerson: route(ENDPOINTS.addPerson, ({ viewer, body }) => addPerson(context, viewer, body)),
    changePerson: route(ENDPOINTS.changePerson, ({ viewer, body, parameter }) => changePerson(context, viewer, parameter('person'), body)),
    changeRole: route(ENDPOINTS.changeRole, ({ viewer, body, parameter }) => changeRole(context, viewer, parameter('person'), body)),
    archivePerson: route(ENDPOINTS.archivePerson, ({ viewer, parameter }) => archivePerson(context, viewer, parameter('person'))),
    unarchivePerson: route(ENDPOINTS.unarchivePerson, ({ viewer, parameter }) => unarchivePerson(context, viewer, parameter('person'))),
    resetSecret: route(ENDPOINTS.resetSecret, ({ viewer, body, parameter }) =>
      resetSecret(context, viewer, parameter('person'), body.secret),
    ),
    erasePerson: route(ENDPOINTS.erasePerson, ({ viewer, parameter }) => erasePerson(context, viewer, parameter('person'))),
    exportPerson: route(ENDPOINTS.exportPerson, ({ viewer, parameter }) => exportPerson(context, viewer, parameter('person'))),
    previewImport: route(ENDPOINTS.previewImport, ({ body }) => previewImport(context, body)),
    importPeople: route(ENDPOINTS.importPeople, async ({ viewer, body }) => {
      const prepared = await prepareImport(context, viewer, body);
      return prepared.ok ? ok(progressLines(prepared.value, context.reportBug)) : prepared;
    }),

    classes: route(ENDPOINTS.classes, async () => ok(await listClasses(context.store.read))),
    addClass: route(ENDPOINTS.addClass, ({ viewer, body }) => addClass(context, viewer, body)),
    changeClass: route(ENDPOINTS.changeClass, ({ viewer, body, parameter }) => changeClass(context, viewer, parameter('class'), body.name)),
    archiveClass: route(ENDPOINTS.archiveClass, ({ viewer, parameter }) => archiveClass(context, viewer, parameter('class'), true)),
    unarchiveClass: route(ENDPOINTS.unarchiveClass, ({ viewer, parameter }) => archiveClass(context, viewer, parameter('class'), false)),
    setMembers: route(ENDPOINTS.setMembers, ({ viewer, body, parameter }) => setMembers(context, viewer, parameter('class'), body.people)),
  };
}
