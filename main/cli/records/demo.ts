import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

import { type Result, fail, ok } from '#shared/result.ts';

import { isoDay } from '../../iso-day.ts';
import { scryptHasher } from '../../services/accounts/secrets.ts';
import { type DemoSchool, fillDemo } from '../../services/demo/fill-demo.ts';
import { doUpkeep } from '../../services/upkeep.ts';
import { type StoreTarget, openStore } from '../../store/open-store.ts';
import { type CommandIo, EXIT } from '../command.ts';
import { parseOptions } from '../parse-options.ts';
import { storeMessage } from '../serve/messages.ts';
import { storePlace } from '../store-place.ts';
import { placeOf } from './messages.ts';
import { progressLine, stoppable } from './records-command.ts';

const MOST_TRAINEES = 500;

const HELP = `Usage: tapis demo --data DIR [options]

Fills a fresh folder with a school that never was: simulated trainees, each with strengths and weaknesses, who learn over
a term of twelve weeks. Tables are really dealt and answers really graded. The school is marked as a demonstration.
The same seed, number and end always make the same school.

Options:
  --data DIR      a folder without records
  --trainees N    how many trainees, 1 to ${MOST_TRAINEES} (60)
  --seed TEXT     what the school is made from (1)
  --end DAY       the last day of the term, as 2026-06-30 (today)
  -h, --help      show this help

Environment:
  DATABASE_URL  postgres://…: fill this database, which must be empty, instead

Exit status: 0 when the school is there, 1 when it is not, 2 when the command line is wrong.
`;

interface DemoRequest {
  readonly seed: string;
  readonly trainees: number;
  readonly end: number;
}

/** `tapis demo`: a school to look at. */
export async function run(commandArguments: readonly string[], io: CommandIo): Promise<number> {
  const complain = (message: string, status: number): number => {
    io.stderr.write(`tapis demo: ${message}\n`);
    return status;
  };
  const parsed = parseOptions({
    args: [...commandArguments],
    options: {
      data: { type: 'string' },
      trainees: { type: 'string', default: '60' },
      seed: { type: 'string', default: '1' },
      end: { type: 'string', default: isoDay(Date.now()) },
      help: { type: 'boolean', short: 'h', default: false },
    },
  } as const);
  if (!parsed.ok) return complain(parsed.error, EXIT.usage);
  const { data, help, ...wished } = parsed.value.values;
  if (help) {
    io.stdout.write(HELP);
    return EXIT.ok;
  }
  const request = readRequest(wished);
  if (!request.ok) return complain(request.error, EXIT.usage);
  const place = storePlace(data, process.env);
  if (!place.ok) return complain(place.error, EXIT.usage);
  const { target } = place.value;
  // Where a person's own records lie by themselves is no place for made-up ones.
  if (data === undefined && target.kind === 'sqlite') return complain('give a fresh folder with --data.', EXIT.usage);

  const progress = progressLine(io.stderr);
  const filled = await stoppable((signal) => fill(target, request.value, { signal, onProgress: progress.show('Practising') }));
  progress.clear();
  if (!filled.ok) return complain(filled.error, EXIT.failed);
  io.stdout.write(inWords(filled.value, target));
  return EXIT.ok;
}

function readRequest({ trainees, seed, end }: Readonly<Record<'trainees' | 'seed' | 'end', string>>): Result<DemoRequest, string> {
  const number = Number(trainees);
  if (!/^\d{1,3}$/.test(trainees) || number < 1 || number > MOST_TRAINEES) return fail(`--trainees takes 1 to ${MOST_TRAINEES}.`);
  const day = Date.parse(`${end}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(end) || Number.isNaN(day)) return fail('--end takes a day, as 2026-06-30.');
  return ok({ seed: createHash('sha256').update(seed).digest('hex').slice(0, 32), trainees: number, end: day });
}

type Watching = Pick<Parameters<typeof fillDemo>[1], 'signal' | 'onProgress'>;

/** Fills a file beside the place, which gets its name once the school is whole; a database of PostgreSQL as it is. */
async function fill(target: StoreTarget, request: DemoRequest, watch: Watching): Promise<Result<DemoSchool, string>> {
  if (target.kind === 'sqlite' && existsSync(target.file)) return fail(takenMessage(target));
  const part: StoreTarget = target.kind === 'sqlite' ? { kind: 'sqlite', file: `${target.file}.${process.pid}.part` } : target;
  if (target.kind === 'sqlite') await mkdir(dirname(target.file), { recursive: true, mode: 0o700 });
  try {
    const school = await fillNew(part, request, watch);
    if (school.ok && target.kind === 'sqlite' && part.kind === 'sqlite') await rename(part.file, target.file);
    return school;
  } catch (error) {
    if (watch.signal?.aborted === true)
      return fail(target.kind === 'sqlite' ? 'stopped. Nothing is left of it.' : 'stopped. The database holds half a school.');
    throw error;
  } finally {
    if (part.kind === 'sqlite') for (const rest of ['', '-wal', '-shm']) await rm(part.file + rest, { force: true });
  }
}

async function fillNew(target: StoreTarget, request: DemoRequest, watch: Watching): Promise<Result<DemoSchool, string>> {
  const opened = await openStore(target, { clock: Date.now });
  if (!opened.ok) return fail(storeMessage(opened.error, target));
  const store = opened.value;
  try {
    await doUpkeep(store);
    const isTaken = (await store.read.school()) !== undefined || (await store.read.profiles()).length > 0;
    if (isTaken) return fail(takenMessage(target));
    return ok(await fillDemo(store, { ...request, ...watch, secrets: scryptHasher(randomBytes) }));
  } finally {
    await store.close();
  }
}

/** What is there stays as it is; the made-up school goes elsewhere. */
function takenMessage(target: StoreTarget): string {
  const elsewhere =
    target.kind === 'sqlite'
      ? 'Give a folder that is not there yet, and open the school from it: tapis demo --data DIR, then tapis serve --data DIR.'
      : 'Name an empty database with DATABASE_URL, or leave it unset and give a fresh folder with --data.';
  return `there are records ${placeOf(target)} already, and they stay as they are. ${elsewhere}`;
}

function inWords({ supervisor, trainee, trainees, runs, answers }: DemoSchool, target: StoreTarget): string {
  return [
    `${trainees} trainees played ${runs} runs and gave ${answers} answers. They are ${placeOf(target)}.`,
    `Supervisor: ${supervisor.login}, password ${supervisor.password}`,
    `Trainees: ${trainee.login} and the others, PIN ${trainee.pin}`,
    '',
  ].join('\n');
}
