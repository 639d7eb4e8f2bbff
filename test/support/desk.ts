/** A desk to ask directly, with a clock and seeds that are the same every time. */
import type { AnswerEvent, RunSettings } from '#shared/drills/types.ts';
import type { AttemptReply, RunState } from '#shared/api/schemas.ts';
import { drillById } from '#shared/drills/index.ts';
import type { Step, Table } from '#shared/games/types.ts';

import { type SecretHasher, scryptHasher } from '../../main/services/accounts/secrets.ts';
import { onlyHosts } from '../../main/desk/access.ts';
import { type Desk, createDesk } from '../../main/desk/create-desk.ts';
import { type EventStreams, createEventStreams } from '../../main/desk/event-streams.ts';
import { keepRecords } from '../../main/services/records/record-keeping.ts';
import type { OpenStore, StoreTarget } from '../../main/store/open-store.ts';
import { countedBytes } from './counted-bytes.ts';
import { SETTINGS, uuid } from './records.ts';
import { openTestStore } from './stores.ts';
import { createTimers } from './timers.ts';

export const ORIGIN = 'http://localhost:8470';

export interface Answered<Body = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: Body;
}

export interface Asking {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The network address it comes from. */
  readonly address?: string;
}

export interface TestDesk {
  readonly desk: Desk;
  readonly store: OpenStore;
  /** Sends a body as JSON. */
  readonly ask: <Body>(method: string, path: string, asking?: Asking) => Promise<Answered<Body>>;
  /** What was logged as a bug. */
  readonly logged: readonly unknown[];
  /** The seeds handed out to runs. */
  readonly seeds: readonly string[];
  readonly startRun: (number: number, changes?: Partial<RunSettings>) => Promise<RunState>;
  readonly submit: (run: string, number: number, index: number, events: readonly AnswerEvent[]) => Promise<Answered<AttemptReply>>;
  readonly streams: EventStreams;
  /** Lets time pass. */
  readonly pass: (milliseconds: number) => void;
  readonly close: () => Promise<void>;
}

export interface TestDeskOptions {
  readonly target?: StoreTarget;
  readonly interfaceFolder?: string;
  /** When its clock starts. */
  readonly now?: number;
  /** Where other machines reach the host. */
  readonly joinAddresses?: readonly string[];
  /** Instead of a real one, to see what happens when it fails. */
  readonly store?: OpenStore;
  /** Puts something around the hashing of secrets. */
  readonly aroundSecrets?: (hasher: SecretHasher) => SecretHasher;
}

/** Opens a desk over a fresh database. Its clock moves on a second each time it is read. */
export async function openTestDesk(options: TestDeskOptions = {}): Promise<TestDesk> {
  let now = options.now ?? Date.UTC(2026, 0, 31, 12);
  const clock = (): number => (now += 1_000);
  const seeds: string[] = [];
  const logged: unknown[] = [];
  const target: StoreTarget = options.target ?? { kind: 'sqlite', file: ':memory:' };
  const store = options.store ?? (await openTestStore(target, clock));
  const randomBytes = countedBytes();
  // Cheap: what is tested is not how slow it is.
  const hasher = scryptHasher(randomBytes, 2);
  let ids = 0;
  const newId = (): string => uuid(0xde5c_0000 + (ids += 1));
  // Daily copies are made when a test says so, which none of these does.
  const records = keepRecords({
    store,
    target,
    folder: null,
    appVersion: '1.2.3',
    clock,
    newId,
    later: () => () => undefined,
    onFailure: (error) => logged.push(error),
  });
  const timers = createTimers();
  const streams = createEventStreams({ changes: store.changes, later: timers.later, onFailure: (error) => logged.push(error) });
  const desk = createDesk({
    store,
    records,
    streams,
    clock,
    randomBytes,
    newId,
    secrets: options.aroundSecrets?.(hasher) ?? hasher,
    randomSeed: () => {
      const seed = (0x5eed_0000 + seeds.length).toString(16).repeat(4);
      seeds.push(seed);
      return seed;
    },
    appVersion: '1.2.3',
    allowsHost: onlyHosts(['localhost']),
    joinAddresses: () => options.joinAddresses ?? [],
    interfaceFolder: options.interfaceFolder ?? null,
    log: (_, error) => logged.push(error),
    newLogId: () => `log${logged.length}`,
  });

  const ask = async <Body>(method: string, path: string, { body, headers, address }: Asking = {}): Promise<Answered<Body>> => {
    const response = await desk(
      new Request(ORIGIN + path, {
        method,
        headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
      address,
    );
    // A stream would never end.
    if (response.headers.get('content-type') === 'text/event-stream') await response.body?.cancel();
    const text = response.bodyUsed ? '' : await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    return { status: response.status, headers: response.headers, text, body: (isJson ? JSON.parse(text) : undefined) as Body };
  };

  return {
    desk,
    store,
    ask,
    logged,
    seeds,
    startRun: async (number, changes = {}) =>
      (await ask<RunState>('POST', '/api/runs', { body: { id: uuid(number), settings: { ...SETTINGS, ...changes } } })).body,
    submit: (run, number, index, events) => ask('POST', `/api/runs/${run}/attempts`, { body: { id: uuid(number), index, events } }),
    streams,
    pass: (milliseconds) => {
      now += milliseconds;
      timers.pass(milliseconds);
    },
    close: async () => {
      streams.hangUp();
      await records.close();
      await store.close();
    },
  };
}

/** The prescribed answer to a table, one step a second. */
export function rightAnswer(settings: RunSettings, table: Table): AnswerEvent[] {
  const drill = drillById(settings.drill);
  if (drill === undefined) throw new Error('no such drill');
  const steps = drill.expectedSteps(settings, drill.expected(settings, table));
  return [...steps.map((step, index) => eventFor(step, (index + 1) * 1_000)), { type: 'done', ms: (steps.length + 1) * 1_000 }];
}

function eventFor(step: Step, ms: number): AnswerEvent {
  if (step.kind === 'call') return { type: 'call', call: step.call, ms };
  const { seat, bet, action, amount } = step;
  return { type: action, seat, bet, amount, ms };
}

/** An answer in which nothing was done. */
export const NO_ANSWER: readonly AnswerEvent[] = [{ type: 'done', ms: 4_000 }];

/** The item a run asks now. */
export function itemOf(state: Pick<RunState, 'item'>): NonNullable<RunState['item']> {
  if (state.item === null) throw new Error('the run has no item to answer');
  return state.item;
}
