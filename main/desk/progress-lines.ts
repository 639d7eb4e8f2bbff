import type { ApiError } from '#shared/api/schemas.ts';
import { type Progress, PROGRESS_TYPE } from '#shared/api/progress.ts';

import type { Outcome } from '../services/context.ts';
import type { ImportWatch } from '../services/people/import-people.ts';
import { streamResponse } from './stream-response.ts';

/**
 * Answers while it works: a line of JSON whenever it is further, and a last one with what came of it, be it a failure. A
 * reader who goes away stops it. `reportBug` gives the reference of a bug.
 */
export function progressLines<Value>(
  work: (watch: ImportWatch) => Promise<Outcome<Value>>,
  reportBug: (error: unknown) => string,
): Response {
  const encoder = new TextEncoder();
  const gone = new AbortController();
  const body = new ReadableStream<Uint8Array>({
    async start(stream) {
      const tell = (line: Progress | Value | ApiError): void => {
        if (!gone.signal.aborted) stream.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
      };
      try {
        const outcome = await work({ onProgress: (done, total) => tell({ done, total }), signal: gone.signal });
        tell(outcome.ok ? outcome.value : { error: outcome.error });
      } catch (error) {
        if (gone.signal.aborted) return;
        tell({ error: { code: 'internal', logId: reportBug(error) } });
      }
      if (!gone.signal.aborted) stream.close();
    },
    cancel() {
      gone.abort();
    },
  });
  return streamResponse(body, PROGRESS_TYPE);
}
