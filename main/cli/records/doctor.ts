import { dirname, join } from 'node:path';

import { type Checked, checkRecords } from '../../services/records/check-records.ts';
import { COPIES_FOLDER } from '../../services/records/copies-folder.ts';
import { checkPlace } from '../../services/records/check-place.ts';
import type { Finding } from '../../services/records/findings.ts';
import { repairGrades } from '../../services/records/repair.ts';
import { openDatabase } from '../../store/open-store.ts';
import { withSnapshot } from '../../store/records/snapshot.ts';
import { type CommandIo, EXIT } from '../command.ts';
import { parseOptions } from '../parse-options.ts';
import { storeMessage } from '../serve/messages.ts';
import { type StorePlace, storePlace } from '../store-place.ts';
import { ADVICE } from './advice.ts';
import { placeOf } from './messages.ts';
import { progressLine, stoppable } from './records-command.ts';

const HELP = `Usage: tapis doctor [options]

Looks through everything Tapis keeps: whether the file is sound, whether every answer has the grade and the figures it
should have, whether anything is missing, and whether there is room on the disk. It changes nothing by itself.

Options:
  --data DIR   the folder of the database (where Tapis keeps it by itself)
  --repair     compute wrong grades and figures anew; the answers themselves are never touched
  --json       print the findings as JSON
  -h, --help   show this help

Environment:
  TAPIS_DATA    the folder of the database, where --data is not given
  DATABASE_URL  postgres://…: look into this database instead

Exit status: 0 when all is well, 1 when there are problems, 2 when it cannot look.
`;

/** `tapis doctor`: whether the records are well. */
export async function run(commandArguments: readonly string[], io: CommandIo): Promise<number> {
  const complain = (message: string): number => {
    io.stderr.write(`tapis doctor: ${message}\n`);
    return EXIT.usage;
  };
  const parsed = parseOptions({
    args: [...commandArguments],
    options: {
      data: { type: 'string' },
      repair: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  } as const);
  if (!parsed.ok) return complain(parsed.error);
  const { data, repair, json, help } = parsed.value.values;
  if (help) {
    io.stdout.write(HELP);
    return EXIT.ok;
  }
  const place = storePlace(data, process.env);
  if (!place.ok) return complain(place.error);

  const progress = progressLine(io.stderr);
  try {
    const looked = await stoppable(async (signal) => {
      const checked = await look(place.value, { signal, onProgress: progress.show('Looking') });
      if (typeof checked === 'string' || !repair || checked.toRepair.length === 0) return { checked, repaired: 0 };
      const repaired = await mend(place.value, checked.toRepair, { signal, onProgress: progress.show('Repairing') });
      return { checked: await look(place.value, { signal, onProgress: progress.show('Looking again') }), repaired };
    });
    progress.clear();
    if (typeof looked.checked === 'string') return complain(looked.checked);
    io.stdout.write(json ? asJson(looked.checked, looked.repaired) : asText(looked.checked, looked.repaired, place.value));
    return looked.checked.findings.some(({ level }) => level === 'problem') ? EXIT.failed : EXIT.ok;
  } catch (error) {
    progress.clear();
    if (error instanceof Error && error.name === 'AbortError') return complain('stopped.');
    throw error;
  }
}

type Watching = Parameters<typeof checkRecords>[3];

/** What is found, or why nothing can be looked at. */
async function look({ target, folder }: StorePlace, watch: Watching): Promise<Checked | string> {
  const now = Date.now();
  const looked = await withSnapshot(target, (transaction) => checkRecords(transaction, target.kind, now, watch));
  if (!looked.ok) {
    const { code, detail } = looked.error;
    if (code === 'databaseMissing') return `there are no records ${placeOf(target)}. Give the folder they are in with --data.`;
    return storeMessage({ code, detail }, target);
  }
  const home = target.kind === 'sqlite' ? dirname(target.file) : folder;
  const around = await checkPlace(home, join(home, COPIES_FOLDER));
  return { ...looked.value, findings: [...looked.value.findings, ...around] };
}

async function mend({ target }: StorePlace, attempts: readonly string[], watch: Watching): Promise<number> {
  const opened = await openDatabase(target);
  if (!opened.ok) return 0;
  try {
    return await repairGrades(opened.value, attempts, watch);
  } finally {
    await opened.value.destroy();
  }
}

function asJson({ attempts, regraded, findings }: Checked, repaired: number): string {
  return `${JSON.stringify({ attempts, regraded, repaired, findings }, null, 2)}\n`;
}

function asText({ attempts, regraded, findings }: Checked, repaired: number, { target }: StorePlace): string {
  const head = `Looked at ${attempts} answers ${placeOf(target)}; ${regraded} were graded anew.`;
  const mended = repaired === 0 ? [] : [`${repaired} were repaired.`];
  return [head, ...mended, ...(findings.length === 0 ? ['All is well.'] : findings.map(inWords)), ''].join('\n');
}

function inWords({ code, level, count, examples }: Finding): string {
  const { what, todo } = ADVICE[code];
  const some = examples.length < count ? `${examples.join(', ')}, …` : examples.join(', ');
  return `${level === 'problem' ? 'PROBLEM' : 'Notice '} ${what} (${count}: ${some})\n        ${todo}`;
}
