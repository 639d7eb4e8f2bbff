import type { Readable, Writable } from 'node:stream';

/** The streams a command works on. */
export interface CommandIo {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
}

/** What a command's module exports: runs it and gives the exit status. */
export interface CommandModule {
  readonly run: (commandArguments: readonly string[], io: CommandIo) => Promise<number>;
}

/** A command of `tapis`. Its module is only loaded when it is asked for. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  readonly load: () => Promise<CommandModule>;
}

/** Exit statuses: all went well; it ran but something was wrong with the input; the command line is wrong. */
export const EXIT = { ok: 0, failed: 1, usage: 2 } as const;
