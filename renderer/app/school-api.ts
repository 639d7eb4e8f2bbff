import { PEOPLE_ENDPOINTS as PEOPLE, type AddPerson, type ChangeRole, type ImportPeople, type Imported } from '#shared/api/people.ts';
import type { Progress } from '#shared/api/progress.ts';
import {
  type AuditAct,
  type Recovery,
  SCHOOL_ENDPOINTS as SCHOOL,
  type SchoolChange,
  type SetUpSchool,
  type SignIn,
} from '#shared/api/school.ts';

import { follow, send } from './send.ts';

interface AuditSearch {
  readonly limit: number;
  readonly before?: string;
  readonly person?: string;
  readonly actor?: string;
  readonly act?: AuditAct;
  readonly from?: string;
}

/** What the interface asks about the school and who is in it. */
export const schoolApi = {
  setUp: (body: SetUpSchool) => send(SCHOOL.setUpSchool, { body }),
  school: (signal?: AbortSignal) => send(SCHOOL.school, { signal }),
  saveSchool: (body: SchoolChange) => send(SCHOOL.saveSchool, { body }),
  joinAddresses: (signal?: AbortSignal) => send(SCHOOL.joinAddresses, { signal }),
  signIn: (body: SignIn) => send(SCHOOL.signIn, { body }),
  signOut: () => send(SCHOOL.signOut),
  recover: (body: Recovery) => send(SCHOOL.recover, { body }),
  changeSecret: (body: { current: string; next: string }) => send(SCHOOL.changeSecret, { body }),
  renewRecoveryCode: (secret: string) => send(SCHOOL.renewRecoveryCode, { body: { secret } }),
  audit: (query: AuditSearch, signal?: AbortSignal) => send(SCHOOL.audit, { query: { ...query }, signal }),

  people: (signal?: AbortSignal) => send(PEOPLE.people, { signal }),
  addPerson: (body: AddPerson) => send(PEOPLE.addPerson, { body }),
  changePerson: (person: string, body: { name: string; login: string }) => send(PEOPLE.changePerson, { path: { person }, body }),
  changeRole: (person: string, body: ChangeRole) => send(PEOPLE.changeRole, { path: { person }, body }),
  archivePerson: (person: string) => send(PEOPLE.archivePerson, { path: { person } }),
  unarchivePerson: (person: string) => send(PEOPLE.unarchivePerson, { path: { person } }),
  resetSecret: (person: string, secret: string | null) => send(PEOPLE.resetSecret, { path: { person }, body: { secret } }),
  erasePerson: (person: string) => send(PEOPLE.erasePerson, { path: { person } }),
  exportPerson: (person: string) => send(PEOPLE.exportPerson, { path: { person } }),
  previewImport: (body: ImportPeople) => send(PEOPLE.previewImport, { body }),
  importPeople: (body: ImportPeople, signal: AbortSignal, onProgress: (progress: Progress) => void) =>
    follow<Imported>(PEOPLE.importPeople, { body, signal, onProgress }),

  classes: (signal?: AbortSignal) => send(PEOPLE.classes, { signal }),
  addClass: (body: { id: string; name: string }) => send(PEOPLE.addClass, { body }),
  changeClass: (id: string, name: string) => send(PEOPLE.changeClass, { path: { class: id }, body: { name } }),
  archiveClass: (id: string) => send(PEOPLE.archiveClass, { path: { class: id } }),
  unarchiveClass: (id: string) => send(PEOPLE.unarchiveClass, { path: { class: id } }),
  setMembers: (id: string, people: string[]) => send(PEOPLE.setMembers, { path: { class: id }, body: { people } }),
} as const;
