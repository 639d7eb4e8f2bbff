// `npm run bench`: measures the goals of the performance list. Words pick goals out, by their number or what they say;
// `--strict` makes a missed goal a failure. Each contender runs in a process of its own, one at a time and in turns.
import { parseArgs } from 'node:util';

import { GOALS, type Goal } from './goals.ts';
import { VERDICT_WORDS, type Verdict, figures, median, verdictOf } from './verdict.ts';
import { type Worker, startWorker } from './workers.ts';

const WARM_UP_MS = 1_500;
const ROUND_MS = 250;
const ROUNDS = 9;
const COLD_ROUNDS = 3;

const { values: options, positionals } = parseArgs({ allowPositionals: true, options: { strict: { type: 'boolean', default: false } } });
const say = (text: string): void => void process.stderr.write(`${text}\n`);

/** Operations a second of each contender, round by round. */
async function race(contenders: readonly string[]): Promise<number[][]> {
  const workers: Worker[] = [];
  try {
    for (const contender of contenders) workers.push(await startWorker(contender));
    for (const worker of workers) await worker.rate(WARM_UP_MS);
    const rates: number[][] = workers.map(() => []);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [index, worker] of workers.entries()) rates[index]?.push(await worker.rate(ROUND_MS));
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

/** Measures one goal, prints it and gives the verdict. */
async function measure({ id, what, ours, peer, least, cold, unit }: Goal): Promise<Verdict> {
  say(`… ${id}: ${what}`);
  const [own = [], others = []] = cold ? [await coldRates(ours)] : await race(peer === undefined ? [ours] : [ours, peer.contender]);
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

const wanted = GOALS.filter(({ id, what }) => positionals.length === 0 || positionals.some((word) => id === word || what.includes(word)));
const verdicts: Verdict[] = [];
for (const goal of wanted) verdicts.push(await measure(goal));
const missed = verdicts.filter((verdict) => verdict === 'miss').length;
process.stdout.write(`${verdicts.length - missed} of ${verdicts.length} goals reached, a margin of 15 % allowed\n`);
if (wanted.length === 0 || (options.strict && missed > 0)) process.exitCode = 1;
