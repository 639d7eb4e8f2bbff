import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { ENDPOINTS } from '#shared/api/endpoints.ts';
import { DEFAULT_PREFERENCES } from '#shared/api/schemas.ts';
import { DEFAULT_THRESHOLDS } from '#shared/api/school.ts';

import { NO_ANSWER } from '../support/desk.ts';
import { SETTINGS, uuid } from '../support/records.ts';
import { type Client, PASSWORD, PIN, type TestSchool, openTestSchool } from '../support/school.ts';

/** Nobody signed in; the trainee whose the things are; another trainee; a supervisor; a trainee archived while signed in. */
const PEOPLE = ['nobody', 'owner', 'other', 'supervisor', 'archived'] as const;
type Person = (typeof PEOPLE)[number];

/** In the paths, the owner's. */
const IDS = { run: uuid(1), attempt: uuid(10), person: uuid(0x7a11_0001), class: uuid(30), homework: uuid(40) } as const;
let fresh = 1_000;
const newId = (): string => uuid((fresh += 1));
const freshRun = () => ({ id: newId(), settings: SETTINGS });
const csv = () => ({ csv: `Name ${(fresh += 1)}`, class: null });

interface Line {
  /** The status each of `PEOPLE` gets, in that order. */
  readonly expected: readonly [number, number, number, number, number];
  readonly body?: () => unknown;
  readonly query?: string;
}

/** Everybody signed in, for what is their own. */
const EVERYBODY = [401, 200, 200, 200, 401] as const;
const OWNER_AND_SUPERVISOR = [401, 200, 404, 200, 401] as const;
const OWNER = [401, 200, 404, 404, 401] as const;
const SUPERVISOR = [401, 403, 403, 200, 401] as const;
const ANYBODY = [200, 200, 200, 200, 200] as const;

/** A line for every endpoint: the compiler misses none. In this order, as some undo what those before them need. */
const MATRIX: Readonly<Record<keyof typeof ENDPOINTS, Line>> = {
  session: { expected: ANYBODY },
  savePreferences: { expected: EVERYBODY, body: () => DEFAULT_PREFERENCES },
  saveProfile: { expected: [401, 403, 403, 200, 401], body: () => ({ name: 'Hélène Roux' }) },
  listRuns: { expected: EVERYBODY },
  startRun: { expected: EVERYBODY, body: freshRun },
  run: { expected: OWNER_AND_SUPERVISOR },
  report: { expected: OWNER_AND_SUPERVISOR },
  submitAttempt: { expected: OWNER, body: () => ({ id: newId(), index: 0, events: NO_ANSWER }) },
  finishRun: { expected: OWNER },
  attempt: { expected: OWNER_AND_SUPERVISOR },
  setUpSchool: { expected: [409, 409, 409, 409, 409], body: () => ({ school: 'Mine', name: 'Me', password: PASSWORD }) },
  school: { expected: SUPERVISOR },
  saveSchool: { expected: SUPERVISOR, body: () => ({ name: 'École du Rocher', thresholds: DEFAULT_THRESHOLDS }) },
  joinAddresses: { expected: SUPERVISOR },
  audit: { expected: SUPERVISOR },
  people: { expected: SUPERVISOR },
  addPerson: { expected: SUPERVISOR, body: () => ({ id: newId(), name: 'New', role: 'trainee', secret: PIN }) },
  changePerson: { expected: SUPERVISOR, body: () => ({ name: 'Renamed', login: 'trainee1' }) },
  // To what the person is already: what follows needs a trainee.
  changeRole: { expected: SUPERVISOR, body: () => ({ role: 'trainee', secret: null }) },
  exportPerson: { expected: OWNER_AND_SUPERVISOR },
  previewImport: { expected: SUPERVISOR, body: csv },
  importPeople: { expected: SUPERVISOR, body: csv },
  classes: { expected: SUPERVISOR },
  addClass: { expected: SUPERVISOR, body: () => ({ id: newId(), name: 'B' }) },
  changeClass: { expected: SUPERVISOR, body: () => ({ name: 'A' }) },
  setMembers: { expected: SUPERVISOR, body: () => ({ people: [IDS.person] }) },
  archiveClass: { expected: SUPERVISOR },
  unarchiveClass: { expected: SUPERVISOR },
  board: { expected: SUPERVISOR },
  trainee: { expected: OWNER_AND_SUPERVISOR },
  comparison: { expected: SUPERVISOR, query: `?people=${IDS.person}` },
  heatMap: { expected: SUPERVISOR },
  attemptReview: { expected: OWNER_AND_SUPERVISOR },
  remarks: { expected: EVERYBODY },
  addRemark: { expected: SUPERVISOR, body: () => ({ id: newId(), text: 'Count again.', ms: 12_000 }) },
  unseenWords: { expected: EVERYBODY },
  seeWords: { expected: OWNER_AND_SUPERVISOR },
  overrideDecision: {
    expected: SUPERVISOR,
    body: () => ({ id: newId(), decision: decisionId(), verdict: 'right', reason: 'Seen at the table.' }),
  },
  exportBoard: { expected: SUPERVISOR },
  exportRuns: { expected: OWNER_AND_SUPERVISOR, query: `?person=${IDS.person}` },
  exportRun: { expected: OWNER_AND_SUPERVISOR },
  exportTrainee: { expected: OWNER_AND_SUPERVISOR },
  exportHeatMap: { expected: SUPERVISOR },
  exportComparison: { expected: SUPERVISOR, query: `?people=${IDS.person}` },
  exportHomework: { expected: EVERYBODY },
  events: { expected: SUPERVISOR },
  listHomework: { expected: EVERYBODY },
  homework: { expected: OWNER_AND_SUPERVISOR },
  setHomework: {
    expected: SUPERVISOR,
    body: () => ({ id: newId(), title: 'Ties', settings: SETTINGS, dueAt: 1, classes: [], trainees: [IDS.person] }),
  },
  changeHomework: { expected: SUPERVISOR, body: () => ({ title: 'Ties', dueAt: 2 }) },
  cancelHomework: { expected: SUPERVISOR },
  renewRecoveryCode: { expected: SUPERVISOR, body: () => ({ secret: PASSWORD }) },
  recover: { expected: [401, 401, 401, 401, 401], body: () => ({ login: 'nobody', code: 'none', password: PASSWORD }) },
  // A wrong secret: whether the asking itself is allowed is what counts here.
  changeSecret: { expected: [401, 401, 401, 401, 401], body: () => ({ current: 'wrong', next: PASSWORD }) },
  signIn: { expected: [401, 401, 401, 401, 401], body: () => ({ login: 'nobody', secret: 'wrong' }) },
  resetSecret: { expected: SUPERVISOR, body: () => ({ secret: PIN }) },
  archivePerson: { expected: SUPERVISOR },
  unarchivePerson: { expected: SUPERVISOR },
  records: { expected: SUPERVISOR },
  downloadBackup: { expected: SUPERVISOR },
  // A file must come with it.
  uploadBackup: { expected: [401, 403, 403, 415, 401] },
  examineCopy: { expected: SUPERVISOR, query: '?copy=2026-01-31' },
  // A copy that is not there is no reason to fail, and leaves everything as it is.
  restoreBackup: { expected: SUPERVISOR, body: () => ({ copy: '2026-01-31' }) },
  checkRecords: { expected: SUPERVISOR },
  // Not while the person is active.
  erasePerson: { expected: [401, 403, 403, 409, 401] },
  signOut: { expected: ANYBODY },
};

let decision = '';
const decisionId = (): string => decision;

describe('who may ask what', () => {
  let school: TestSchool;
  let clients: Readonly<Record<Person, Client>>;

  beforeAll(async () => {
    school = await openTestSchool();
    const [owner, other, archived] = [await school.trainee(1), await school.trainee(2), await school.trainee(3)];
    clients = { nobody: school.client(), owner, other, supervisor: school.supervisor, archived };
    await owner.startRun(1);
    const reply = await owner.submit(IDS.run, 10, 0, NO_ANSWER);
    decision = reply.body.attempt.grade.decisions[0]?.id ?? '';
    await school.supervisor.ask('POST', '/api/classes', { body: { id: IDS.class, name: 'A' } });
    const homework = { id: IDS.homework, title: 'Ties', settings: SETTINGS, dueAt: 1, classes: [], trainees: [IDS.person] };
    await school.supervisor.ask('POST', '/api/homework', { body: homework });
    await school.supervisor.ask('POST', `/api/people/${archived.id}/archive`);
  });
  afterAll(async () => {
    expect(school.logged).toEqual([]);
    await school.close();
  });

  const endpoints = Object.entries(MATRIX).map(([name, line]) => [name, ENDPOINTS[name as keyof typeof ENDPOINTS], line] as const);

  it.each(endpoints)('%s', async (_, { method, path }, { expected, body, query = '' }) => {
    const filled = path.replaceAll(/:(\w+)/g, (__, parameter: string) => IDS[parameter as keyof typeof IDS]);
    const found: Partial<Record<Person, number>> = {};
    for (const person of PEOPLE) {
      found[person] = (await clients[person].ask(method, filled + query, body === undefined ? {} : { body: body() })).status;
      // What was undone is done again, so that each finds the same; a person signed out signs in again.
      if (path.endsWith('/sign-out')) continue;
      if (path.endsWith('/secret') && found[person] === 200) await clients.owner.signIn('trainee1', PIN);
    }
    if (path.endsWith('/archive')) await school.supervisor.ask('POST', filled.replace(/archive$/, 'unarchive'));
    if (path.endsWith(':person/archive')) await clients.owner.signIn('trainee1', PIN);
    expect(found).toEqual(Object.fromEntries(PEOPLE.map((person, index) => [person, expected[index]])));
  });

  it('is declared by every endpoint as the matrix finds it', () => {
    for (const [name, { access }, { expected }] of endpoints) {
      const [nobody, owner] = expected;
      if (access === 'supervisor') expect([name, nobody, owner]).toEqual([name, 401, 403]);
      if (access === 'signedIn') expect([name, nobody]).toEqual([name, 401]);
    }
  });
});
