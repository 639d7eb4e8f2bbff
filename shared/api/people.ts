import { z } from 'zod';

import { get, post, put } from './endpoint.ts';
import { type PersonName, type Role, idSchema, personNameSchema, roleSchema } from './schemas.ts';
import { idsSchema, loginSchema, secretSchema } from './school.ts';

/** A person as the school's administration shows one. */
export interface PersonView extends PersonName {
  readonly login: string | null;
  readonly role: Role;
  readonly createdAt: number;
  readonly archivedAt: number | null;
  readonly erasedAt: number | null;
  readonly lastSignInAt: number | null;
  /** Without one, nobody can sign in as this person. */
  readonly hasSecret: boolean;
  readonly classes: readonly string[];
}

export const addPersonSchema = z.strictObject({
  id: idSchema,
  name: personNameSchema,
  /** Made of the name where it is left out. */
  login: loginSchema.optional(),
  role: roleSchema,
  /** Left out for a trainee: a PIN is made up. Supervisors need one. */
  secret: secretSchema.optional(),
  classes: idsSchema.optional(),
});
export type AddPerson = z.infer<typeof addPersonSchema>;
/** What is shown once: a secret made up by the desk, a supervisor's recovery code. */
export interface PersonSecrets {
  readonly person: PersonView;
  readonly secret: string | null;
  readonly recoveryCode: string | null;
}

export const changePersonSchema = z.strictObject({ name: personNameSchema, login: loginSchema });
/** Null makes up a PIN; a supervisor's password must be given. */
export const resetSecretSchema = z.strictObject({ secret: secretSchema.nullable() });

/** A supervisor needs a password, given here; who becomes a trainee goes on with the secret there is, and null is given. */
export const changeRoleSchema = z.strictObject({ role: roleSchema, secret: secretSchema.nullable() });
export type ChangeRole = z.infer<typeof changeRoleSchema>;

/** The most people one list may bring: each PIN is hashed the slow way. */
export const MOST_IMPORTED = 200;
export const importSchema = z.strictObject({
  csv: z.string().max(200_000),
  /** The class they all join. */
  class: idSchema.nullable(),
});
export type ImportPeople = z.infer<typeof importSchema>;
export const IMPORT_FAULTS = [
  'emptyList',
  'tooManyLines',
  'unreadableLine',
  'nameMissing',
  'nameInvalid',
  'loginInvalid',
  'loginTaken',
  'loginTwice',
  'nameTwice',
  'pinInvalid',
] as const;
export type ImportFaultCode = (typeof IMPORT_FAULTS)[number];
export interface ImportLine {
  /** In the file, from 1. */
  readonly line: number;
  readonly name: string;
  /** As it will be; made of the name where the list has none. */
  readonly login: string;
  readonly hasPin: boolean;
}
export interface ImportFault {
  readonly line: number;
  /** Whose line it is, where it says: lines are hard to count. */
  readonly name?: string;
  readonly code: ImportFaultCode;
}
export interface ImportPreview {
  readonly lines: readonly ImportLine[];
  /** Any of them, and nothing is written. */
  readonly faults: readonly ImportFault[];
  /** Columns the first line names that are not read. No fault. */
  readonly unread: readonly string[];
  /** Somebody of this name is there already: perhaps the same person. No fault. */
  readonly namesakes: readonly { readonly line: number; readonly person: PersonName }[];
}
export interface Imported {
  /** With every PIN, shown once, for printing. */
  readonly people: readonly { readonly person: PersonView; readonly secret: string }[];
}

/** Everything about one person, in the words of the database. */
export interface PersonExport {
  readonly format: 'tapis-person';
  readonly version: 1;
  readonly exportedAt: number;
  readonly person: PersonView;
  readonly preferences: unknown;
  readonly classes: readonly { readonly id: string; readonly name: string }[];
  readonly runs: readonly unknown[];
  readonly attempts: readonly unknown[];
  readonly remarks: readonly unknown[];
  readonly overrides: readonly unknown[];
  readonly homework: readonly unknown[];
  readonly audit: readonly unknown[];
}

export interface ClassView {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly archivedAt: number | null;
  /** Trainees, archived ones left out. */
  readonly members: readonly PersonName[];
}
export const addClassSchema = z.strictObject({ id: idSchema, name: personNameSchema });
export const changeClassSchema = z.strictObject({ name: personNameSchema });
export const membersSchema = z.strictObject({ people: idsSchema });

/** People and classes. Ids of people are UUIDs, but for `local`, the supervisor who set up the school. */
export const PEOPLE_ENDPOINTS = {
  /** By name; the archived and erased ones too. */
  people: get<readonly PersonView[]>()('supervisor', '/api/people'),
  addPerson: post<PersonSecrets>()('supervisor', '/api/people', addPersonSchema),
  changePerson: put<PersonView>()('supervisor', '/api/people/:person', changePersonSchema),
  /** Ends the person’s sessions. The last supervisor stays one. */
  changeRole: put<PersonSecrets>()('supervisor', '/api/people/:person/role', changeRoleSchema),
  archivePerson: post<PersonView>()('supervisor', '/api/people/:person/archive', null),
  unarchivePerson: post<PersonView>()('supervisor', '/api/people/:person/unarchive', null),
  resetSecret: post<PersonSecrets>()('supervisor', '/api/people/:person/secret', resetSecretSchema),
  /** Removes name, login, secret and remarks of an archived person for ever; the answers stay, nobody’s. */
  erasePerson: post<PersonView>()('supervisor', '/api/people/:person/erase', null),
  /** Trainees may have their own. */
  exportPerson: get<PersonExport>()('signedIn', '/api/people/:person/export'),
  previewImport: post<ImportPreview>()('supervisor', '/api/imports/preview', importSchema),
  /**
   * All of the list or, where there is a fault, nothing. Each PIN takes a moment: once the list is found good, lines of
   * `PROGRESS_TYPE` tell how far it is, the last an `Imported`. Whoever stops listening stops it, and nobody is added.
   */
  importPeople: post<object>()('supervisor', '/api/imports', importSchema),
  classes: get<readonly ClassView[]>()('supervisor', '/api/classes'),
  addClass: post<ClassView>()('supervisor', '/api/classes', addClassSchema),
  changeClass: put<ClassView>()('supervisor', '/api/classes/:class', changeClassSchema),
  archiveClass: post<ClassView>()('supervisor', '/api/classes/:class/archive', null),
  unarchiveClass: post<ClassView>()('supervisor', '/api/classes/:class/unarchive', null),
  /** The whole list of members. */
  setMembers: put<ClassView>()('supervisor', '/api/classes/:class/members', membersSchema),
} as const;
