import { spawn } from 'node:child_process';

/** How long a program told to end may take over it. */
const KILL_MS = 2_000;

/**
 * Runs a program to its end and answers its exit code; 1 when it cannot start or a signal ended it.
 * With `endsWithUs` nothing ends this process before that program: npm, interrupted once, would go on installing behind
 * the back of the next start. Told twice it ends, and then so does this process.
 */
export function run(command, commandArguments, { endsWithUs = false, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, commandArguments, { stdio: 'inherit', ...options });
    let interrupted = false;
    const interrupt = () => {
      interrupted = true;
      child.kill();
      setTimeout(() => child.kill('SIGKILL'), KILL_MS).unref();
    };
    const signals = endsWithUs ? ['SIGINT', 'SIGTERM', 'SIGHUP'] : [];
    for (const signal of signals) process.on(signal, interrupt);
    const end = (code) => {
      for (const signal of signals) process.off(signal, interrupt);
      if (interrupted) process.exit(130);
      resolve(code);
    };
    child.on('error', () => end(1));
    child.on('exit', (code) => end(code ?? 1));
  });
}

/** Standard input and error as they are; standard output goes to standard error, since the caller's own may be data. */
export const OUTPUT_TO_STDERR = ['inherit', 2, 2];
