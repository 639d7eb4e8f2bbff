import { APP_VERSION } from '../app-version.ts';
import { type CommandIo, EXIT } from './command.ts';
import { COMMANDS } from './commands.ts';

/** Runs `tapis` with these arguments and gives the exit status. */
export async function run(commandLine: readonly string[], io: CommandIo): Promise<number> {
  const [name, ...commandArguments] = commandLine;
  if (name === undefined) {
    io.stderr.write(helpText());
    return EXIT.usage;
  }
  if (name === '--help' || name === '-h' || name === 'help') {
    io.stdout.write(helpText());
    return EXIT.ok;
  }
  if (name === '--version' || name === '-V') {
    io.stdout.write(`${APP_VERSION}\n`);
    return EXIT.ok;
  }
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (command === undefined) {
    io.stderr.write(`tapis: there is no command "${name}"\n\n${helpText()}`);
    return EXIT.usage;
  }
  const { run: runCommand } = await command.load();
  try {
    return await runCommand(commandArguments, io);
  } catch (error) {
    if (!isWriteFailure(error)) throw error;
    io.stderr.write(`tapis ${name}: the output cannot be written: ${error.message}\n`);
    return EXIT.usage;
  }
}

/** A full disk, a device that is gone … */
function isWriteFailure(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error && error.syscall === 'write';
}

function helpText(): string {
  const width = Math.max(...COMMANDS.map(({ name }) => name.length));
  return [
    'Usage: tapis <command> [options]',
    '',
    'Commands:',
    ...COMMANDS.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    'Options:',
    '  -h, --help     show this help; after a command, show the help of the command',
    '  -V, --version  show the version',
    '',
  ].join('\n');
}
