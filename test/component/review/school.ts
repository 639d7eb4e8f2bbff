/** A school with two trainees: Alice settles as prescribed, Bruno does nothing at all. */
import { onTestFinished, vi } from 'vitest';

import type { ClassView } from '#shared/api/people.ts';

import { NO_ANSWER, itemOf, rightAnswer } from '../../support/desk.ts';
import { uuid } from '../../support/records.ts';
import { type Client, type TestSchool, openTestSchool } from '../../support/school.ts';

const ITEMS = 2;
export const ALICES_FIRST = 100;
export const ALICES_SECOND = 101;
export const BRUNOS_FIRST = 200;
const CLASS = 900;

export interface PractisedSchool extends TestSchool {
  readonly alice: Client & { readonly id: string };
  readonly bruno: Client & { readonly id: string };
  readonly group: ClassView;
}

/** The page lives on the day of the desk, whose clock the tests hold. */
export function sameDay(): void {
  vi.setSystemTime(Date.UTC(2026, 0, 31, 13));
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

/** Opens it, both in one class, each with a finished run. */
export async function openPractisedSchool(): Promise<PractisedSchool> {
  const school = await openTestSchool();
  const alice = await school.trainee(1, 'Alice Martin');
  const bruno = await school.trainee(2, 'Bruno Klein');
  await school.supervisor.ask('POST', '/api/classes', { body: { id: uuid(CLASS), name: 'Intake 12' } });
  const members = { people: [alice.id, bruno.id] };
  const { body: group } = await school.supervisor.ask<ClassView>('PUT', `/api/classes/${uuid(CLASS)}/members`, { body: members });
  await practise(alice, 1, ALICES_FIRST, true);
  await practise(bruno, 2, BRUNOS_FIRST, false);
  return { ...school, alice, bruno, group };
}

async function practise(client: Client, run: number, first: number, rightly: boolean): Promise<void> {
  const { body: state } = await client.startRun(run, { items: ITEMS });
  let item = itemOf(state);
  for (let index = 0; index < ITEMS; index += 1) {
    const events = rightly ? rightAnswer(state.run.settings, item.table) : NO_ANSWER;
    const { body: reply } = await client.submit(state.run.id, first + index, index, events);
    if (reply.next) item = reply.next;
  }
}
