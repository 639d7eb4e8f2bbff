// `npm run bench`: measures the goals of the performance list. Words pick goals out, by their number or what they say;
// `--strict` makes a missed goal a failure. Each contender runs in a process of its own, one at a time and in turns.
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';

import { PAGE_GOALS, type PageGoal, RATE_GOALS, type RateGoal } from './goals.ts';
import { createSchools } from './school/schools.ts';
import { VERDICT_WORDS, type Verdict, figures, median, verdictOf } from './verdict.ts';
import type { Clock } from './contender.ts';
import { type Worker, startWorker } from './workers.ts';

const WARM_UP_MS = 1_500;
const ROUND_MS = 250;
const ROUNDS = 9;
const COLD_ROUNDS = 3;

const { values: options, positionals } = parseArgs({ allowPositionals: true, options: { strict: { type: 'boolean', default: false } } });
const say = (text: string): void => void process.stderr.write(`${text}\n`);

/** Operations a second of each contender, round by round. */
async function race(contenders: readonly (readonly string[])[], clock?: Clock): Promise<number[][]> {
  const workers: Worker[] = [];
  try {
    for (const [name = '', ...rest] of contenders) workers.push(await startWorker(name, rest));
    for (const worker of workers) await worker.rate(WARM_UP_MS, clock);
    const rates: number[][] = workers.map(() => []);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [index, worker] of workers.entries()) rates[index]?.push(await worker.rate(ROUND_MS, clock));
    }
    return rates;
  } finally {
    for (const worker of workers) worker.stop();
  }
}

/** Operations a second in new processes, round by round. */
async function coldRates(contender: string): Promise<number[]> {
  const rates: number[] = [];
  while (rates.length < COLD_ROUNDS) {
    const worker = await startWorker(contender);
    try {
      rates.push(await worker.rate(0));
    } finally {
      worker.stop();
    }
  }
  return rates;
}

/** Measures a rate or a ratio, prints it and gives the verdict. */
async function measureRate({ id, what, ours, peer, least, cold, clock, unit }: RateGoal): Promise<Verdict> {
  say(`… ${id}: ${what}`);
  const [own = [], others = []] = cold
    ? [await coldRates(ours)]
    : await race(peer === undefined ? [[ours]] : [[ours], [peer.contender]], clock);
  // The two of one round ran one after the other, under the same conditions.
  const measured = peer === undefined ? median(own) : median(own.map((rate, round) => rate / (others[round] ?? Number.NaN)));
  const verdict = verdictOf(measured, least);
  const against = peer === undefined ? '' : `, ${peer.name} ${figures(median(others))}: ${figures(measured)} ×`;
  const goal = peer === undefined ? figures(least) : `${figures(least)} ×`;
  process.stdout.write(
    `${VERDICT_WORDS[verdict].padEnd(5)} ${id}  ${what}: ${figures(median(own))} ${unit} a second${against} (goal ${goal})\n`,
  );
  return verdict;
}

const schoolOn = createSchools(say);

/** Measures how long a page takes, prints it and gives the verdict; undefined where the machine lacks the database. */
async function measurePage({ id, what, database, path, withinMs }: PageGoal): Promise<Verdict | undefined> {
  const target = await schoolOn(database);
  if (target === undefined) return undefined;
  say(`… ${id}: ${what}`);
  // A database server works for us too, in a process whose time is not known: there the clock has to do.
  const clock = database === 'PostgreSQL' ? 'wall' : 'processor';
  const [rates = []] = await race([['school', JSON.stringify(target), path]], clock);
  const milliseconds = 1_000 / median(rates);
  const verdict = verdictOf(withinMs, milliseconds);
  const measured = `${figures(milliseconds)} ms ${clock === 'wall' ? 'by the clock' : 'of the processor'}`;
  process.stdout.write(`${VERDICT_WORDS[verdict].padEnd(5)} ${id}  ${what}: ${measured} (goal ${figures(withinMs)} ms)\n`);
  return verdict;
}

/** A number is that of a goal, whatever other numbers there are in what it says. */
const isWanted = ({ id, what }: { readonly id: string; readonly what: string }): boolean =>
  positionals.length === 0 || positionals.some((word) => id === word || (!/^\d+$/.test(word) && what.includes(word)));

// Whoever interrupts leaves no database behind: what has to go goes when the process exits.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130));

const verdicts: Verdict[] = [];
for (const goal of RATE_GOALS.filter(isWanted)) verdicts.push(await measureRate(goal));
for (const goal of PAGE_GOALS.filter(isWanted)) {
  const verdict = await measurePage(goal);
  if (verdict !== undefined) verdicts.push(verdict);
}
const missed = verdicts.filter((verdict) => verdict === 'miss').length;
process.stdout.write(`${verdicts.length - missed} of ${verdicts.length} goals reached, a margin of 15 % allowed\n`);
process.stdout.write(`Load of the machine: ${figures(loadavg()[0] ?? 0)} on ${availableParallelism()} processors\n`);
if (verdicts.length === 0 || (options.strict && missed > 0)) process.exitCode = 1;
