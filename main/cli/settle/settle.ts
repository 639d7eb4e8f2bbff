import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';

import { type CommandIo, EXIT } from '../command.ts';
import { parseOptions } from '../parse-options.ts';
import { readLines } from './json-lines.ts';
import { type LineWriter, lineWriter } from '../line-writer.ts';
import { settleLine } from './settle-line.ts';

const HELP = `Usage: tapis settle [file...]

Reads table files, one JSON object a line, and writes a settlement for each on a line of its own, in the same order.
Without a file, or for "-", it reads standard input. Blank lines are left out.
A table that cannot be settled becomes {"error": {"code", "path", "message"}}; the lines after it are still settled.

Options:
  -h, --help  show this help

Exit status: 0 when every table was settled, 1 when one was not, 2 when the command line or a file is at fault.
`;

/** `tapis settle`: a stream of tables in, a stream of settlements out. */
export async function run(commandArguments: readonly string[], io: CommandIo): Promise<number> {
  const parsed = parseOptions({
    args: [...commandArguments],
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h', default: false } },
  });
  if (!parsed.ok) {
    io.stderr.write(`tapis settle: ${parsed.error}\n`);
    return EXIT.usage;
  }
  if (parsed.value.values.help) {
    io.stdout.write(HELP);
    return EXIT.ok;
  }
  const files = parsed.value.positionals.length === 0 ? ['-'] : parsed.value.positionals;
  const writer = lineWriter(io.stdout);
  let status: number = EXIT.ok;
  for (const file of files) {
    const outcome = await settleFile(file, writer, io);
    if (outcome === 'unreadable') return EXIT.usage;
    if (outcome === 'refusals') status = EXIT.failed;
    if (outcome === 'readerGone') break;
  }
  return status;
}

type FileOutcome = 'settled' | 'refusals' | 'unreadable' | 'readerGone';

async function settleFile(file: string, writer: LineWriter, io: CommandIo): Promise<FileOutcome> {
  try {
    return await settleStream(file === '-' ? io.stdin : createReadStream(file), writer);
  } catch (error) {
    if (!isReadFailure(error)) throw error;
    io.stderr.write(`tapis settle: ${file} cannot be read: ${error.message}\n`);
    return 'unreadable';
  }
}

async function settleStream(source: Readable, writer: LineWriter): Promise<FileOutcome> {
  let outcome: FileOutcome = 'settled';
  for await (const lines of readLines(source)) {
    const results = lines.map(settleLine);
    if (results.some(({ settled }) => !settled)) outcome = 'refusals';
    if (!(await writer.write(results.map(({ text }) => text)))) return 'readerGone';
  }
  return outcome;
}

/** A file that is missing, locked, a folder … A failure to write is not one of these. */
function isReadFailure(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error && error.syscall !== 'write';
}
