import { spawn } from 'node:child_process';

/** Runs a program to its end and answers its exit code; 1 when it cannot start or a signal ended it. */
export function run(command, commandArguments, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, commandArguments, { stdio: 'inherit', ...options });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Standard input and error as they are; standard output goes to standard error, since the caller's own may be data. */
export const OUTPUT_TO_STDERR = ['inherit', 2, 2];
