import { once } from 'node:events';
import type { Writable } from 'node:stream';

/** Writes lines no faster than they are taken. */
export interface LineWriter {
  /** False when the reader has gone away, which is no failure: `tapis settle | head` does it. */
  readonly write: (lines: readonly string[]) => Promise<boolean>;
}

/** A line writer on a stream. */
export function lineWriter(stream: Writable): LineWriter {
  let failure: Error | undefined;
  stream.on('error', (error) => (failure ??= error));
  return {
    async write(lines) {
      if (failure === undefined && lines.length > 0 && !stream.write(`${lines.join('\n')}\n`)) {
        // An error ends the waiting too; it is the listener's above.
        await once(stream, 'drain').catch(() => undefined);
      }
      if (failure !== undefined && !isClosedPipe(failure)) throw failure;
      return failure === undefined;
    },
  };
}

function isClosedPipe(error: Error): boolean {
  return 'code' in error && (error.code === 'EPIPE' || error.code === 'ERR_STREAM_DESTROYED');
}
