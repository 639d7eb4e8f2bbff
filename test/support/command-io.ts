import { Readable, Writable } from 'node:stream';

import { run } from '../../main/cli/run.ts';

/** What a command wrote and the status it ended with. */
export interface CommandResult {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `tapis` in this process; the input comes in these chunks. */
export async function runTapis(commandLine: readonly string[], input: readonly (string | Uint8Array)[] = []): Promise<CommandResult> {
  const stdout = collector();
  const stderr = collector();
  const stdin = Readable.from(input.map((chunk) => Buffer.from(chunk)));
  const status = await run(commandLine, { stdin, stdout: stdout.stream, stderr: stderr.stream });
  return { status, stdout: stdout.text(), stderr: stderr.text() };
}

function collector(): { readonly stream: Writable; readonly text: () => string } {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    // A small buffer and a slow reader, so that writers must wait.
    highWaterMark: 64,
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      setImmediate(done);
    },
  });
  return { stream, text: () => Buffer.concat(chunks).toString('utf8') };
}
