import { run } from './run.ts';

// The exit status is set, not forced: what is still on its way to a pipe gets there.
process.exitCode = await run(process.argv.slice(2), { stdin: process.stdin, stdout: process.stdout, stderr: process.stderr });
